// What the table shows: the newest state as the viewing seat sees it, one moment after another so that a person can follow,
// the views seen so far, and the scorings among them.
import { moments } from "./recent";
import { tick } from "svelte";
import type { BoardModule, Happened, ScoreSheet } from "../boards/contract";
import type { Views } from "../wire";
import { ask, type Line, type State } from "./api";
import { land, prepare, start } from "./flights";
import { countedLines, Scoring } from "./scoring.svelte";
import { Session } from "./session.svelte";
import { moves, quickness } from "./settings.svelte";
import { sound } from "./sound";

// Milliseconds: how long another player's move is shown, at least how long, and at most how long for a round of them.
const MOVE = 320;
const QUICKEST = 200;
const ROUND = 3000;

export class Playback {
  state = $state.raw<State | null>(null);
  previous = $state.raw<any>(null);
  /** A scoring that is being counted on the board; the state that came with it is shown after it. */
  scoring = $state.raw<Scoring | null>(null);
  /** Moves of others wait to be shown. */
  busy = $state(false);
  /** How things move and sound in this game. */
  board: BoardModule | null = null;

  #views = new Map<number, any>(); // by moment
  #queue: State[] = [];
  #shownAt = 0;
  #waited = 0; // for moves of others, since this seat's last turn
  #timer: ReturnType<typeof setTimeout> | undefined;
  #eyes: number | null | undefined;
  #asked = 0; // the moments between two states have been requested up to here
  #fetching: State | null = null; // the state it is fetched for

  constructor(
    readonly session: Session,
    readonly token: (seat: number | null) => string | null,
    /** Something was scored while we watched. */
    readonly scored: (sheets: ScoreSheet[]) => void,
  ) {}

