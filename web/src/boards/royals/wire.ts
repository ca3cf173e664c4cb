// Written by web/wire_types.py from the Python types; do not edit.

export type GameEvent = Dealt | Took | Drew | Discarded | EndedTurn | Refilled | Shuffled | Occupied | TookOver | TookToken | RanOut | PeriodScored | TitlesScored | Ended;

/** A part of a price and every set of cards that pays it; the first is proposed. */
export interface Bill {
  wanted: number;
  ways: Way[];
}

export interface City {
  key: string;
  name: string;
  country: string;
  bonus: number;
  token: boolean;
  positions: Position[];
  displaced: number[];
}

export interface Country {
  name: string;
  tokens: number[];
  period: number[];
  influence: number[];
  ranking: number[];
}

export interface CountryScore {
  country: string;
  influence: number[];
  won: Won[];
}

/** The display as it was laid out (ROY-S4), and who begins (ROY-S2). */
export interface Dealt {
  event: "dealt";
  first: number;
  display: string[];
}

/** What was above the hand limit (ROY-H1), laid down openly (ROY-P9). */
export interface Discarded {
  event: "discarded";
  seat: number;
  cards: Record<string, number>;
}

/** A card drawn blind: only who drew it knows which (ROY-D3, ROY-D5). */
export interface Drew {
  event: "drew";
  seat: number;
  deck: "country" | "intrigue";
  card: string | null;
}

/** The end: points by kind of token, and what broke a tie (ROY-W1). */
export interface Ended {
  event: "ended";
  scores: number[];
  winners: number[];
  points: Record<string, number[]>;
  tie: Record<string, number[]>;
}

/** No more positions in this turn, and the hand is within its limit (ROY-H1). */
export interface EndedTurn {
  event: "ended-turn";
  seat: number;
}

/** Cards to be discarded at the end of the turn (ROY-H1). */
export interface Excess {
  country: number;
  intrigue: number;
}

/** ROY-P2; the cards were paid openly (ROY-P9). */
export interface Occupied {
  event: "occupied";
  seat: number;
  position: string;
  cards: Record<string, number>;
}

/** A position that this seat can pay for now. */
export interface Offer {
  position: string;
  country_cards: number;
  intrigue_cards: number;
  cards: Record<string, number> | null;
  country_jokers: number;
  intrigue_jokers: number;
}

/** A payment that has begun; what is committed so far only its payer sees. */
export interface Payment {
  position: string;
  committed: Record<string, number> | null;
  owed: number | null;
  country: Bill | null;
  intrigue: Bill | null;
}

/** The whole sheet of a period (ROY-E4 to ROY-E6). */
export interface PeriodScored {
  event: "period-scored";
  period: string;
  countries: CountryScore[];
}

export interface Position {
  name: string;
  title: string;
  cost: number;
  influence: number;
  holder: number | null;
}

/** The country deck has run out: the period ends with this turn (ROY-E1, ROY-E2), the third one with this round (ROY-E3). */
export interface RanOut {
  event: "ran-out";
  period: string;
  last_round: boolean;
}

/** New cards in the display at the end of a turn (ROY-D4). */
export interface Refilled {
  event: "refilled";
  cards: string[];
}

/** A player; points and tokens lie face down until the end, unless they are one's own or the table shows them. */
export interface Seat {
  colour: string;
  cubes: number;
  country_cards: number;
  intrigue_cards: number;
  known: Record<string, number>;
  points: number | null;
  tokens: Token[] | null;
}

/** The discards have become a new deck (ROY-D5, ROY-D6, ROY-E1, ROY-E2). */
export interface Shuffled {
  event: "shuffled";
  deck: "country" | "intrigue";
  cards: number;
}

export interface Title {
  name: string;
  cost: number;
  value: number;
  half: number;
  cubes: number[];
  shares: number[];
}

/** ROY-T1: all of a marker to the most cubes, a half to each of two, otherwise nothing. */
export interface TitleScore {
  title: string;
  value: number;
  cubes: number[];
  won: number[];
}

export interface TitlesScored {
  event: "titles-scored";
  titles: TitleScore[];
}

export interface Token {
  kind: string;
  of: string;
  value: number;
}

/** A card from the display, which everybody sees (ROY-D3). */
export interface Took {
  event: "took";
  seat: number;
  card: string;
}

/** ROY-P4; the cube of the other player goes to the city's own space (ROY-P6). */
export interface TookOver {
  event: "took-over";
  seat: number;
  position: string;
  cards: Record<string, number>;
  displaced: number;
  city: string;
}

/** A bonus taken at once (ROY-B1 to ROY-B3); then it lies face down, but everybody saw which it was. */
export interface TookToken {
  event: "token";
  seat: number;
  kind: "city" | "country" | "noble-house";
  of: string | null;
  value: number;
}

/** Royals as one seat sees it; `seat` is None for a spectator.

    Everybody sees tokens being taken, and whoever keeps a list knows all points; the rulebook wants them face down all the
    same, so the view shows what is face up: which tokens are left on the board, and one's own. Others' hands are told by
    their size and by the cards that everybody saw being taken; players sort their hands, so nobody sees which card came from
    which deck. `unseen` counts the cards that may be in a hand or a deck. */
export interface View {
  seat: number | null;
  turn: number | null;
  decision: string;
  edition: string;
  board: string;
  period: string;
  last_round: boolean;
  period_ends: boolean;
  round: number;
  cities: City[];
  countries: Country[];
  titles: Title[];
  noble_houses: number[];
  display: string[];
  deck: number;
  discards: Record<string, number>;
  intrigue_deck: number;
  intrigue_discards: Record<string, number>;
  unseen: Record<string, number>;
  seats: Seat[];
  hand: Record<string, number> | null;
  country_cards_drawn: number;
  intrigue_cards_drawn: number;
  country_cards_left: number;
  offers: Offer[];
  payment: Payment | null;
  excess: Excess | null;
  winners: number[];
}

/** Cards that pay, and how many jokers are among them. */
export interface Way {
  cards: Record<string, number>;
  jokers: number;
}

/** A period token and who won it; over whom by a tie-break, and by which (ROY-E4, ROY-E5). */
export interface Won {
  seat: number;
  value: number;
  over: number[];
  by: "city" | "title" | null;
  title: string | null;
  city: string | null;
}
