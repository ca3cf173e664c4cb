// The lesson beside a table: which step is shown, and how far the learner may read on. What has been played comes from the table itself.
import type { LessonMark, LessonStep, LessonText } from "../wire";
import { ask } from "./api";
import { keepLearned, learned } from "./lessons";
import { has, t } from "./text.svelte";

const isTask = (step: LessonStep) => step.own > step.first;

export class LessonGuide {
  steps = $state.raw<LessonStep[]>([]);
  at = $state(0);
  /** Laid aside: only its number is shown. */
  aside = $state(false);
  #plies = $state(0);
  #ended = $state(false);
  #game = $state("");
  #lang = "";

  constructor(readonly table: string) {}

  /** The last step that may be read: the first task that is not done and answered, or the end. */
  readonly furthest = $derived.by(() => {
    const task = this.steps.findIndex((step) => isTask(step) && step.last > this.#plies);
    return task < 0 ? this.steps.length - 1 : task;
  });
  readonly step = $derived(this.#ended ? undefined : this.steps[this.at]);
  readonly last = $derived(this.at === this.steps.length - 1);
  /** The step asks for a move, and it has not been made. */
  readonly asks = $derived(Boolean(this.step && isTask(this.step) && this.step.own > this.#plies));

  /** The move has been made, and the others have not answered it yet: the next step speaks of that. */
  readonly waits = $derived(Boolean(this.step && isTask(this.step) && this.step.own <= this.#plies && this.step.last > this.#plies));

  /** How to read on the screen what a step points at, where its game says so (GAME-lesson-board), and at the end where to ask. */
  readonly aid = $derived.by(() => {
    const told = (this.step?.lit ?? []).map((lit) => `${this.#game}-lesson-${lit}`).filter(has).map((key) => t(key));
    return [...told, ...(this.last ? [t("lesson-explains")] : [])].join(" ");
  });

  /** How much of the script has been played. */
  get plies(): number {
    return this.#plies;
  }

  /** The table has moved on; the words are fetched once in each language. */
  async follow(game: string, mark: LessonMark, lang: string): Promise<void> {
    const first = !this.#game;
    if (this.#lang !== lang) {
      this.#game = game;
      this.#lang = lang;
      const text = await ask<LessonText>("GET", `/api/games/${game}/lesson`);
      if (this.#lang === lang) this.steps = text.steps;
    }
    if (first) this.#resume(mark);
    else this.#advance(mark.plies);
    if (mark.over && mark.plies < (this.steps.at(-1)?.last ?? 0)) this.#ended = true; // the script was left
    this.#keep();
  }

  #resume(mark: LessonMark): void {
    const kept = learned()[this.#game];
    this.#plies = mark.plies;
    this.#ended = kept?.table === this.table && kept.over;
    const done = this.steps.findLastIndex((step) => isTask(step) && step.last <= mark.plies);
    this.at = Math.min(kept?.table === this.table ? Math.max(kept.step, done + 1) : done + 1, this.furthest);
  }

  #advance(plies: number): void {
    const before = this.#plies;
    this.#plies = plies;
    const step = this.steps[this.at];
    if (step && isTask(step) && before < step.last && step.last <= plies) this.at++;
    if (this.at > this.furthest) this.at = this.furthest;
  }

  next(): void {
    if (this.last) this.#ended = true;
    else if (this.at < this.furthest) this.at++;
    this.#keep();
  }

  back(): void {
    if (this.at > 0) this.at--;
    this.#keep();
  }

  #keep(): void {
    if (this.steps.length) keepLearned(this.#game, { table: this.table, step: this.at, steps: this.steps.length, over: this.#ended });
  }
}
