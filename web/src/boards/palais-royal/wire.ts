// Written by web/wire_types.py from the Python types; do not edit.

export interface Noble {
  number: number;
  louis: number;
  blue: number;
  purple: number;
  points: number;
  privilege: string;
}

export interface Score {
  nobles: number;
  letters: number;
  unplayed: number;
  sides: number;
  total: number;
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
  score: Score | null;
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

/** Palais Royal as one seat sees it; `seat` is None for a spectator.

    A player has seen every noble leave the garden, so `remembered` tells what lies face down before others; a spectator,
    who may have come late, sees only that tiles lie there. The six unused nobles are never shown. Letters in hand,
    and letters being looked at, are shown to their owner only. */
export interface View {
  seat: number | null;
  turn: number | null;
  decision: string;
  palace: string[][];
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
