// Learning from mistakes: a player's worst decisions one after another, to try again at the board. The server has judged every move.
import type { SeatInfo } from "../boards/contract";
import type { AnalysisCard, MarkedMove, VerdictCard } from "../wire";
import { t } from "./text.svelte";
import { seatName } from "./words";

/** What was played at a decision, as the story told it; for a step of a larger action, that step alone. */
export function playedInWords(verdict: VerdictCard, seats: SeatInfo[]): string {
  if (verdict.told.length) return verdict.told.join(" ");
  return t("decision-move", { name: seatName(seats[verdict.seat]), move: verdict.said });
}

export class Study {
  /** Which of the decisions, the worst first. */
  at = $state(0);
  /** What was tried last. */
  tried = $state.raw<MarkedMove | null>(null);
  /** The best move was asked for. */
  given = $state(false);

  constructor(
    /** The analysis, in the language spoken now. */
    readonly read: () => AnalysisCard,
    readonly seat: number,
    /** Which decision to begin with, as an index into the verdicts. */
    first?: number,
  ) {
    if (first !== undefined) this.at = Math.max(0, read().players[seat].worst.indexOf(first));
  }

  get #verdicts(): VerdictCard[] {
    const card = this.read();
    return card.players[this.seat].worst.map((index) => card.verdicts[index]);
  }

  get count(): number {
    return this.#verdicts.length;
  }

  readonly verdict = $derived.by(() => this.#verdicts[this.at]);
  readonly legal = $derived.by(() => this.verdict.moves.map((each) => each.move));
  readonly solved = $derived.by(() => this.tried?.mark === "good");
  readonly best = $derived.by(() => this.verdict.moves[0]);
  /** Nothing is left to try here. */
  readonly over = $derived.by(() => this.solved || this.given);

  play(id: number): void {
    this.tried = this.verdict.moves.find((each) => each.move.id === id) ?? null;
  }

  again(): void {
    this.tried = null;
    this.given = false;
  }

  give(): void {
    this.tried = null;
    this.given = true;
  }

  go(to: number): void {
    this.again();
    this.at = Math.max(0, Math.min(to, this.count - 1));
  }
}
