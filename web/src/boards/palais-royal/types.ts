// The view of Palais Royal as the server sends it (src/regalia/games/palais_royal/view.py).

export interface Noble {
  number: number;
  louis: number;
  blue: number;
  purple: number;
  points: number;
  privilege: string;
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
  rooms: Counts;
  reserve: number;
  supply: number;
  letters: number;
  played: Counts;
  face_up: Noble[];
  face_down: number;
  remembered: Noble[];
  score: Score | null;
}

export type Counts = Record<string, number>;

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
  deck: number;
  discard: Counts;
  unseen: Counts;
  letter_prices: Counts;
  my_letters: Counts;
  drawn: Counts;
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

/** Rooms and letters in the order in which the server takes them where the order makes no difference. */
export const ROOMS = ["gate", "parade", "stairs", "mint", "king", "queen", "office", "back-door", "cardinal"];
export const LETTERS = ["majority", "open-gate", "gate-and-moves", "5-moves", "9-moves", "2-seals", "4-louis", "2-points", "4-points"];
export const SIDES = ["fountain", "lion", "sphinx", "amphora"];
/** Rooms in which the majority counts (PAL-M1). */
export const CONTESTED = ["parade", "stairs", "mint", "king", "queen"];

/** The five actions of a turn and the decisions that belong to each. */
export const ACTIONS = [
  ["parade"],
  ["stairs"],
  ["mint", "king", "queen"],
  ["recruit", "seals", "side"],
  ["back-door", "keep", "after"],
];

export const actionOf = (decision: string) => ACTIONS.findIndex((each) => each.includes(decision));

/** The seat with the majority in a room, or null: strictly most servants, ties decided by the cardinal (PAL-M1, PAL-M2). */
export function majority(view: View, room: string): number | null {
  if (!CONTESTED.includes(room)) return null;
  const here = (seat: Seat, where: string) => seat.rooms[where] ?? 0;
  const most = Math.max(...view.seats.map((seat) => here(seat, room)));
  if (most === 0) return null;
  const tied = view.seats.map((_, i) => i).filter((i) => here(view.seats[i]!, room) === most);
  if (tied.length === 1) return tied[0]!;
  const cardinal = (i: number) => here(view.seats[i]!, "cardinal");
  const best = Math.max(...tied.map(cardinal));
  const first = tied.filter((i) => cardinal(i) === best);
  return best > 0 && first.length === 1 ? first[0]! : null;
}

/** What each seat gets for a side: 6 and 2, and how ties share them (PAL-E3, PAL-E4). */
export function sidePoints(counts: number[]): number[] {
  return counts.map((mine, seat) => {
    if (mine === 0) return 0;
    const others = counts.filter((_, other) => other !== seat);
    const ahead = others.filter((each) => each > mine).length;
    const level = others.filter((each) => each === mine).length;
    if (ahead === 0) return level ? 2 : 6;
    return ahead === 1 && level === 0 ? 2 : 0;
  });
}

/** Points of a seat that everybody at the table could count by now; null when tiles lie face down before a stranger. */
export function pointsSoFar(seat: Seat): number | null {
  if (seat.remembered.length < seat.face_down) return null;
  const nobles = [...seat.face_up, ...seat.remembered].reduce((sum, noble) => sum + noble.points, 0);
  return nobles + 2 * (seat.played["2-points"] ?? 0) + 4 * (seat.played["4-points"] ?? 0);
}
