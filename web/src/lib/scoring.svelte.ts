// A scoring as it is counted on the board: line by line, with its formula, and what everybody has by then. All of it was
// computed by the server; the client only steps from line to line.
import type { Happened, ScoreSheet } from "../boards/contract";
import type { RowCard } from "../wire";
import { quickness } from "./settings.svelte";

const LINE = 1500; // milliseconds a line is shown

export interface Counted {
  /** The line, and what the sheet it is on says around it. */
  row: RowCard;
  name: string;
  sheet: ScoreSheet;
}

/** The lines of a sheet that are counted by themselves, in their order. */
export function countedLines(sheet: ScoreSheet): Counted[] {
  const lines = (row: RowCard, name: string): Counted[] => [
    ...row.parts.flatMap((part) => lines(part, name)),
    ...(row.formulas.some(Boolean) ? [{ row, name, sheet }] : []),
  ];
  return sheet.rows.flatMap((row) => lines(row, row.label));
}

export class Scoring {
  at = $state(0);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #first: Counted[];

  constructor(
    /** The lines, in the language spoken now. */
    readonly read: () => Counted[],
    /** What happened just before: it is on the board already, though the view is the one before it. */
    readonly after: Happened | null,
    readonly over: () => void,
  ) {
    this.#first = read();
    this.#wait();
  }

  /** The same number of lines in any language; when the log is gone, those it began with. */
  readonly lines = $derived.by(() => {
    const now = this.read();
    return now.length === this.#first.length ? now : this.#first;
  });

  get line(): Counted {
    return this.lines[this.at];
  }

  /** What to show of a seat: what it has, or what it has won so far. */
  sum(seat: number): string {
    const { row, sheet } = this.line;
    const sum = String(row.sums[seat]).replace("-", "−");
    return sheet.before === null && row.sums[seat] > 0 ? `+${sum}` : sum;
  }

  skip(): void {
    clearTimeout(this.#timer);
    this.over();
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer = setTimeout(() => {
      if (this.at === this.lines.length - 1) return this.over();
      this.at++;
      this.#wait();
    }, LINE * quickness());
  }
}
