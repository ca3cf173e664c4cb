// What the table shows: the newest state of the seat whose eyes these are, one moment after the other so that a person can follow,
// the views seen so far, and the scorings among what happened.
import type { Happened, ScoreSheet } from "../boards/contract";
import { ask, type Line, type State } from "./api";
import { moves } from "./settings.svelte";
import { Session } from "./session.svelte";

const PACE = 420; // milliseconds between two moves of others
const LONGEST = 8; // states that may wait to be shown

export class Playback {
  state = $state.raw<State | null>(null);
  previous = $state.raw<any>(null);

  #views = new Map<number, any>(); // by moment
  #queue: State[] = [];
  #shownAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #eyes: number | null | undefined;

  constructor(
    readonly session: Session,
    readonly token: (seat: number | null) => string | null,
    /** Something was scored while we watched. */
    readonly scored: (sheets: ScoreSheet[]) => void,
  ) {}

  /** A state has come, or other eyes look. */
  take(state: State): void {
    if (state.seat !== this.#eyes) {
      this.#eyes = state.seat;
      this.#queue = [];
      this.#views = new Map();
      this.previous = null;
      this.state = null;
    }
    const newest = this.#queue.at(-1) ?? this.state;
    if (newest && newest.seq > state.seq) return;
    if (newest && newest.seq === state.seq && this.#queue.length) this.#queue.pop(); // the same moment, with a step of our own
    this.#queue.push(state);
    if (!moves() || document.visibilityState === "hidden" || this.#queue.length > LONGEST) this.#queue = [state];
    this.#next();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const state = this.#queue[0];
    if (!state) return;
    const byOther = this.state && state.moment > this.state.moment && this.state.turn !== state.seat; // the own moves are shown at once
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
    if (before && (before.moment !== state.moment || before.step !== state.step))
      this.previous = state.moment > before.moment || state.step > before.step ? before.view : null;
    if (state.step === 0) this.#views.set(state.moment, state.view);
    this.state = state;
    if (!before || state.moment <= before.moment) return;
    const sheets = this.#lines.filter((line) => line.moment > before.moment && line.moment <= state.moment).flatMap((line) => line.sheets);
    if (sheets.length) this.scored(sheets);
  }

  get #lines(): Line[] {
    return this.session.log(this.#eyes ?? null).filter((line) => line.kind === "play");
  }

  /** What happened with a moment. */
  happened(moment: number): Happened | null {
    const line = this.#lines.findLast((each) => each.moment === moment);
    return line && line.seat !== null ? { seat: line.seat, events: line.events } : null;
  }

  get last(): Happened | null {
    return this.state ? this.happened(this.state.moment) : null;
  }

  /** All scorings of the match so far. */
  get sheets(): ScoreSheet[] {
    return this.#lines.flatMap((line) => line.sheets);
  }

  /** The view after so many moments, from memory or from the server. */
  async viewAt(moment: number): Promise<any> {
    const known = this.#views.get(moment);
    if (known) return known;
    const seat = this.#eyes ?? null;
    const view = await ask<any>("GET", `/api/tables/${this.session.table}/replay/${moment}`, undefined, this.token(seat));
    if (seat === (this.#eyes ?? null)) this.#views.set(moment, view);
    return view;
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
