// Takebacks, the question before a move that undo could not take back, and returning to a seat a bot has taken over.
import type { Joined } from "../wire";
import { ask, type State } from "./api";
import type { Seating } from "./seating.svelte";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

export class Takebacks {
  /** A move that waits until its player is sure. */
  move = $state.raw<{ id: number; notation: string; seq: number; step: number } | null>(null);
  /** A seat whose holder has read that a bot plays there. */
  read = $state<number | null>(null);

  constructor(
    readonly session: Session,
    readonly seating: Seating,
    readonly failed: (error: unknown) => void,
  ) {}

  /** One way back: undo where that is free, a takeback otherwise. */
  back(state: State): void {
    if (state.seat === null || state.over || state.waiting) return;
    this.move = null;
    if (state.can_undo || !state.take_back) this.session.undo(state.seat, state);
    else this.session.takeBack(state.seat, state.seq);
  }

  /** Play a move; with the preference on, a move that undo could not take back has to be confirmed. */
  async play(state: State, id: number): Promise<void> {
    const { seat, seq, step } = state;
    if (seat === null) return;
    const chosen = state.legal.find((each) => each.id === id);
    if (!settings.asks || !chosen) return this.session.play(seat, id, state);
    if (this.move?.id === id) return this.sure(state); // the same once more
    try {
      const { final } = await this.session.why(seat, chosen.notation);
      if (final) this.move = { id, notation: chosen.notation, seq, step };
      else this.session.play(seat, id, state);
    } catch (error) {
      this.failed(error);
    }
  }

  asking(state: State): boolean {
    return this.move !== null && this.move.seq === state.seq && this.move.step === state.step;
  }

  sure(state: State): void {
    const wanted = this.move;
    this.move = null;
    if (wanted && state.seat !== null) this.session.play(state.seat, wanted.id, wanted);
  }

  /** The seats held here that a takeback waits for. */
  asked(state: State): number[] {
    return state.takeback?.missing.filter((seat) => this.session.held.includes(seat)) ?? [];
  }

  async answer(state: State, agree: boolean): Promise<void> {
    const { asked, seat: taker } = state.takeback!;
    const seats = this.asked(state);
    try {
      for (const seat of agree ? seats : (seats.length ? seats : [taker]).slice(0, 1))
        await ask("POST", `/api/tables/${state.table}/answer`, { asked, agree }, this.seating.tokenOf(seat));
    } catch (error) {
      this.failed(error);
    }
  }

  /** A seat held here at which a bot plays, until its holder has read it. */
  replaced(state: State): number | null {
    if (state.seat === null || state.over || state.waiting || state.seats[state.seat].kind !== "bot") return null;
    return this.read === state.seat || !this.session.held.includes(state.seat) ? null : state.seat;
  }

  async return(state: State, seat: number): Promise<void> {
    try {
      const name = settings.name ? { name: settings.name } : {};
      const answer = ask<Joined>("POST", `/api/tables/${state.table}/join`, name, this.seating.tokenOf(seat));
      const { token } = await this.session.exchanging(answer);
      if (token) this.seating.take(this.session, state.game, seat, token);
    } catch (error) {
      this.failed(error);
    }
  }
}
