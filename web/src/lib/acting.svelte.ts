// What the person at the screen does: play, take back, ask for a hint or for the rule that forbids a move; and the note with the
// answer, which stays until something else is done.
import type { BoardModule, LegalMove } from "../boards/contract";
import type { Takebacks } from "./takebacks.svelte";
import type { LessonGuide } from "./lesson.svelte";
import type { Present } from "./present.svelte";
import { t } from "./text.svelte";
import { wrong } from "./words";

export class Acting {
  note = $state.raw<{ text: string; rule: string | null } | null>(null);
  hint = $state.raw<{ move: LegalMove; text: string; seq: number; step: number } | null>(null);
  thinking = $state(false);

  constructor(
    readonly present: Present,
    readonly takebacks: Takebacks,
    readonly guide: LessonGuide,
  ) {}

  /** A hint, as long as it is about what is shown. */
  readonly advice = $derived.by(() => {
    const [hint, now] = [this.hint, this.present.current];
    return hint && now && hint.seq === now.seq && hint.step === now.step ? hint : null;
  });

  clear(): void {
    this.note = this.hint = null;
  }

  failed = (error: unknown): void => {
    this.note = { text: wrong(error), rule: null };
  };

  /** Wait for something done at the server, and show what goes wrong. */
  async doing(action: Promise<unknown>): Promise<void> {
    this.note = null;
    await action.catch(this.failed);
  }

  play(id: number): void {
    this.clear();
    const { current, eyes } = this.present;
    if (current && eyes !== null) void this.takebacks.play(current, id);
  }

  undo(): void {
    const { session, eyes, cursor } = this.present;
    const newest = session.state(eyes);
    if (eyes !== null && newest && cursor === null) this.takebacks.back(newest);
  }

  async whyNot(move: string): Promise<void> {
    const { session, eyes } = this.present;
    if (eyes === null) return;
    try {
      const why = await session.why(eyes, move);
      if (!why.legal) this.note = { text: why.sentence ?? "", rule: why.rule };
    } catch (error) {
      this.failed(error);
    }
  }

  async advise(board: BoardModule): Promise<void> {
    const { session, eyes, active } = this.present;
    if (eyes === null || !active || this.thinking || this.guide.asks) return;
    this.thinking = true;
    await this.doing(
      session.hint(eyes).then((found) => {
        const { view, step } = this.present.current!;
        const words = board.describe(found.move.json, view, t);
        const text = found.reason ? t("hint-why", { move: words, reason: found.reason }) : t("hint-is", { move: words });
        this.hint = { move: found.move, seq: found.seq, step, text };
      }),
    );
    this.thinking = false;
  }
}
