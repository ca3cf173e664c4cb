// Cards a person lays on a pile, compared with the ways the server says a part of a price can be paid, and sent as the server asks for them.
import type { LegalMove } from "../contract";
import { CARDS, isIntrigue, type Bill, type Cards, type Payment, type Way } from "./types";

/** The cards of a pile that belong to one part of a price. */
export const partOf = (pile: Cards, intrigue: boolean): Cards =>
  Object.fromEntries(CARDS.filter((card) => isIntrigue(card) === intrigue && pile[card]).map((card) => [card, pile[card]!]));

/** The way that is just these cards, or null. */
export const wayOf = (bill: Bill, part: Cards): Way | null =>
  bill.ways.find(({ cards }) => CARDS.every((card) => (cards[card] ?? 0) === (part[card] ?? 0))) ?? null;

/** Whether some way has these cards, and perhaps more. */
export const leadsOn = (bill: Bill, part: Cards): boolean => bill.ways.some(({ cards }) => CARDS.every((card) => (cards[card] ?? 0) >= (part[card] ?? 0)));

/** The cards the server proposes. */
export const proposed = ({ country, intrigue }: Payment): Cards => ({ ...country?.ways[0]?.cards, ...intrigue?.ways[0]?.cards });

export const isComplete = ({ country, intrigue }: Payment, pile: Cards): boolean =>
  country !== null && wayOf(country, partOf(pile, false)) !== null && (intrigue === null || wayOf(intrigue, partOf(pile, true)) !== null);

/** The legal move that leads on to the pile; null when there is none. */
export function nextMove(payment: Payment, pile: Cards, legal: LegalMove[]): LegalMove | null {
  return nextCard("pay", without(pile, payment.committed ?? {}), legal);
}

/** The first of the cards still to be named that may be named now. */
export function nextCard(verb: string, cards: Cards, legal: LegalMove[]): LegalMove | null {
  return legal.find(({ json }) => json.do === verb && (cards[json.card ?? ""] ?? 0) > 0) ?? null;
}

export function without(pile: Cards, gone: Cards): Cards {
  return Object.fromEntries(CARDS.map((card) => [card, (pile[card] ?? 0) - (gone[card] ?? 0)]));
}
