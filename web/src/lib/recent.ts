// What the others did since a seat last decided, read from the log.
import type { Line } from "./api";

/** The lines that tell moments of the game which have not been taken back. */
export function moments(lines: Line[]): Line[] {
  let plays: Line[] = [];
  for (const line of lines)
    if (line.kind === "play") plays.push(line);
    else if (line.kind === "takeback") plays = plays.filter((each) => each.moment <= line.back!);
  return plays;
}

/** The others' latest moments since this seat's last turn; moments of its turn under way do not push them out. */
export function sinceLastTurn(lines: Line[], seat: number): Line[] {
  const plays = moments(lines);
  const end = plays.findLastIndex((line) => line.seat !== seat);
  const begin = plays.findLastIndex((line, i) => i < end && line.seat === seat);
  return plays.slice(begin + 1, end + 1);
}

export interface Told {
  seat: number;
  sentences: { words: string; times: number; moment: number }[];
}

/** By seat, in order; repeated sentences are counted, not repeated. */
export function tell(lines: Line[]): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    if (told.at(-1)?.seat !== line.seat) told.push({ seat: line.seat!, sentences: [] });
    const sentences = told.at(-1)!.sentences;
    for (const words of line.sentences) {
      const last = sentences.at(-1);
      if (last?.words === words) [last.times, last.moment] = [last.times + 1, line.moment];
      else sentences.push({ words, times: 1, moment: line.moment });
    }
  }
  return told.filter((each) => each.sentences.length);
}
