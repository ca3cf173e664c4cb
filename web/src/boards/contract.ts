// What a board is to the rest of the client. A game's folder under boards/ has an index.ts whose default export is a
// `BoardModule`, loaded (dynamic import) only when a table of that game is opened; text/*.ftl, its words, those for the options of a new
// table among them (`kingdoms-option-variants`); and a Cover.svelte, what is drawn on the lid of its box. All are found by their names.
//
// Rules for boards:
// - The client decides nothing: what can be done is in `legal`, and `play` is called with the id of one of those.
// - The server sends a strict Content-Security-Policy: no style="…" in markup (use style:prop={…} or classes) and no inline script.
// - Colours, shadows and fonts come from the CSS variables of src/app.css (--seat-yellow …, --ink, --paper, --gold, --baize …).
// - Motion lasts at most 350 ms and is left out when `motion` is false.
// - Everything that can be chosen is a <button> (or has a role and is reachable with Tab / arrow keys) with an accessible name.
// - Everything explains itself: pieces, numbers and buttons carry data-explain, see `Cards`.
// - A board lays out no page: it hands `Slots` to `frame`, and the shell puts them where there is room, on a desk and on a phone.
import type { Component, Snippet } from "svelte";
import type { MoveCard, SeatCard, SheetCard } from "../wire";

/** A move as the server writes it: the family in `do`, one label for each axis. */
export type MoveJson = Record<string, string>;
export type LegalMove = MoveCard;
export type SeatInfo = SeatCard;
export type ScoreSheet = SheetCard;

/** A message in the language chosen; keys of a board begin with its game's name (`kingdoms-…`). */
export type Say = (key: string, args?: Record<string, string | number>) => string;

/** Something that happened, as the server tells it; `event` says what, the rest is the game's own. */
export type GameEvent = { event: string } & Record<string, any>;

/** A moment of the game: who acted, and all that happened. */
export interface Happened {
  seat: number;
  events: GameEvent[];
}

/** Something that moves, as selectors of the page: from where, to where, and what it looks like (otherwise like what is there then). */
export interface Flight {
  from: string;
  to: string;
  like?: string;
  /** A number that flies instead. */
  text?: string;
}

export type Sound = "piece" | "card" | "coin" | "score" | "end" | "turn";

/** One page of the panel beside the board. */
export interface Tab {
  name: string;
  label: string;
  content: Snippet;
}

/** Keys a board listens to, for the list of all shortcuts. */
export interface Shortcut {
  keys: string[];
  does: string;
}

/** What a card says of a piece: "Name: one sentence", and the id of the rule that says so. */
export interface Explained {
  text: string;
  rule: string | null;
}

/** What a card that explains may look at. */
export interface Sight<View = any> {
  view: View;
  seats: SeatInfo[];
  t: Say;
}

/** The cards of a game. Whatever is shown carries data-explain="KIND" or "KIND:WHICH" ("castle:3"), and data-preview with the id of the
 *  move it would play; the table shows the card beside it. */
export interface Cards<View = any> {
  explain: (what: string, sight: Sight<View>) => Explained | null;
  /** Every card, in the order of the legend. */
  all: (view: View) => string[];
  /** What is drawn beside a card in the legend. */
  Picture: Component<{ what: string; view: View }>;
}

/** What a board fills the shell of the table with. */
export interface Slots {
  /** The board. It gets a box whose size never changes while one plays (container units cqw and cqh measure it) and stays inside it. */
  board: Snippet;
  /** The player's hand, the display, the buttons of the decision: a low strip below the board, of one height for the whole match. */
  dock: Snippet;
  /** What is public of a seat, in a line or two: shown with its name. */
  seat?: Snippet<[number]>;
  /** Details of the game; the shell adds the log. */
  tabs: Tab[];
  /** A few words for the strip: the epoch, the period. */
  facts: string[];
  /** What is to be done next with what was chosen on the screen, in place of the prompt of the decision. */
  prompt?: string | null;
  /** Warnings that lie over the board: the last round. */
  notices?: string[];
  /** The button that ends the turn, for the strip. */
  end?: Snippet;
  /** The board is wider than high: the panel gives way. */
  wide?: boolean;
  shortcuts?: Shortcut[];
}

export interface BoardProps<View = any> {
  /** The shell, to be rendered once with the slots filled. */
  frame: Snippet<[Slots]>;
  /** The game's view for the seat that is shown (docs/api.md; GET /api/games/NAME/shape). */
  view: View;
  /** The view before the last move, or null: for motion and for marking what changed. */
  previous: View | null;
  /** What happened last, or null; its places are marked. */
  last: Happened | null;
  /** What the others did since this seat last decided, while it is news: their places are lit. */
  recent?: Happened[];
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
  /** A scoring is being counted: this happened just before it and is on the board, though not in `view`. */
  counting?: Happened | null;
  /** A move the shell wants to be pointed at on the board (a hint), or null. */
  hint: LegalMove | null;
}

export interface BoardModule<View = any> {
  Board: Component<BoardProps<View>>;
  /** A move in words without its subject and full stop, in the third person: "builds a rank 3 castle on c4". */
  describe: (move: MoveJson, view: View, t: Say) => string;
  /** One sentence: what the seat to move can do now ("Choose a castle or a tile, then a space."). */
  prompt: (view: View, legal: LegalMove[], t: Say) => string;
  /** What to show of a seat in the panel of seats: a number that counts (points, gold) and its name. */
  standing: (view: View, seat: number, t: Say) => { value: number | string; label: string };
  /** What explains the pieces; messages GAME-goal and GAME-goal-turn tell what it is all about. */
  cards?: Cards<View>;
  /** What moves when something happens, seen by a seat (null: a spectator); `[data-seat]` are the places in the panel. */
  flights?: (event: any, eyes: number | null) => Flight[];
  /** How events sound. */
  sounds?: Record<string, Sound>;
  /** Where a place that a score sheet names is on the board, as a selector. */
  place?: (name: string) => string;
}
