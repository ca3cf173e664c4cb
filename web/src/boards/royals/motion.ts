// How things move and sound in Royals.
import type { Flight, Sound } from "../contract";
import { seatPlace } from "../../lib/flights";
import { COUNTRIES } from "./types";
import type { GameEvent } from "./wire";

export function flights(event: GameEvent): Flight[] {
  switch (event.event) {
    case "took":
      return [card(`.decks [data-shown="${event.card}"]`, event.seat)];
    case "drew":
      return [card(`.decks [data-deck="${event.deck}"]`, event.seat)];
    case "occupied":
      return [cube(event.seat, event.position)];
    case "took-over":
      return [cube(event.seat, event.position), { from: `[data-position="${event.position}"]`, to: `[data-city="${event.city}"] .displaced .tiny:last-of-type svg` }];
    case "token":
      return [{ from: event.kind === "city" ? `[data-city="${event.of}"] .ribbon` : event.of ? place(event.of) : "[data-board]", to: seatPlace(event.seat), text: `+${event.value}` }];
    default:
      return [];
  }
}

const card = (from: string, seat: number): Flight => ({ from, to: seatPlace(seat), like: from });
const cube = (seat: number, position: string): Flight => ({ from: seatPlace(seat), to: `[data-position="${position}"] .cube svg` });

export const sounds: Record<string, Sound> = {
  took: "card", drew: "card", discarded: "card", occupied: "piece", "took-over": "piece", token: "coin", "period-scored": "score", ended: "end",
}; // prettier-ignore

/** The cities of a country, or the positions of a title. */
export function place(name: string): string {
  return (COUNTRIES as readonly string[]).includes(name) ? `.city[data-country="${name}"]` : `.position[data-title="${name}"]`;
}
