// The games as the client finds them: a folder under boards/ for each, with its board, its words and its cover.
import type { BoardModule } from "../boards/contract";
import type { Accepted, Joined, NewTable } from "../wire";
import type { Created, SeatWish, State } from "./api";
import { ask, create, Refused } from "./api";
import { brought, kept, randomness, see } from "./deal";
import { keepKey } from "./keyring";
import { go } from "./route.svelte";
import { settings } from "./settings.svelte";
import { has, learn, t } from "./text.svelte";

const boards = import.meta.glob<{ default: BoardModule }>("../boards/*/index.ts");
const texts = import.meta.glob("../boards/*/text/*.ftl", { query: "?raw", import: "default" });

/** Load the texts of a game, in this language and in those chosen later. */
export function learnWords(game: string): Promise<void> {
  return learn(game, Object.fromEntries(Object.entries(texts).filter(([path]) => path.startsWith(`../boards/${game}/`))));
}

/** The board of a game with its words, or null when this client has none. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = boards[`../boards/${game}/index.ts`];
  if (!load) return null;
  const [board] = await Promise.all([load(), learnWords(game)]);
  return board.default;
}

/** The name of an option or of one of its values; options common to all games are named in the client's texts. */
export function optionName(game: string, option: string, value?: string): string {
  const rest = value === undefined ? option : `${option}-${value}`;
  const key = [`${game}-option-${rest}`, `option-${rest}`].find(has);
  return key ? t(key) : (value ?? option);
}

/** A sentence on one of several things that can be chosen together. */
export function flagHelp(game: string, option: string, flag: string): string {
  const key = `${game}-option-${option}-${flag}-help`;
  return has(key) ? t(key) : "";
}

const BOT_NAMES = ["Aurelio", "Odile", "Bertalan", "Xenia", "Leonora", "Casimir"];

export const COMPANIES = ["bots", "friends", "hot-seat"] as const;
export type Company = (typeof COMPANIES)[number];

/** The seats of a new table: the person first, then the chosen company. */
export function seatsFor(players: number, company: Company, bot: string, names: string[] = []): SeatWish[] {
  const own: SeatWish = { kind: "person", ...(settings.name ? { name: settings.name } : {}) };
  return Array.from({ length: players }, (_, seat) => {
    if (seat === 0) return own;
    if (company === "bots") return { kind: "bot" as const, bot, name: BOT_NAMES[seat - 1] };
    if (company === "friends") return { kind: "open" as const };
    return { kind: "person" as const, ...(names[seat] ? { name: names[seat] } : {}) };
  });
}

const AGAIN = 1000; // milliseconds

/** On a fresh machine the rules are still being compiled: ask again until they are there. */
async function patiently<Answer>(question: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await question();
    } catch (error) {
      if (!(error instanceof Refused && error.code === "preparing")) throw error;
    }
    await new Promise((done) => setTimeout(done, AGAIN));
  }
}

/** Bring randomness to the deal for the seats held here, and start if nobody else is awaited. */
async function bring(made: Created, own: Created["seats"]): Promise<void> {
  see(made.state);
  const starts = made.seats.every((each) => each.kind !== "open");
  for (const { seat, token } of own.slice(starts ? 1 : 0)) {
    const what = randomness();
    const { state } = await patiently(() => ask<Joined>("POST", `/api/tables/${made.table}/join`, { brought: what }, token));
    if (state.waiting) brought(state, seat, what);
  }
  if (starts) await start(made.state, own[0].seat, made.host);
}

/** Start a match with what the starting seat brings, if it has not brought anything yet. */
export async function start(now: State, seat: number | null, token: string | null): Promise<void> {
  const what = seat !== null && kept(now.table)?.brought[seat] ? null : randomness();
  const done = await patiently(() => ask<Accepted>("POST", `/api/tables/${now.table}/start`, { brought: what }, token));
  if (what && !done.repeated && seat !== null) brought(now, seat, what);
}

/** Make a table, remember its keys, and go there. */
export async function begin(game: string, options: Record<string, any>, seats: SeatWish[], hotSeat: boolean, terms: Partial<NewTable> = {}): Promise<void> {
  enter(await patiently(() => create(game, options, seats, terms)), game, hotSeat);
}

/** Play on from a moment of a finished match, in one of its seats, against bots. */
export async function playOn(path: string, body: unknown, game: string): Promise<void> {
  enter(await patiently(() => ask<Created>("POST", path, body)), game, false);
}

const deals = new Map<string, Promise<unknown>>();

/** Wait until a table just made here has been dealt; if that fails, the waiting room offers to start again. */
export const dealt = async (table: string): Promise<unknown> => deals.get(table);

function enter(made: Created, game: string, hotSeat: boolean): void {
  const persons = made.seats.filter((each) => each.token);
  const own = hotSeat ? persons : persons.slice(0, 1);
  const links = Object.fromEntries(persons.filter((each) => !own.includes(each)).map((each) => [each.seat, each.link!]));
  keepKey({
    table: made.table,
    game,
    seats: Object.fromEntries(own.map((each) => [each.seat, each.token!])),
    host: made.host,
    links,
    made: Date.now(),
  });
  deals.set(made.table, bring(made, own).catch(() => {}).finally(() => deals.delete(made.table)));
  go(`/table/${made.table}`);
}
