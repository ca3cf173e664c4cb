// How things move and sound in Palais Royal.
import type { Flight, Sound } from "../contract";
import { seatPlace } from "../../lib/flights";
import type { GameEvent } from "./wire";

const room = (name: string) => `[data-room="${name}"]`;
const space = (cell: string) => `[data-cell="${cell}"]`;
/** Where servants come from. */
const source = (name: string, seat: number) => (name === "reserve" ? seatPlace(seat) : room(name));
const servant = (seat: number) => `[data-seat="${seat}"] .pawn svg`;

export function flights(event: GameEvent): Flight[] {
  switch (event.event) {
    case "set-up":
      return Object.keys(event.rooms).map((to) => ({ from: seatPlace(event.seat), to: room(to), like: servant(event.seat) }));
    case "brought":
      return Object.keys(event.sources).map((from) => ({ from: source(from, event.seat), to: room(event.room), like: servant(event.seat) }));
    case "walked":
      return [{ from: room(event.start), to: room(event.end), like: servant(event.seat) }];
    case "left":
      return [{ from: source(event.source, event.seat), to: space(event.space), like: servant(event.seat) }];
    case "minted":
      return [{ from: room("mint"), to: seatPlace(event.seat), text: `+${event.louis}` }];
    case "recruited":
      return [{ from: space(event.space), to: seatPlace(event.seat), like: `${space(event.space)} .bust svg` }];
    case "kept":
      return [{ from: room("back-door"), to: seatPlace(event.seat), like: `${room("back-door")} .icon svg` }];
    case "letter":
      return [{ from: seatPlace(event.seat), to: "[data-board]", like: `[data-seat="${event.seat}"] .letters svg` }];
    default:
      return [];
  }
}

export const sounds: Record<string, Sound> = {
  "set-up": "piece", brought: "piece", walked: "piece", left: "piece", minted: "coin", recruited: "coin", letter: "card", drew: "card", kept: "card", scored: "score", ended: "end",
}; // prettier-ignore

/** A side of the garden. */
export const place = (side: string): string => `.garden [data-sides~="${side}"]`;
