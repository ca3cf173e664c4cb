// Names in the language chosen: titles, countries, cards, cities.
import type { Say } from "../contract";
import { CARDS, type Cards, type City } from "./types";

/** English names of the cities whose names we translate; a board of the players' own may call them something else. */
const TRANSLATED: Record<string, string> = {
  paris: "Paris", lyon: "Lyon", bordeaux: "Bordeaux", dijon: "Dijon", marseille: "Marseille", vienna: "Vienna", cologne: "Cologne",
  berlin: "Berlin", munich: "Munich", london: "London", dublin: "Dublin", edinburgh: "Edinburgh", madrid: "Madrid",
  seville: "Seville", barcelona: "Barcelona", valencia: "Valencia",
};

export function cityName(city: Pick<City, "key" | "name">, t: Say): string {
  return TRANSLATED[city.key] === city.name ? t(`royals-city-${city.key}`) : city.name;
}

/** A city of which only the key is known, as in a move. */
export function cityByKey(key: string, cities: readonly City[] | undefined, t: Say): string {
  const city = cities?.find((each) => each.key === key);
  if (city) return cityName(city, t);
  const english = TRANSLATED[key];
  return english ? t(`royals-city-${key}`) : key.charAt(0).toUpperCase() + key.slice(1);
}

/** The board we ship has a name in every language. */
export const boardName = (board: string, t: Say) => (board === "Regalia's substitute board" ? t("royals-see-our-board") : board);

export const titleName = (title: string, t: Say) => t(`royals-title-${title}`);
export const countryName = (country: string, t: Say) => t(`royals-country-${country}`);

export function cardName(card: string, t: Say): string {
  return card
    .split("+")
    .map((country) => countryName(country, t))
    .join(" + ");
}

export function cardsInWords(cards: Cards, t: Say): string {
  const told = CARDS.filter((card) => cards[card]).map((card) => `${cards[card]} × ${cardName(card, t)}`);
  return told.length ? told.join(", ") : t("royals-see-none");
}

/** "dijon-baron" in words. */
export function positionName(name: string, cities: readonly City[] | undefined, t: Say): string {
  const cut = name.lastIndexOf("-");
  return t("royals-position", { title: titleName(name.slice(cut + 1), t), city: cityByKey(name.slice(0, cut), cities, t) });
}
