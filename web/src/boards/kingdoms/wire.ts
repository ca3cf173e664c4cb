// Written by web/wire_types.py from the Python types; do not edit.

export type GameEvent = Dealt | Built | SpentCastles | Drew | Took | Put | Passed | Scored | EpochEnded | ClearedBoard | ShuffledTiles | EpochBegan | Ended;

/** KIN-A1. */
export interface Built {
  event: "castle";
  seat: number;
  rank: number;
  cell: string;
}

export interface Castle {
  cell: string;
  seat: number;
  rank: number;
  counts: number;
}

/** Castles of rank 1 go back to their owners, the others leave the game (KIN-E1); with the variant last-castle all of them (KIN-V1). */
export interface ClearedBoard {
  event: "cleared";
  returned: number[];
  removed: number[][];
}

/** Everybody has drawn a starting tile (KIN-S4), and who begins was drawn by lot (KIN-S6). */
export interface Dealt {
  event: "dealt";
  first: number;
  starting: (string | null)[];
}

/** KIN-A2; only who drew it sees the tile before it is put down. */
export interface Drew {
  event: "draw";
  seat: number;
  tile: string | null;
}

/** The most gold wins; equals share the win (KIN-E4, KIN-R4). */
export interface Ended {
  event: "ended";
  gold: number[];
  winners: number[];
}

/** The player with the most gold begins (KIN-E3); of several the one who came earliest in the epoch just ended (KIN-R3). */
export interface EpochBegan {
  event: "epoch-began";
  epoch: number;
  first: number;
  gold: number;
  richest: number[];
}

/** The board is full, or nobody can act (KIN-P1, KIN-V1). */
export interface EpochEnded {
  event: "epoch-ended";
  epoch: number;
  full: boolean;
  gold: number[];
}

export interface Line {
  line: string;
  parts: Part[];
  won: number[];
}

export interface LineNow {
  line: string;
  parts: PartNow[];
}

/** A line from one mountain or edge to the next (KIN-P3). */
export interface Part {
  cells: string[];
  tiles: string[];
  resources: number;
  hazards: number;
  cancelled: boolean;
  doubled: boolean;
  base: number;
  castles: Castle[];
  ranks: number[];
  won: number[];
}

/** What a part would bring if it were scored as it stands. */
export interface PartNow {
  begin: string;
  end: string;
  base: number;
  won: number[];
}

/** KIN-A4. */
export interface Passed {
  event: "pass";
  seat: number;
}

/** A tile put down is seen by all (KIN-A2, KIN-A3, KIN-R6). */
export interface Put {
  event: "put";
  seat: number;
  tile: string;
  cell: string;
  starting: boolean;
}

/** Lines are scored, with the whole sheet: each part of each line, its base, and what it brings whom (KIN-P1 to KIN-P6). */
export interface Scored {
  event: "scored";
  epoch: number;
  instant: boolean;
  before: number[];
  lines: Line[];
  won: number[];
  gold: number[];
}

export interface Seat {
  colour: string;
  gold: number;
  castles: number[];
  has_start: boolean;
}

/** All tiles are in the supply again (KIN-E2), unplayed starting tiles too (KIN-R6), and new starting tiles are drawn. */
export interface ShuffledTiles {
  event: "shuffled";
  starting: (string | null)[];
}

/** Somebody has put down their last castle, so this epoch is the last (KIN-V1). */
export interface SpentCastles {
  event: "last-castle";
  seat: number;
}

/** KIN-V2. */
export interface Took {
  event: "take";
  seat: number;
  tile: string;
}

/** Kingdoms as one seat sees it; `seat` is None for a spectator. */
export interface View {
  seat: number | null;
  turn: number | null;
  decision: "act" | "over" | "put";
  board: string[];
  lines: LineNow[];
  epoch: number;
  epochs: number | null;
  first: number;
  seats: Seat[];
  returning: number[];
  variants: string[];
  supply: number;
  unseen: Record<string, number>;
  my_start: string | null;
  hand: string | null;
  holding: boolean;
  winners: number[];
}
