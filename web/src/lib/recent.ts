// What the others did since a seat last decided: read from the log, where moves taken back count for nothing.
import type { Line } from "./api";

/** The moves that stand, in their order. */
export function standing(lines: Line[]): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    if (line.kind === "play") kept.push(line);
    else if (line.kind === "undo") while (kept.length && kept.at(-1)!.ply > line.ply) kept.pop();
  }
  return kept;
}

/** The others' newest moves in a row; those of the own turn that is under way do not push them out. */
export function sinceLastTurn(lines: Line[], seat: number): Line[] {
  const plays = standing(lines);
  const end = plays.findLastIndex((line) => line.seat !== seat);
  const begin = plays.findLastIndex((line, i) => i < end && line.seat === seat);
  return plays.slice(begin + 1, end + 1);
}

export interface Told {
  seat: number;
  deeds: { words: string; times: number; ply: number }[];
}

/** By seat, in turn; the same thing done again is counted, not repeated. */
export function tell(lines: Line[], words: (line: Line) => string): Told[] {
  const told: Told[] = [];
  for (const line of lines) {
    if (told.at(-1)?.seat !== line.seat) told.push({ seat: line.seat!, deeds: [] });
    const deeds = told.at(-1)!.deeds;
    const said = words(line);
    const last = deeds.at(-1);
    if (last?.words === said) [last.times, last.ply] = [last.times + 1, line.ply];
    else deeds.push({ words: said, times: 1, ply: line.ply });
  }
  return told;
}
