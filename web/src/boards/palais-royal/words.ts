// Names in the language chosen: rooms, letters, privileges.
import type { Say } from "../contract";
import { LETTERS, type Counts, type Noble } from "./types";

export const roomName = (room: string, t: Say) => t(`palais-royal-room-${room}`);
export const letterName = (letter: string, t: Say) => t(`palais-royal-letter-${letter}`);
export const privilegeName = (privilege: string, t: Say) => t(`palais-royal-privilege-${privilege}`);
export const sideName = (side: string, t: Say) => t(`palais-royal-side-${side}`);

export const sourceName = (source: string, t: Say) => (source === "reserve" ? t("palais-royal-from-reserve") : t("palais-royal-from-room", { room: source }));

export function nobleInWords(noble: Noble, price: number | null, t: Say): string {
  const told = t("palais-royal-see-noble", { price: price ?? noble.louis, blue: noble.blue, purple: noble.purple, points: noble.points });
  return noble.privilege === "none" ? told : `${told} ${privilegeName(noble.privilege, t)}.`;
}

export function lettersInWords(letters: Counts, t: Say): string {
  const told = LETTERS.filter((each) => letters[each]).map((each) => `${letters[each]} × ${letterName(each, t)}`);
  return told.length ? told.join(", ") : t("palais-royal-see-none");
}
