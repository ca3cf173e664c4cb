// Sentences put together from messages: who sits where, what went wrong.
import type { SeatInfo } from "../boards/contract";
import { Refused, type Line, type State } from "./api";
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

/** A line of the log: what happened as the server tells it, or what people did around the match. */
export function lineInWords(line: Line, seats: SeatInfo[], lines: Line[]): string {
  return sentencesOf(line, seats, lines).join(" ");
}

/** The sentences of a line; `lines` is the log it stands in. */
export function sentencesOf(line: Line, seats: SeatInfo[], lines: Line[]): string[] {
  return [...(line.kind === "play" || line.kind === "takeback" ? [] : [aroundTheMatch(line, seats, lines)]), ...line.sentences];
}

function aroundTheMatch(line: Line, seats: SeatInfo[], lines: Line[]): string {
  const who = seatName(line.seat === null ? undefined : seats[line.seat]);
  if (line.kind === "agree") return t("log-agree", { who, name: seatName(line.who ?? undefined) });
  if (line.kind === "word") return line.word ? t("log-word", { who: talker(line, seats), word: wordInWords(line) }) : t("log-word-gone", { who: talker(line, seats) });
  if (line.kind === "rename") return t("log-rename", { before: line.before || colourName(seats[line.seat!].colour), name: seatName(line.who ?? undefined) });
  if (line.kind === "flag" || line.kind === "propose") return t(`log-${line.kind}-${line.what}`, { who });
  if (line.kind === "sit") return t(`log-sit-${line.who?.kind ?? "person"}`, { who: seatName(line.who ?? undefined) });
  if (line.kind === "refuse" && line.seat === lines.findLast((each) => each.kind === "ask" && each.seq < line.seq)?.seat) return t("log-withdraw", { who });
  return t(`log-${line.kind}`, { who });
}

/** Who said a word. */
export function talker(line: Line, seats: SeatInfo[]): string {
  return line.seat === null ? line.word?.name || t("spectator") : seatName(seats[line.seat]);
}

/** What was said; gestures are said in the reader's language. */
export function wordInWords(line: Line): string {
  return line.word?.gesture ? t(`gesture-${line.word.gesture}`) : (line.word?.text ?? "");
}

export function wrong(error: unknown): string {
  if (error instanceof Refused) return error.message || t("no-connection");
  return t("no-connection");
}
