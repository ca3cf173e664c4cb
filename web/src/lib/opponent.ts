// The opponent of a one-click game: a page in the first games on this device, afterwards the level last chosen, or the even game.
import { levels, type Game, type Server, type State } from "./api";
import { evenLevel, keepResult, results, type Ladder } from "./evengame";
import { keepText, recallText } from "./memory.svelte";

const CHOICE = "regalia-opponent";
const BEGUN = "regalia-begun";
const FIRST_GAMES = 3;
export const EVEN = "even";

export function begun(): number {
  return Number(recallText(BEGUN)) || 0;
}

export function countBegun(): void {
  keepText(BEGUN, String(begun() + 1));
}

export function choose(opponent: string): void {
  keepText(CHOICE, opponent);
}

/** Nobody has chosen a level on this device, and the first games have not been played. */
export function isBeginner(): boolean {
  return begun() < FIRST_GAMES && recallText(CHOICE) === null;
}

/** The current choice: what was chosen last, or for a beginner the weakest level, and afterwards the even game. */
export function opponent(server: Server): string {
  const all = levels(server);
  const chosen = recallText(CHOICE);
  if (chosen === EVEN || all.some((each) => each.name === chosen)) return chosen!;
  return begun() < FIRST_GAMES ? all[0].name : EVEN;
}

function ladder(server: Server, game: string): Ladder {
  return levels(server).flatMap(({ name, ratings }) => (game in ratings ? [{ name, rating: ratings[game] }] : []));
}

/** The level of the even game; where nothing was measured, one from the middle. */
export function evenBot(server: Server, game: string, players: number): string {
  const [steps, all] = [ladder(server, game), levels(server)];
  return steps.length ? evenLevel(steps, results(game), players) : all[Math.floor((all.length - 1) / 2)].name;
}

/** The level behind a choice. */
export function botFor(server: Server, choice: string, game: string, players: number): string {
  return choice === EVEN ? evenBot(server, game, players) : choice;
}

/** The options of a beginner's table: where a game knows a layout for a first game, that one. */
export function firstOptions(game: Game): Record<string, string> {
  const known = Object.entries(game.options.properties).filter(([, schema]) => schema.enum?.includes("first-game"));
  return begun() < FIRST_GAMES ? Object.fromEntries(known.map(([option]) => [option, "first-game"])) : {};
}

/** A match against bots of one level is over: keep its result for the even game. Lessons and branches do not count. */
export function learnFrom(state: State, held: number[]): void {
  const rivals = state.seats.filter((each) => !held.includes(each.seat));
  const level = rivals[0]?.bot;
  if (!state.result || state.lesson || state.origin || held.length !== 1 || !level || rivals.some((each) => each.bot !== level)) return;
  const { winners } = state.result;
  keepResult(state.game, { table: state.table, level, players: state.seats.length, won: winners.includes(held[0]) ? 1 / winners.length : 0 });
}
