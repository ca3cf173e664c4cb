// Where things stand in the garden: its spaces and statues come from the set in play; the signs of the four sides go where room is left.
import type { Space, View } from "./types";

export interface Frame {
  rows: number;
  columns: number;
}

export interface Place {
  row: number;
  column: number;
}

/** Column letter and row number: "e0" is column 4, row 0. */
export function placeOf(cell: string): Place {
  return { row: Number(cell.slice(1)), column: cell.charCodeAt(0) - 97 };
}

export function frameOf(view: View): Frame {
  const places = [...view.garden, ...view.statues.map(placeOf)];
  return { rows: 1 + Math.max(...places.map(({ row }) => row)), columns: 1 + Math.max(...places.map(({ column }) => column)) };
}

export interface Plaque {
  side: string;
  row: number;
  column: number;
  rows: number;
  columns: number;
}

/** A plaque for each side in the empty cells of the edge it lies on; null where there are not three in a row. */
export function plaqueOf(view: View, side: string): Plaque | null {
  const frame = frameOf(view);
  const spaces = view.garden.filter((space) => space.sides.includes(side) && !space.outer);
  if (!spaces.length) return null;
  const upright = new Set(spaces.map(({ column }) => column)).size === 1;
  const mean = (of: (space: Space) => number) => spaces.reduce((sum, space) => sum + of(space), 0) / spaces.length;
  const line = upright ? (mean((space) => space.column) < frame.columns / 2 ? 0 : frame.columns - 1) : mean((space) => space.row) < frame.rows / 2 ? 0 : frame.rows - 1;
  const taken = new Set([...view.garden, ...view.statues.map(placeOf)].filter((each) => (upright ? each.column : each.row) === line).map((each) => (upright ? each.row : each.column)));
  const run = longest(upright ? frame.rows : frame.columns, (i) => !taken.has(i));
  if (run.length < 3) return null;
  const [first, length] = [run.first + (run.first === 0 ? 1 : 0), Math.min(3, run.length - (run.first === 0 ? 1 : 0))];
  if (length < 3) return null;
  return upright ? { side, row: first, column: line, rows: length, columns: 1 } : { side, row: line, column: first, rows: 1, columns: length };
}

function longest(size: number, free: (i: number) => boolean): { first: number; length: number } {
  let best = { first: 0, length: 0 };
  let first = 0;
  for (let i = 0; i <= size; i++) {
    if (i < size && free(i)) continue;
    if (i - first > best.length) best = { first, length: i - first };
    first = i + 1;
  }
  return best;
}
