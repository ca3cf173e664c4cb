// The seats this browser holds at a table: their tokens, taking and giving up, handing on, starting, the rematch.
import type { SeatLink } from "../wire";
import { ask, Refused, type State } from "./api";
import { start as startMatch } from "./games";
import { addSeat, dropSeat, keepKey, keyOf, type Key } from "./keyring";
import { go } from "./route.svelte";
import { newKey, type Session } from "./session.svelte";
import { settings } from "./settings.svelte";

export type Sitter = "bot" | "person" | "open";

export class Seating {
  key = $state.raw<Key | null>(null);

  constructor(readonly table: string) {
    this.key = keyOf(table);
  }

  get tokens(): string[] {
    return this.key ? [...Object.values(this.key.seats), ...(this.key.host ? [this.key.host] : [])] : [];
  }

  get links(): Record<string, string> {
    return this.key?.links ?? {};
  }

  tokenOf = (seat: number | null): string | null => (seat === null ? null : (this.key?.seats[seat] ?? null));

  /** What proves that we are at the table: the token of a seat held here, or the host's. */
  any = (held: number[]): string | null => this.tokenOf(held[0] ?? null) ?? this.key?.host ?? null;

  reread(): void {
    this.key = keyOf(this.table);
  }

  /** Whether another tab has exchanged one of our tokens. */
  renewed(session: Session): boolean {
    this.reread();
    return this.tokens.join() !== session.tokens.join();
  }

  /** With the secret of a link: remember it, and bring one's name. False while the server still prepares the rules.
   *  A table that several play at on one device may come by a link with all their secrets; their names are known. */
  async sitDown(secrets: string): Promise<boolean> {
    const tokens = secrets.split(".").slice(0, 16);
    if (!tokens.every((token) => /^[A-Za-z0-9_-]{16,}$/.test(token))) return true;
    for (const token of tokens) if (!(await this.sit(token, tokens.length === 1))) return false;
    return true;
  }

  private async sit(token: string, alone: boolean): Promise<boolean> {
    try {
      const state = await ask<State>("GET", `/api/tables/${this.table}`, undefined, token);
      if (state.seat === null) return true;
      addSeat(this.table, state.game, state.seat, token);
      this.reread();
      const sits = state.seats[state.seat].kind === "person"; // a bot's place is taken back when its person says so
      if (alone && settings.name && !state.over && sits) await ask("POST", `/api/tables/${this.table}/join`, { name: settings.name }, token).catch(() => {});
    } catch (error) {
      if (error instanceof Refused && error.code === "preparing") return false;
      throw error;
    }
    return true;
  }

  /** A seat is ours from now on. */
  take(session: Session, game: string, seat: number, token: string): void {
    addSeat(this.table, game, seat, token);
    this.reread();
    session.again(this.tokens);
  }

  /** Somebody else plays at a seat. */
  async hand(session: Session, game: string, seat: number, kind: Sitter): Promise<void> {
    const token = this.tokenOf(seat) ?? this.key?.host ?? null;
    const wish = kind === "bot" ? { kind, bot: "greedy" } : { kind };
    const answer = ask<SeatLink>("POST", `/api/tables/${this.table}/seats/${seat}`, wish, token);
    const given = await session.exchanging(answer);
    if (given.token && this.tokenOf(seat)) this.take(session, game, seat, given.token); // the seat is ours again, with a token of its own
    else if (given.token && given.link && this.key) {
      this.key = { ...this.key, links: { ...this.key.links, [seat]: given.link } };
      keepKey(this.key);
    }
  }

  /** Agree that another's seat changes hands; the last of the others to agree hands a person's seat over. */
  async agree(held: number[], seat: number, kind: Sitter): Promise<void> {
    const token = this.tokenOf(held.find((each) => each !== seat) ?? null);
    await ask("POST", `/api/tables/${this.table}/seats/${seat}/agree`, { kind }, token);
    if (kind === "bot") await ask("POST", `/api/tables/${this.table}/seats/${seat}`, { kind, bot: "greedy" }, token);
  }

  /** Start the match; starting twice is harmless. */
  start(state: State, held: number[]): Promise<void> {
    return startMatch(state, this.key?.host ? state.host : held[0], this.key?.host ?? this.tokens[0]);
  }

  /** Give a seat up before the match begins: somebody else may take it. */
  async leave(session: Session, seat: number): Promise<void> {
    await session.exchanging(ask("POST", `/api/tables/${this.table}/seats/${seat}`, { kind: "open" }, this.tokenOf(seat)));
    dropSeat(this.table, seat); // not before: a server that did not hear it still has us there
    this.reread();
    session.again(this.tokens);
  }

  /** Go to the rematch, which is made if there is none; with rotation, everybody sits one place further there. */
  async rematch(state: State, rotate = false): Promise<void> {
    const next = state.rematch ?? (await this.#lay(rotate));
    if (this.key) keepKey(await this.#keyAt(next, this.key));
    go(`/table/${next}`);
  }

  async #lay(rotate: boolean): Promise<string> {
    const token = this.tokens[0];
    const state = await ask<State>("POST", `/api/tables/${this.table}/rematch`, { start: "asked", rotate }, token);
    if (state.waiting) await startMatch(state, state.seat, token);
    return state.table;
  }

  /** The same tokens at the next table; which seats they open there, the server says. */
  async #keyAt(next: string, key: Key): Promise<Key> {
    const place = async (token: string) => String((await ask<State>("GET", `/api/tables/${next}`, undefined, token)).seat);
    const seats = await Promise.all(Object.values(key.seats).map(async (token) => [await place(token), token]));
    const links = await Promise.all(Object.values(key.links).map(async (link) => [await place(link.split("#")[1]), link.replace(this.table, next)]).map((each) => each.catch(() => null)));
    return { ...key, table: next, seats: Object.fromEntries(seats), links: Object.fromEntries(links.filter((each) => each !== null)), made: Date.now() };
  }

  /** What the person in a seat is called from now on. */
  async rename(seat: number, name: string): Promise<void> {
    await ask("POST", `/api/tables/${this.table}/rename`, { name }, this.tokenOf(seat));
  }

  /** Write a message: for a seat, or as a spectator. */
  async say(seat: number | null, word: { text?: string; gesture?: string }): Promise<void> {
    const name = seat === null && settings.name ? { name: settings.name } : {};
    await ask("POST", `/api/tables/${this.table}/say`, { ...word, ...name, key: newKey() }, this.tokenOf(seat));
  }

  async report(seat: number, line: number): Promise<void> {
    await ask("POST", `/api/tables/${this.table}/report`, { line }, this.tokenOf(seat));
  }

  /** Want the clock paused, or running again, for every seat held here. */
  async pause(seats: number[], pause: boolean): Promise<void> {
    for (const seat of seats) await ask("POST", `/api/tables/${this.table}/pause`, { pause }, this.tokenOf(seat));
  }

  /** Another player's time is up: a bot plays for them until they return. */
  async letBot(held: number[], seat: number): Promise<void> {
    await ask("POST", `/api/tables/${this.table}/seats/${seat}`, { kind: "bot", bot: "greedy" }, this.tokenOf(held.find((each) => each !== seat) ?? null));
  }
}
