// The scoring of Kingdoms once more, in words and numbers, for people who ask where their gold comes from (KIN-P1 to KIN-P6, KIN-V3, KIN-R5).
import type { MoveJson, Reckoning, Say, ScoreSheet } from "../contract";
import { castleOf, cellIndex, cells, COLUMNS, ROWS, SIGNS, tileName, worth, writeCastle, type View } from "./tiles";

const EMPTY = ".";

/** The cells of row 0-4 or, from 5 on, of column 0-5. */
export function lineCells(line: number): number[] {
  if (line < ROWS) return Array.from({ length: COLUMNS }, (_, i) => line * COLUMNS + i);
  return Array.from({ length: ROWS }, (_, i) => i * COLUMNS + line - ROWS);
}

/** Mountains split a line (KIN-P3). */
function parts(board: string[], line: number): number[][] {
  const found: number[][] = [[]];
  for (const cell of lineCells(line)) {
    if (board[cell] === "M") found.push([]);
    else found.at(-1)!.push(cell);
  }
  return found.filter((part) => part.length);
}

export function baseOf(board: string[], part: number[]): number {
  const tiles = part.map((cell) => board[cell]).filter((what) => !castleOf(what));
  const good = tiles.includes("D") ? 0 : tiles.reduce((sum, what) => sum + Math.max(0, worth(what)), 0);
  const bad = tiles.reduce((sum, what) => sum + Math.min(0, worth(what)), 0);
  return (good + bad) * (tiles.includes("G") ? 2 : 1);
}

function beside(cell: number): number[] {
  const [row, column] = [Math.floor(cell / COLUMNS), cell % COLUMNS];
  return [
    ...(row > 0 ? [cell - COLUMNS] : []),
    ...(row < ROWS - 1 ? [cell + COLUMNS] : []),
    ...(column > 0 ? [cell - 1] : []),
    ...(column < COLUMNS - 1 ? [cell + 1] : []),
  ];
}

export function rankOf(board: string[], cell: number): number {
  const castle = castleOf(board[cell])!;
  return castle.rank + (beside(cell).some((each) => board[each] === "W") ? 1 : 0);
}

export function scoreLine(board: string[], line: number, players: number): { part: number[]; base: number; gain: number[] }[] {
  return parts(board, line).map((part) => {
    const base = baseOf(board, part);
    const gain = Array<number>(players).fill(0);
    for (const cell of part) {
      const castle = castleOf(board[cell]);
      if (castle) gain[castle.seat] += base * rankOf(board, cell);
    }
    return { part, base, gain };
  });
}

function isFull(board: string[], line: number): boolean {
  return lineCells(line).every((cell) => board[cell] !== EMPTY);
}

/** Which lines the move has scored: none, those it filled (KIN-V3), or all at the end of the epoch. */
function scored(board: string[], cell: number, ended: boolean, instant: boolean): number[] {
  const all = Array.from({ length: ROWS + COLUMNS }, (_, line) => line);
  if (!instant) return ended ? all : [];
  const filled = [Math.floor(cell / COLUMNS), ROWS + (cell % COLUMNS)].filter((line) => isFull(board, line));
  return ended ? [...filled, ...all.filter((line) => !isFull(board, line))] : filled;
}

function gains(board: string[], lines: number[], players: number): number[] {
  const sum = Array<number>(players).fill(0);
  for (const line of lines) for (const { gain } of scoreLine(board, line, players)) gain.forEach((value, seat) => (sum[seat] += value));
  return sum;
}

/** The board right after the move. A tile that was hidden until it was put down, and left the board at once with the epoch, is the one
 *  that explains the gold. */
function boardAfter(before: View, after: View, move: MoveJson, ended: boolean): string[] | null {
  const board = cells(before);
  const cell = cellIndex(move.cell);
  const players = before.seats.length;
  const won = after.seats.map((seat, i) => seat.gold - before.seats[i].gold);
  let may: string[];
  if (move.do === "castle") may = [writeCastle({ seat: before.turn!, rank: Number(move.rank) })];
  else if (after.decision === "over" || after.epoch === before.epoch) may = [cells(after)[cell]];
  else if (move.do === "start" && before.seat === before.turn) may = [before.my_start!];
  else if (move.do === "place" && before.hand) may = [before.hand];
  else may = SIGNS.filter((sign) => before.unseen[sign] > 0);
  for (const what of may) {
    const tried = board.with(cell, what);
    const lines = scored(tried, cell, ended, before.variants.includes("instant-scoring"));
    if (gains(tried, lines, players).every((value, seat) => value === won[seat])) return tried;
  }
  return null;
}

export function explain(before: View, after: View, move: MoveJson | null, t: Say): ScoreSheet | null {
  if (!move?.cell) return null;
  const ended = after.epoch > before.epoch || (after.decision === "over" && before.decision !== "over");
  const instant = before.variants.includes("instant-scoring");
  if (!ended && !instant) return null;
  const board = boardAfter(before, after, move, ended);
  if (!board) return null;
  const lines = scored(board, cellIndex(move.cell), ended, instant);
  if (!lines.length) return null;
  const players = before.seats.length;
  const rows: Reckoning[] = [{ label: t("kingdoms-gold-before"), values: before.seats.map((seat) => seat.gold) }];
  for (const line of lines) {
    const pieces = scoreLine(board, line, players);
    const values = Array.from({ length: players }, (_, seat) => pieces.reduce((sum, piece) => sum + piece.gain[seat], 0));
    const label = line < ROWS ? t("kingdoms-row", { row: line + 1 }) : t("kingdoms-column", { column: "abcdef"[line - ROWS] });
    rows.push({ label, values, parts: pieces.map((piece) => ({ label: inWords(board, piece.part, piece.base, t), values: piece.gain })) });
  }
  const title = ended ? t("kingdoms-epoch-scored", { epoch: before.epoch }) : t("kingdoms-lines-scored");
  return { title, rows, totals: after.seats.map((seat) => seat.gold) };
}

function inWords(board: string[], part: number[], base: number, t: Say): string {
  const tiles = part.map((cell) => board[cell]).filter((what) => what !== EMPTY && !castleOf(what));
  const named = tiles.map((what) => (worth(what) ? what.replace("-", "−") : tileName(what, t))).join(", ");
  return t("kingdoms-base", { tiles: named || t("kingdoms-no-tiles"), base: String(base).replace("-", "−") });
}
