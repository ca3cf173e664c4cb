// The view of Royals as the server sends it (wire.ts, from src/regalia/games/royals/view.py), and the words its cards are named by.
import type { City, Position, View } from "./wire";

export type { Bill, City, Country, Offer, Payment, Position, Seat, Title, Token, View, Way } from "./wire";

/** How many of each card; a card that is missing counts nothing. */
export type Cards = Record<string, number>;

export const COUNTRIES = ["france", "german-states", "britain", "spain"];
export const INTRIGUES = COUNTRIES.flatMap((one, i) => COUNTRIES.slice(i + 1).map((other) => `${one}+${other}`));
/** Every kind of card, in the order in which cards are shown. */
export const CARDS = [...COUNTRIES, ...INTRIGUES];

export const isIntrigue = (card: string) => card.includes("+");
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
