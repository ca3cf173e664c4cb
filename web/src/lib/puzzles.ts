// What this person solved, kept only on this device; no server knows about it.
import { keepAs, recall, records } from "./memory.svelte";

export interface Attempt {
  game: string;
  number: number;
  /** The day, as everybody counts it (UTC). */
  day: string;
  /** It was the puzzle of that day. */
  daily: boolean;
  tries: number;
  solved: boolean;
}

const KEY = "regalia-puzzles";
const KEPT = 2000;

export function attempts(): Attempt[] {
  return records(recall(KEY)).filter((each): each is Attempt & Record<string, any> => typeof each.day === "string");
}

/** Note how it went; what was solved once stays solved. */
export function keepAttempt(attempt: Attempt): void {
  const all = attempts();
  const known = all.findIndex((each) => each.game === attempt.game && each.number === attempt.number && each.day === attempt.day);
  if (known < 0) all.push(attempt);
  else if (!all[known].solved) all[known] = attempt;
  keepAs(KEY, all.slice(-KEPT));
}

export function solvedOf(game: string): Set<number> {
  return new Set(attempts().flatMap((each) => (each.game === game && each.solved ? [each.number] : [])));
}

export function today(): string {
  return new Date().toISOString().slice(0, 10);
}

export function solvedToday(game: string): boolean {
  return attempts().some((each) => each.game === game && each.daily && each.solved && each.day === today());
}

const DAY = 86_400_000;

/** On how many days in a row, up to today or yesterday, the puzzle of the day was solved. */
export function streak(game: string, now = today()): number {
  const days = new Set(attempts().flatMap((each) => (each.game === game && each.daily && each.solved ? [Date.parse(each.day)] : [])));
  const last = Date.parse(now);
  let count = 0;
  for (let day = days.has(last) ? last : last - DAY; days.has(day); day -= DAY) count++;
  return count;
}
