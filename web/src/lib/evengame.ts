// The even game: the level against which this person wins about half the time. Kept on this device, by game.
//
// A rating on the scale of the arena (400 points are odds of ten to one) begins at the weakest level and moves after every match by
// K × (result − expected), with a K that falls from 240 to 60 as matches are played. With more than two at the table the expected share
// is that of one player among rivals who are all of the level. The level chosen is the one whose expected share is nearest to a half.
import { isRecord, keepAs, recall, records } from "./memory.svelte";

export interface Played {
  table: string;
  level: string;
  players: number;
  /** 1 for a win, a share of it for a shared one, 0 for a loss. */
  won: number;
}

/** The levels' ratings, from the weakest. */
export type Ladder = { name: string; rating: number }[];

const KEY = "regalia-results";
const KEPT = 50;

/** The share of wins to expect against rivals of one level. */
export function expected(own: number, theirs: number, players: number): number {
  const duel = 1 / (1 + 10 ** ((theirs - own) / 400));
  return duel / (duel + (players - 1) * (1 - duel));
}

export function rated(ladder: Ladder, played: Played[]): number {
  let rating = ladder[0].rating;
  let count = 0;
  for (const { level, players, won } of played) {
    const rival = ladder.find((each) => each.name === level);
    if (rival) rating += Math.max(60, 240 / (1 + count++ / 5)) * (won - expected(rating, rival.rating, players));
  }
  return rating;
}

export function evenLevel(ladder: Ladder, played: Played[], players: number): string {
  const own = rated(ladder, played);
  const off = (rating: number) => Math.abs(expected(own, rating, players) - 0.5);
  return ladder.reduce((best, each) => (off(each.rating) < off(best.rating) ? each : best)).name;
}

function read(): Record<string, unknown> {
  const found = recall(KEY);
  return isRecord(found) ? found : {};
}

export function results(game: string): Played[] {
  return records(read()[game]).filter((each): each is Played & Record<string, any> => [each.players, each.won].every(Number.isFinite));
}

/** A match is over; reported twice it counts once. */
export function keepResult(game: string, result: Played): void {
  const all = read();
  const before = results(game);
  if (before.some((each) => each.table === result.table)) return;
  keepAs(KEY, { ...all, [game]: [...before, result].slice(-KEPT) });
}
