// Written by web/wire_types.py from the Python types; do not edit.

export type GameEvent = Dealt | SetUp | Brought | Walked | TookLouis | Recruited | Joined | Left | Played | Reshuffled | Drew | Kept | Discarded | EndedTurn | Skipped | LastRound | Scored | Ended;

/** Servants newly put at the gate, with the king or the queen (PAL-A1, PAL-A3), from the reserve or from rooms (PAL-T1). */
export interface Brought {
  event: "brought";
  seat: number;
  room: string;
  sources: Record<string, number>;
}

/** The palace as it was laid out (PAL-S2), everybody's first Louis (PAL-S5), and who begins (PAL-S6). */
export interface Dealt {
  event: "dealt";
  first: number;
  palace: string[][];
  louis: number[];
}

/** Letters that go face up on the discards: those not kept (PAL-A8), or a majority letter at the end of the turn (PAL-L1). */
export interface Discarded {
  event: "discarded";
  seat: number;
  letters: Record<string, number>;
}

/** PAL-A8; only who drew them sees the letters. */
export interface Drew {
  event: "drew";
  seat: number;
  count: number;
  letters: Record<string, number> | null;
}

/** Most points, then most servants with the cardinal; still tied: shared (PAL-E5). */
export interface Ended {
  event: "ended";
  stood_still: boolean;
  points: number[];
  tied: number[];
  cardinal: number[];
  winners: number[];
}

/** A turn ends, and nothing else has happened. */
export interface EndedTurn {
  event: "turn-ended";
  seat: number;
}

/** PAL-N8, PAL-N9: servants from the general supply. */
export interface Joined {
  event: "joined";
  seat: number;
  count: number;
}

/** PAL-A8: each letter kept sends a servant back to the reserve. */
export interface Kept {
  event: "kept";
  seat: number;
  count: number;
  letters: Record<string, number> | null;
}

/** PAL-E1. */
export interface LastRound {
  event: "last-round";
  nobles: number;
}

/** PAL-A6: a servant stays on a side of the garden. */
export interface Left {
  event: "left";
  seat: number;
  space: string;
  sides: string[];
  source: string;
}

export interface Noble {
  number: number;
  louis: number;
  blue: number;
  purple: number;
  points: number;
  privilege: string;
}

/** PAL-L1 to PAL-L9. */
export interface Played {
  event: "letter";
  seat: number;
  letter: string;
  louis: number;
}

/** PAL-A4: what was paid, and with what; seals may be paid by letter (PAL-L6). */
export interface Recruited {
  event: "recruited";
  seat: number;
  space: string;
  noble: Noble;
  louis: number;
  returned: Record<string, number>;
  by_letter: number;
  face_up: boolean;
}

/** PAL-A8: the discards are the new deck. */
export interface Reshuffled {
  event: "reshuffled";
  letters: Record<string, number>;
}

export interface Score {
  nobles: number;
  letters: number;
  unplayed: number;
  sides: number;
  total: number;
}

/** The final scoring, line by line and seat by seat (PAL-E2 to PAL-E4). */
export interface Scored {
  event: "scored";
  nobles: Noble[][];
  noble_points: number[];
  played: Record<string, number>[];
  played_points: number[];
  unplayed: number[];
  unplayed_points: number[];
  sides: SideScore[];
  totals: number[];
}

export interface Seat {
  colour: string;
  louis: number;
  rooms: Record<string, number>;
  reserve: number;
  supply: number;
  letters: number;
  played: Record<string, number>;
  face_up: Noble[];
  face_down: number;
  remembered: Noble[];
  points: number | null;
  score: Score | null;
}

/** PAL-S6. */
export interface SetUp {
  event: "set-up";
  seat: number;
  rooms: Record<string, number>;
}

export interface SideScore {
  side: string;
  servants: number[];
  points: number[];
}

/** A whole turn in which there was nothing to decide. */
export interface Skipped {
  event: "skipped";
  seat: number;
}

export interface Space {
  cell: string;
  row: number;
  column: number;
  sides: string[];
  outer: boolean;
  noble: Noble | null;
  price: number | null;
  servant: string | null;
}

/** PAL-A3. */
export interface TookLouis {
  event: "minted";
  seat: number;
  louis: number;
}

/** Palais Royal as one seat sees it; `seat` is None for a spectator.

    A player has seen every noble leave the garden, so `remembered` tells what lies face down before others; a spectator,
    who may have come late, sees only that tiles lie there. The six unused nobles are never shown. Letters in hand,
    and letters being looked at, are shown to their owner only. */
export interface View {
  seat: number | null;
  turn: number | null;
  decision: string;
  palace: string[][];
  majorities: Record<string, number | null>;
  ways: Record<string, Record<string, number>>;
  fills: string | null;
  bring_from: Record<string, number>[];
  may_bring: number;
  garden: Space[];
  statues: string[];
  sides: Record<string, number[]>;
  seats: Seat[];
  nobles: number;
  last_round: boolean;
  idle: number;
  deck: number;
  discard: Record<string, number>;
  unseen: Record<string, number>;
  letter_prices: Record<string, number>;
  my_letters: Record<string, number>;
  drawn: Record<string, number>;
  drawn_count: number;
  left: number;
  extra_moves: number;
  majority_letter: boolean;
  diagonal: boolean;
  king: number;
  queen: number;
  either: number;
  seals: number;
  recruiting: string | null;
  winners: number[];
}

/** PAL-A2: servants who went the same way, and the moves it took. */
export interface Walked {
  event: "walked";
  seat: number;
  start: string;
  end: string;
  count: number;
  moves: number;
}
