// What the table shows: the newest state of the seat whose eyes these are, one move after the other so that a person can follow,
// the views seen so far, and the scorings between them.
import type { BoardModule, MoveJson, ScoreSheet } from "../boards/contract";
import { ask, type Line, type State } from "./api";
import { moves } from "./settings.svelte";
import { Session } from "./session.svelte";
import { t } from "./text.svelte";

const PACE = 420; // milliseconds between two moves of others
const FEW = 3; // views that are asked for one by one
const LONGEST = 8; // states that may wait to be shown
const PATIENCE = 1500; // milliseconds a person waits for a scoring at most, before playing on

export interface Scoring {
  ply: number;
  sheet: ScoreSheet;
}

export class Playback {
  state = $state.raw<State | null>(null);
  previous = $state.raw<any>(null);
  scorings = $state.raw<Scoring[]>([]);
  /** It is being found out whether something was scored: nobody should be about to click when the sheet comes. */
  reckoning = $state(0);
  /** Views by ply, for the log's words. */
  views = $state.raw<Map<number, any>>(new Map());

  #queue: State[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #eyes: number | null | undefined;

  constructor(
    readonly sitting: Session,
    readonly token: (seat: number | null) => string | null,
    readonly board: () => BoardModule | null,
    readonly scored: (scoring: Scoring) => void,
  ) {}

  /** A state has come, or other eyes look. */
  take(state: State): void {
    if (state.seat !== this.#eyes) {
      this.#eyes = state.seat;
      this.#queue = [];
      this.views = new Map();
      this.scorings = [];
      this.previous = null;
      this.state = null;
    }
    const newest = this.#queue.at(-1) ?? this.state;
    if (newest && newest.seq >= state.seq) {
      if (newest.seq === state.seq && !this.#queue.length) this.state = state;
      return;
    }
    this.#queue.push(state);
    if (!moves() || document.visibilityState === "hidden" || this.#queue.length > LONGEST) this.#queue = [state];
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const state = this.#queue[0];
    if (!state) return;
    const byOther = this.state && state.ply > this.state.ply && this.state.turn !== state.seat; // the own moves are shown at once
    const due = this.#shownAt + (moves() && byOther ? PACE : 0);
    const now = performance.now();
    if (now < due) {
      this.#timer = setTimeout(() => this.#next(), due - now);
      return;
    }
    this.#queue.shift();
    this.#show(state);
    if (this.#queue.length) this.#next();
  }

  #show(state: State): void {
    const before = this.state;
    this.#shownAt = performance.now();
    if (before && before.ply !== state.ply) this.previous = before.ply < state.ply ? before.view : null;
    this.views = new Map(this.views).set(state.ply, state.view);
    this.state = state;
    if (before && state.ply > before.ply) void this.#reckon(before.ply, state.ply);
  }

  lineOf(ply: number): Line | null {
    return this.sitting.log(this.#eyes ?? null).findLast((line) => line.kind === "play" && line.ply === ply) ?? null;
  }

  get last(): { seat: number; move: MoveJson | null } | null {
    const line = this.state ? this.lineOf(this.state.ply) : null;
    return line && line.seat !== null ? { seat: line.seat, move: line.move?.json ?? null } : null;
  }

  /** The view after so many moves, from memory or from the server. */
  async viewAt(ply: number, eyes?: number): Promise<any> {
    const known = eyes === undefined ? this.views.get(ply) : undefined;
    if (known) return known;
    const query = eyes === undefined ? "" : `?seat=${eyes}`;
    const seat = this.#eyes ?? null;
    const view = await ask<any>("GET", `/api/tables/${this.sitting.table}/replay/${ply}${query}`, undefined, this.token(seat));
    if (eyes === undefined && seat === (this.#eyes ?? null)) this.views = new Map(this.views).set(ply, view);
    return view;
  }

  /** Have the views of these moments, asked for a hundred at a time. */
  async #look(from: number, to: number): Promise<void> {
    const seat = this.#eyes ?? null;
    for (let ply = from; ply <= to; ply++) {
      if (this.views.has(ply)) continue;
      if (to - ply < FEW) return;
      const found = await ask<{ since: number; views: any[] }>("GET", `/api/tables/${this.sitting.table}/replay?since=${ply}`, undefined, this.token(seat));
      if (seat !== (this.#eyes ?? null) || !found.views.length) return;
      const all = new Map(this.views);
      found.views.forEach((view, i) => all.has(ply + i) || all.set(ply + i, view));
      this.views = all;
    }
  }

  /** Explain the scorings between two moments. */
  async #reckon(from: number, to: number): Promise<void> {
    const explain = this.board()?.explain;
    if (!explain) return;
    this.reckoning++;
    let waited = false;
    const go = () => waited || ((waited = true), this.reckoning--);
    const patience = setTimeout(go, PATIENCE);
    await this.#look(from, to).catch(() => {});
    for (let ply = from + 1; ply <= to; ply++) {
      const sheet = await this.#sheet(ply);
      if (sheet) this.#note({ ply, sheet }, true);
    }
    clearTimeout(patience);
    go();
  }

  async #sheet(ply: number): Promise<ScoreSheet | null> {
    try {
      const [before, after] = [await this.viewAt(ply - 1), await this.viewAt(ply)];
      return this.board()?.explain?.(before, after, this.lineOf(ply)?.move?.json ?? null, t) ?? null;
    } catch {
      return null;
    }
  }

  #note(scoring: Scoring, tell: boolean): void {
    if (this.scorings.some((each) => each.ply === scoring.ply)) return;
    this.scorings = [...this.scorings, scoring].sort((a, b) => a.ply - b.ply);
    if (tell) this.scored(scoring);
  }

  /** All scorings of the match so far, also those before this browser came. */
  async allScorings(): Promise<Scoring[]> {
    const end = this.state?.ply ?? 0;
    await this.#look(0, end).catch(() => {});
    for (let ply = 1; ply <= end; ply++) {
      const sheet = await this.#sheet(ply);
      if (sheet) this.#note({ ply, sheet }, false);
    }
    return this.scorings;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
