// The view of Royals as the server sends it (src/regalia/games/royals/view.py), and the words its cards are named by.

export interface Position {
  name: string;
  title: string;
  cost: number;
  influence: number;
  holder: number | null;
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
}

export interface Title {
  name: string;
  cost: number;
  value: number;
  cubes: number[];
}

export interface Token {
  kind: string;
  of: string;
  value: number;
}

export interface Seat {
  colour: string;
  cubes: number;
  country_cards: number;
  intrigue_cards: number;
  known: Cards;
  points: number | null;
  tokens: Token[] | null;
}

export interface Payment {
  position: string;
  committed: Cards | null;
  jokers_of: string | null;
  owed: number | null;
}

/** How many of each card; a card that is missing counts nothing. */
export type Cards = Record<string, number>;

export interface View {
  seat: number | null;
  turn: number | null;
  decision: "draw" | "play" | "pay" | "discard" | "over";
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
  discards: Cards;
  intrigue_deck: number;
  intrigue_discards: Cards;
  unseen: Cards;
  seats: Seat[];
  hand: Cards | null;
  country_cards_drawn: number;
  intrigue_cards_drawn: number;
  payment: Payment | null;
  winners: number[];
}

export const COUNTRIES = ["france", "german-states", "britain", "spain"];
export const INTRIGUES = COUNTRIES.flatMap((one, i) => COUNTRIES.slice(i + 1).map((other) => `${one}+${other}`));
/** Every kind of card, in the order in which the server wants cards to be named. */
export const CARDS = [...COUNTRIES, ...INTRIGUES];

export const isIntrigue = (card: string) => card.includes("+");
export const serves = (card: string, country: string) => card.split("+").includes(country);
export const count = (cards: Cards, which: (card: string) => boolean = () => true) =>
  CARDS.reduce((sum, card) => sum + (which(card) ? (cards[card] ?? 0) : 0), 0);

export function placeOf(view: View, name: string): { city: City; position: Position } | null {
  for (const city of view.cities) {
    for (const position of city.positions) {
      if (position.name === name) return { city, position };
    }
  }
  return null;
}
