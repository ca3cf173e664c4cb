// The cards that explain Royals.
import { explainer } from "../../lib/cards";
import { playerName } from "../names";
import type { Cards, Sight } from "../contract";
import Picture from "./Picture.svelte";
import { COUNTRIES, INTRIGUES, placeOf, type View } from "./types";
import { cardName, cardsInWords, cityByKey, countryName, positionName, titleName } from "./words";

const country = (which: string, { t }: Sight<View>) => ({ country: countryName(which, t) });
const cityOf = (view: View, key: string) => view.cities.find((city) => city.key === key);
const holder = (which: string, { view }: Sight<View>) => placeOf(view, which)?.position.holder ?? null;

const explain = explainer<View>("royals", {
  country: ["ROY-P3", (card, { t }) => ({ card: cardName(card, t) })],
  intrigue: ["ROY-P4", (card, { t }) => ({ card: cardName(card, t) })],
  display: ["ROY-D4"],
  "deck-country": ["ROY-D3", (_, { view }) => ({ count: view.deck })],
  "deck-intrigue": ["ROY-D5", (_, { view }) => ({ count: view.intrigue_deck })],
  position: [
    (which, sight) => (holder(which, sight) === null ? "ROY-P2" : "ROY-P4"),
    (which, sight) => {
      const { city, position } = placeOf(sight.view, which)!;
      const who = position.holder === null ? "" : playerName(sight.seats, position.holder, sight.t);
      return { position: positionName(which, sight.view.cities, sight.t), cost: position.cost, influence: position.influence, who, ...country(city.country, sight) };
    },
    (which, sight) => `royals-card-position${holder(which, sight) === null ? "" : holder(which, sight) === sight.view.seat ? "-own" : "-held"}`,
  ],
  city: [
    "ROY-B1",
    (key, { view, t }) => ({ city: cityByKey(key, view.cities, t), value: cityOf(view, key)?.bonus ?? 0 }),
    (key, { view }) => (cityOf(view, key)?.token ? "royals-card-city" : "royals-card-city-gone"),
  ],
  displaced: ["ROY-P6"],
  influence: ["ROY-E4", (which, sight) => {
    const [first, second] = sight.view.countries.find((each) => each.name === which)!.period;
    return { first: first!, second: second!, ...country(which, sight) };
  }],
  tokens: ["ROY-B2", country],
  title: ["ROY-T1", (which, { view, t }) => {
    const { value, half } = view.titles.find((each) => each.name === which)!;
    return { title: titleName(which, t), value, half };
  }],
  house: ["ROY-B3"],
  cubes: ["ROY-P2"],
  "hand-country": ["ROY-H1"],
  "hand-intrigue": ["ROY-H1"],
  known: ["ROY-D3", (seat, { view, t }) => ({ cards: cardsInWords(view.seats[Number(seat)]!.known, t) })],
  token: ["ROY-W1", (value) => ({ value: Number(value) })],
  standing: ["ROY-W1"],
  facts: ["ROY-E4", (_, { view }) => ({ period: view.period, round: view.round })],
  end: ["ROY-H1"],
  pay: ["ROY-P9"],
  cancel: ["ROY-P9"],
  discard: ["ROY-H1"],
  discards: ["ROY-P8"],
  unseen: ["ROY-P8"],
});

export const cards: Cards<View> = {
  explain,
  all: (view) => [
    ...COUNTRIES.map((each) => `country:${each}`), `intrigue:${INTRIGUES[0]}`, "deck-country", "deck-intrigue",
    `position:${view.cities[0]!.positions[0]!.name}`, `city:${view.cities[0]!.key}`, "displaced",
    ...view.countries.map((each) => `influence:${each.name}`), `tokens:${COUNTRIES[0]}`,
    ...view.titles.map((each) => `title:${each.name}`), "house", "cubes", "standing",
  ],
  Picture,
};

/** The mark of a card in a hand, the display or a pile. */
export const cardMark = (card: string) => (card.includes("+") ? `intrigue:${card}` : `country:${card}`);
