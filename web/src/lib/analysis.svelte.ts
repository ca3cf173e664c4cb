// The analysis of a finished match: requested once, awaited while its progress is shown, and read in the chosen language.
import type { AnalysisCard, AnalysisState } from "../wire";
import { ask, Refused } from "./api";
import { settings } from "./settings.svelte";
import { wrong } from "./words";

const SOON = 700; // milliseconds between two requests for its progress
const LATER = 3000; // while the server cannot be reached

export class Analysing {
  /** Its progress; null: not requested yet. */
  progress = $state.raw<AnalysisState | null>(null);
  card = $state.raw<AnalysisCard | null>(null);
  trouble = $state("");

  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;
  #spoken = ""; // the language of the last request

  /** A table's match, or an opened file. */
  constructor(readonly of: { table: string } | { file: unknown }) {}

  get begun(): boolean {
    return this.progress !== null || this.card !== null;
  }

  /** Read it again if it was begun in another language than the one spoken now. */
  async follow(): Promise<void> {
    if (this.begun && this.#spoken !== settings.lang) await this.begin();
  }

  /** Begin, or read it again. */
  async begin(): Promise<void> {
    const number = ++this.#asked;
    this.#spoken = settings.lang;
    clearTimeout(this.#timer);
    this.trouble = "";
    this.progress ??= { id: "", state: "waiting", ahead: 0, done: 0, total: 0, analysis: null };
    await this.#look(number);
  }

  close(): void {
    this.#asked++;
    clearTimeout(this.#timer);
  }

  /** Request it or, once it is under way, its progress. A restarted server does not know about it, so it is requested again. */
  async #look(number: number, id = ""): Promise<void> {
    try {
      const found = await (id ? this.#far(id) : this.#ask());
      if (number !== this.#asked) return;
      this.progress = found;
      if (found.analysis) this.card = found.analysis;
      else this.#again(number, found.state === "none" ? "" : found.id, SOON);
    } catch (error) {
      if (number !== this.#asked) return;
      if (id && error instanceof Refused && (error.code === "network" || error.code === "no-page")) {
        this.#again(number, error.code === "network" ? id : "", LATER);
        return;
      }
      this.trouble = wrong(error);
      this.progress = null;
    }
  }

  #again(number: number, id: string, wait: number): void {
    this.#timer = setTimeout(() => void this.#look(number, id), wait);
  }

  #ask(): Promise<AnalysisState> {
    return "table" in this.of ? ask("POST", `/api/tables/${this.of.table}/analysis`, {}) : ask("POST", "/api/analyse", this.of.file);
  }

  #far(id: string): Promise<AnalysisState> {
    return ask("GET", "table" in this.of ? `/api/tables/${this.of.table}/analysis` : `/api/analyse/${id}`);
  }
}
