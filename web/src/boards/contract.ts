// What a board is to the rest of the client. A game's folder under boards/ has an index.ts whose default export is a
// `BoardModule`; it is loaded (dynamic import) only when a table of that game is opened.
//
// Rules for boards:
// - The client decides nothing: what can be done is in `legal`, and `play` is called with the id of one of those.
// - The server sends a strict Content-Security-Policy: no style="…" in markup (use style:prop={…} or classes) and no inline script.
// - Colours, shadows and fonts come from the CSS variables of src/app.css (--seat-yellow …, --ink, --paper, --gold, --baize …).
// - Motion lasts at most 250 ms and is left out when `motion` is false.
// - Every thing that can be chosen is a <button> (or has a role and is reachable with Tab / arrow keys) with a spoken name.
import type { Component } from "svelte";

/** A move as the server writes it: the family in `do`, one label for each axis. */
export type MoveJson = { do: string } & Record<string, string>;

export interface LegalMove {
  id: number;
  notation: string;
  json: MoveJson;
}

export interface SeatInfo {
  seat: number;
  colour: string;
  kind: "person" | "bot" | "open";
  bot: string | null;
  name: string | null;
  resigned: boolean;
}

/** A message in the language chosen; keys of a board begin with its game's name (`kingdoms-…`). */
export type Say = (key: string, args?: Record<string, string | number>) => string;

export interface BoardProps<View = any> {
  /** The game's view for the seat whose eyes these are (docs/api.md; GET /api/games/NAME/shape). */
  view: View;
  /** The view before the last move, or null: for motion and for marking what changed. */
  previous: View | null;
  /** The last move that was played and who played it, or null; its target is marked. A secret move has no `move`. */
  last: { seat: number; move: MoveJson | null } | null;
  /** The others' moves since this seat last decided, while they are news: their places are lit. */
  recent?: { seat: number; move: MoveJson | null }[];
  /** The moves this seat may play now; empty unless `active`. */
  legal: LegalMove[];
  /** This seat decides now (false while a move is on its way, in a replay, and for spectators). */
  active: boolean;
  /** Play one of `legal`. The shell sends it, with an idempotency key, and shows that it is on its way. */
  play: (id: number) => void;
  /** Ask which rule forbids a move that is not in `legal`, by its notation; the shell shows the answer. */
  whyNot: (notation: string) => void;
  t: Say;
  seats: SeatInfo[];
  /** The options of the table, e.g. a Royals board of the players' own. */
  options: Record<string, any>;
  /** False: the person wants no motion. */
  motion: boolean;
  /** A move the shell wants to be pointed at on the board (a hint), or null. */
  hint: LegalMove | null;
}

/** A number and where it comes from; `parts` explain it further. */
export interface Reckoning {
  label: string;
  /** One value for each seat; null leaves the cell empty. */
  values: (number | null)[];
  parts?: Reckoning[];
}

export interface ScoreSheet {
  title: string;
  rows: Reckoning[];
  totals: number[];
}

export interface MoveContext<View = any> {
  /** The views around the move where they are known; often they are not (null). */
  before: View | null;
  after: View | null;
  /** A view from some time after the move in which what it put down still lies, or null. */
  later?: View | null;
  seat: number;
  seats: SeatInfo[];
  t: Say;
}

export interface BoardModule<View = any> {
  Board: Component<BoardProps<View>>;
  /** A move in words without its subject and full stop: "builds a castle of rank 3 on c4". `move` is null for another seat's secret
   *  move, of which only the verb `text` is known. */
  describe: (move: MoveJson | null, text: string, context: MoveContext<View>) => string;
  /** A move that says nothing by itself ("goes on"): left out where the others' turns are told in short. */
  trifle?: (move: MoveJson | null, text: string) => boolean;
  /** For moves made before this browser came: by ply, a view from some time after the move that still shows what it put down. */
  retell?: (plays: { ply: number; move: MoveJson | null }[], viewAt: (ply: number) => Promise<View>) => Promise<Map<number, View>>;
  /** One sentence: what the seat in turn can do now ("Choose a castle or a tile, then a space."). */
  prompt: (view: View, legal: LegalMove[], t: Say) => string;
  /** What to show of a seat in the panel of seats: a number that counts (points, gold) and its name. */
  standing: (view: View, seat: number, t: Say) => { value: number | string; label: string };
  /** The scoring that happened with the move between the two views, or null when there was none. `after` may be the end of the match. */
  explain?: (before: View, after: View, move: MoveJson | null, t: Say) => ScoreSheet | null;
  /** This game's messages by language: `import.meta.glob("./text/*.ftl", { query: "?raw", import: "default" })`. */
  texts: Record<string, () => Promise<unknown>>;
}