  /** A state has come, or another seat is viewed. */
  take(state: State): void {
    if (state.seat !== this.#eyes) {
      this.#eyes = state.seat;
      this.#queue = [];
      this.#asked = 0;
      this.#fetching = null;
      this.scoring?.close();
      this.scoring = null;
      this.#views = new Map();
      this.previous = null;
      this.state = null;
    }
    const newest = this.#queue.at(-1) ?? this.state;
    if (newest && newest.seq > state.seq) return;
    if (newest && newest.seq === state.seq && this.#queue.length) this.#queue.pop(); // the same moment, with a step of our own
    this.#queue.push(state);
    if (!this.#seen) this.#queue = [state];
    this.#next();
  }

  /** Show the present at once, skipping whatever was still to be shown. */
  skip(): void {
    if (this.scoring) return this.scoring.skip();
    this.#queue = this.#queue.slice(-1);
    this.#fetching = null;
    this.#waited = ROUND;
    land();
    this.#next();
  }

  /** Somebody looks, and wants to see things move. */
  get #seen(): boolean {
    return moves() && document.visibilityState !== "hidden";
  }

  #next(): void {
    clearTimeout(this.#timer);
    const left = Math.max(0, ROUND - this.#waited);
    if (this.#queue.length > 1) this.#queue.splice(0, this.#queue.length - Math.max(1, Math.floor(left / QUICKEST)));
    const state = this.#queue[0];
    this.busy = Boolean(state);
    if (!state || this.scoring || this.#between(state, left)) return;
    const byOther = this.state && state.moment > this.state.moment && this.state.turn !== state.seat; // one's own moves are shown at once
    const pace = Math.max(QUICKEST, Math.min(MOVE, left / this.#queue.length)) * quickness();
    const now = performance.now();
    const wait = this.#seen && byOther && left ? this.#shownAt + pace - now : 0;
    if (wait > 0) {
      this.#timer = setTimeout(() => this.#next(), wait);
      return;
    }
    this.#waited = byOther ? this.#waited + Math.min(pace, now - this.#shownAt) : 0;
    if (this.#count(state)) return;
    this.#queue.shift();
    this.#show(state);
    this.#next();
  }

  /** Several moments came in one state: fetch the views between them, so that each is seen by itself. Returns whether to wait. */
  #between(state: State, left: number): boolean {
    const shown = this.state;
    if (this.#fetching) return this.#fetching === state;
    if (!shown || !this.#seen || state.moment <= this.#asked) return false;
    const first = Math.max(shown.moment + 1, state.moment - Math.floor(left / QUICKEST) + 1);
    this.#asked = state.moment;
    if (first >= state.moment) return false;
    this.#fetching = state;
    const path = `/api/tables/${this.session.table}/replay?since=${first}`;
    const late = new Promise<Views>((_, reject) => setTimeout(reject, ROUND)); // by then a round would be over
    void Promise.race([ask<Views>("GET", path, undefined, this.token(state.seat)), late])
      .then(({ views }) => views.slice(0, state.moment - first).map((view, i) => this.#passing(shown, first + i, view)), () => [])
      .then((passing) => {
        if (this.#fetching !== state) return; // it was skipped
        this.#fetching = null;
        if (this.#queue[0] === state) this.#queue.unshift(...passing);
        this.#next();
      });
    return true;
  }

  /** A state that is only passed through, without legal moves. */
  #passing(shown: State, moment: number, view: any): State {
    const next = this.session.log(this.#eyes ?? null).find((line) => line.moment === moment + 1 && line.seat !== null);
    return { ...shown, moment, step: 0, view, turn: next?.seat ?? null, legal: [], can_undo: false, take_back: null, takeback: null };
  }

  /** What has happened up to a state and was not shown yet. */
  #news(state: State): Line[] {
    const before = this.state;
    return before ? this.#lines.filter((line) => line.moment > before.moment && line.moment <= state.moment) : [];
  }

  /** Count a scoring on the old board before the state is shown; returns whether there is anything to count. */
  #count(state: State): boolean {
    const news = this.#seen ? this.#news(state) : [];
    const lines = () => this.#news(state).flatMap((line) => line.sheets).flatMap(countedLines);
    if (!news.length || !lines().length) return false;
    const last = news.findLast((line) => line.sheets.length)!;
    this.#move(news);
    this.scoring = new Scoring(lines, { seat: last.seat!, events: last.events }, () => {
      this.scoring = null;
      // Meanwhile the same moment may have come again, or only what came after it may still be waiting.
      const again = this.#queue[0]?.moment === state.moment ? this.#queue.shift() : undefined;
      this.#show(again ?? state, true);
      this.#next();
    });
    this.busy = true;
    return true;
  }

  /** Let things fly and sound, one moment after the other; the board changes in between. */
  #move(news: Line[]): void {
    const board = this.board;
    if (!board) return;
    const eyes = this.#eyes ?? null;
    const each = Math.min(MOVE, ROUND / Math.max(1, news.length)) * quickness();
    news.forEach((line, i) => {
      for (const event of line.events) if (board.sounds?.[event.event]) sound(board.sounds[event.event], (i * each) / 1000);
      if (!this.#seen) return;
      const ready = prepare(line.events.flatMap((event) => board.flights?.(event, eyes) ?? []));
      void tick().then(() => start(ready, Math.min(each, MOVE), i * each));
    });
  }

  #show(state: State, moved = false): void {
    const before = this.state;
    this.#shownAt = performance.now();
    const news = this.#news(state);
    if (!moved) this.#move(news);
    if (before && (before.moment !== state.moment || before.step !== state.step))
      this.previous = state.moment > before.moment || state.step > before.step ? before.view : null;
    if (state.step === 0) this.#views.set(state.moment, state.view);
    this.state = state;
    if (!before || state.moment <= before.moment) return;
    const sheets = news.flatMap((line) => line.sheets);
    if (sheets.length) this.scored(sheets);
  }

  get #lines(): Line[] {
    return this.session.log(this.#eyes ?? null).filter((line) => line.kind === "play");
  }

  /** The log up to what is shown, so that it never runs ahead. */
  get log(): Line[] {
    const now = this.state?.moment ?? 0;
    return this.session.log(this.state?.seat ?? null).filter((line) => line.moment <= now);
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
    return moments(this.log).flatMap((line) => line.sheets);
  }

  /** The view after a number of moments, from memory or from the server. */
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
    this.scoring?.close();
    land();
  }
}
