// A payment as a person builds it up: a pile of cards before anything is sent. The server asks for it in one order (how many
// jokers, then card by card); `nextMove` finds, for each question it asks, the answer that leads to the pile chosen here.
import type { LegalMove } from "../contract";
import { CARDS, count, isIntrigue, serves, placeOf, type Cards, type View } from "./types";

export interface Bill {
  position: string;
  country: string;
  cost: number;
  /** Intrigue cards to be paid besides: none for a vacant position. */
  intrigue: number;
}

export interface Part {
  wanted: number;
  laid: number;
  jokers: number;
  /** Complete, too few cards (or the wrong ones), or more than can be used. */
  state: "complete" | "short" | "over";
}

export function billFor(view: View, name: string): Bill | null {
  const place = placeOf(view, name);
  if (!place) return null;
  const { city, position } = place;
  const held = position.holder !== null && position.holder !== view.turn;
  const intrigue = held ? (position.title === "king" ? 2 : 1) : 0;
  return { position: name, country: city.country, cost: position.cost, intrigue };
}

/** What the country cards of a pile pay: of `cost` cards each may be replaced by a joker of three (ROY-P3). */
export function countryPart(bill: Bill, pile: Cards): Part {
  const laid = count(pile, (card) => !isIntrigue(card));
  return reckon(bill.cost, laid, pile[bill.country] ?? 0, 3);
}

/** The same for intrigue cards, where a joker is two (ROY-P5). */
export function intriguePart(bill: Bill, pile: Cards): Part {
  const laid = count(pile, isIntrigue);
  return reckon(bill.intrigue, laid, count(pile, (card) => isIntrigue(card) && serves(card, bill.country)), 2);
}

function reckon(wanted: number, laid: number, real: number, size: number): Part {
  const jokers = (laid - wanted) / (size - 1);
  const used = Math.max(0, Math.floor(jokers));
  if (laid > wanted * size) return { wanted, laid, jokers: used, state: "over" };
  if (jokers < 0 || !Number.isInteger(jokers) || real < wanted - jokers) return { wanted, laid, jokers: used, state: "short" };
  return { wanted, laid, jokers, state: "complete" };
}

export const isComplete = (bill: Bill, pile: Cards) =>
  countryPart(bill, pile).state === "complete" && intriguePart(bill, pile).state === "complete";

/** A pile that pays the bill with as few cards as possible, jokers from what the hand has most of. */
export function propose(bill: Bill, hand: Cards): Cards {
  const pile: Cards = {};
  const lands = CARDS.filter((card) => !isIntrigue(card));
  const plots = CARDS.filter(isIntrigue);
  lay(pile, hand, [bill.country], bill.cost, 3, lands);
  lay(pile, hand, plots.filter((card) => serves(card, bill.country)), bill.intrigue, 2, plots);
  return pile;
}

function lay(pile: Cards, hand: Cards, real: string[], wanted: number, size: number, kinds: string[]): void {
  let owed = wanted;
  for (const card of real) {
    const some = Math.min(owed, hand[card] ?? 0);
    if (some) pile[card] = some;
    owed -= some;
  }
  for (let left = owed * size; left > 0; left--) {
    const spare = (card: string) => (hand[card] ?? 0) - (pile[card] ?? 0);
    const most = kinds.reduce((best, card) => (spare(card) > spare(best) ? card : best), kinds[0]!);
    if (spare(most) <= 0) return;
    pile[most] = (pile[most] ?? 0) + 1;
  }
}

/** The legal move that leads on to the pile; null when the question is not about this payment. */
export function nextMove(bill: Bill, pile: Cards, view: View, legal: LegalMove[]): LegalMove | null {
  if (view.decision === "play") {
    const begin = bill.intrigue ? "takeover" : "occupy";
    return legal.find(({ json }) => json.do === begin && json.position === bill.position) ?? null;
  }
  const payment = view.payment;
  if (view.decision !== "pay" || payment?.position !== bill.position) return null;
  if (payment.jokers_of) {
    const part = payment.jokers_of === "intrigue" ? intriguePart(bill, pile) : countryPart(bill, pile);
    return legal.find(({ json }) => json.do === "jokers" && json.count === String(part.jokers)) ?? null;
  }
  return nextCard("pay", remaining(pile, payment.committed ?? {}), legal);
}

/** The first of the cards still to be named that may be named now. */
export function nextCard(verb: string, cards: Cards, legal: LegalMove[]): LegalMove | null {
  for (const card of CARDS) {
    if ((cards[card] ?? 0) > 0) {
      const move = legal.find(({ json }) => json.do === verb && json.card === card);
      if (move) return move;
    }
  }
  return null;
}

export function remaining(pile: Cards, gone: Cards): Cards {
  return Object.fromEntries(CARDS.map((card) => [card, (pile[card] ?? 0) - (gone[card] ?? 0)]));
}

/** Cards above the limits of twelve and four (ROY-H1). */
export function excess(view: View): { country: number; intrigue: number } {
  const seat = view.seat === null ? null : view.seats[view.seat];
  if (!seat) return { country: 0, intrigue: 0 };
  return { country: Math.max(0, seat.country_cards - 12), intrigue: Math.max(0, seat.intrigue_cards - 4) };
}
