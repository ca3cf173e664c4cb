// How things move and sound in Kingdoms.
import type { Flight, Sound } from "../contract";
import { seatPlace } from "../../lib/flights";
import type { GameEvent } from "./wire";

export function flights(event: GameEvent, eyes: number | null): Flight[] {
  if (event.event !== "castle" && event.event !== "put") return [];
  const piece = event.event === "castle" ? `[data-piece="castle ${event.rank}"]` : event.starting ? '[data-piece="start"]' : ".tray .hand .piece";
  return [{ from: event.seat === eyes ? piece : seatPlace(event.seat), to: `[data-cell="${event.cell}"] svg` }];
}

export const sounds: Record<string, Sound> = { castle: "piece", put: "piece", draw: "card", take: "card", scored: "score", ended: "end" };

export const place = (cell: string): string => `[data-cell="${cell}"]`;
