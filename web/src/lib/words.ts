// Sentences put together from messages: who sits where, what went wrong.
import type { SeatInfo } from "../boards/contract";
import { Refused, type State } from "./api";
import { has, t } from "./text.svelte";

export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return "";
  return seat.name || colourName(seat.colour);
}

export function colourName(colour: string): string {
  return has(`colour-${colour}`) ? t(`colour-${colour}`) : colour;
}

export function botTitle(bot: string): string {
  return has(`bot-${bot}-title`) ? t(`bot-${bot}-title`) : bot;
}

/** Whom everybody waits for before the match. */
export function startsWho(state: State): string {
  return state.host === null ? t("wait-for-somebody") : t("wait-for-start", { name: seatName(state.seats[state.host]) });
}

export function wrong(error: unknown): string {
  if (error instanceof Refused) return error.message || t("no-connection");
  return t("no-connection");
}
