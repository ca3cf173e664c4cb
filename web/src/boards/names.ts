// The names of players and pieces, as boards say them.
import type { Say, SeatInfo } from "./contract";

export function playerName(seats: readonly SeatInfo[], seat: number, t: Say): string {
  const info = seats.find((each) => each.seat === seat);
  if (info?.name) return info.name;
  return info ? t(`colour-${info.colour}`) : String(seat + 1);
}

/** A name at the head of a sentence. */
export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);
