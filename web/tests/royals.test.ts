// Royals: payments laid out in any order, cities of unknown boards, scorings told again.
import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import Countries from "../src/boards/royals/Countries.svelte";
import Titles from "../src/boards/royals/Titles.svelte";
import { billFor, countryPart, excess, intriguePart, isComplete, nextCard, nextMove, propose, remaining } from "../src/boards/royals/payment";
import { HEIGHT, outline, places, WIDTH } from "../src/boards/royals/map";
import { ranking, titleShares } from "../src/boards/royals/scoring";
import type { City, Position, View } from "../src/boards/royals/types";
import type { LegalMove } from "../src/boards/contract";

const position = (name: string, title: string, cost: number, influence: number, holder: number | null = null): Position => ({ name, title, cost, influence, holder });
const city = (key: string, country: string, bonus: number, positions: Position[] = []): City => ({ key, name: key, country, bonus, token: true, positions, displaced: [0, 0, 0] });

function view(changes: Partial<View> = {}): View {
  const titles = ["marshal", "baron", "countess", "duke", "cardinal", "princess", "king"].map((name, rank) => ({ name, cost: rank + 1, value: 2 * rank + 2, cubes: [0, 0, 0] }));
  return { seat: 0, turn: 0, decision: "play", cities: [], titles, seats: [{}, {}, {}], payment: null, ...changes } as View;
}

const legal = (...notations: string[]): LegalMove[] =>
  notations.map((notation, id) => {
    const [verb, label] = notation.split(" ");
    const axis = { jokers: "count", pay: "card", discard: "card" }[verb!] ?? "position";
    return { id, notation, json: { do: verb!, [axis]: label! } };
  });

describe("a payment", () => {
  const bill = { position: "paris-king", country: "france", cost: 8, intrigue: 0 };

  it("may replace each card by three others (ROY-P3)", () => {
    expect(countryPart(bill, { france: 8 })).toMatchObject({ state: "complete", jokers: 0 });
    expect(countryPart(bill, { france: 7, spain: 3 })).toMatchObject({ state: "complete", jokers: 1 });
    expect(countryPart(bill, { france: 10 })).toMatchObject({ state: "complete", jokers: 1 });
    expect(countryPart(bill, { france: 7, spain: 2 }).state).toBe("short");
    expect(countryPart(bill, { france: 6, spain: 4 }).state).toBe("short");
    expect(countryPart(bill, { spain: 24 })).toMatchObject({ state: "complete", jokers: 8 });
    expect(countryPart(bill, { spain: 25 }).state).toBe("over");
  });

  it("of intrigue may replace each card by two others (ROY-P5)", () => {
    const takeover = { ...bill, intrigue: 2 };
    expect(intriguePart(takeover, { "france+spain": 2 })).toMatchObject({ state: "complete", jokers: 0 });
    expect(intriguePart(takeover, { "france+spain": 1, "britain+spain": 2 })).toMatchObject({ state: "complete", jokers: 1 });
    expect(intriguePart(takeover, { "britain+spain": 2 }).state).toBe("short");
    expect(isComplete(takeover, { france: 8, "britain+spain": 4 })).toBe(true);
  });

  it("is proposed with as few cards as possible", () => {
    const cheap = { position: "dijon-baron", country: "france", cost: 2, intrigue: 1 };
    const pile = propose(cheap, { france: 1, spain: 4, britain: 1, "german-states+spain": 2 });
    expect(pile).toEqual({ france: 1, spain: 3, "german-states+spain": 2 });
    expect(isComplete(cheap, pile)).toBe(true);
  });

  it("asks for intrigue when somebody else holds the position (ROY-P4)", () => {
    const cities = [city("paris", "france", 8, [position("paris-king", "king", 8, 4, 1)]), city("lyon", "france", 5, [position("lyon-countess", "countess", 3, 1)])];
    expect(billFor(view({ cities }), "paris-king")).toMatchObject({ intrigue: 2, cost: 8, country: "france" });
    expect(billFor(view({ cities }), "lyon-countess")).toMatchObject({ intrigue: 0 });
    expect(billFor(view({ cities }), "rome-king")).toBeNull();
  });

  it("is told to the server in the order it asks for", () => {
    const pile = { france: 7, spain: 2, britain: 1 };
    expect(nextMove(bill, pile, view(), legal("end", "occupy paris-king"))?.notation).toBe("occupy paris-king");
    const paying = (jokers_of: string | null, committed: Record<string, number>) => view({ decision: "pay", payment: { position: "paris-king", committed, jokers_of, owed: 3 } });
    expect(nextMove(bill, pile, paying("country", {}), legal("jokers 0", "jokers 1", "cancel"))?.notation).toBe("jokers 1");
    expect(nextMove(bill, pile, paying(null, { france: 7 }), legal("pay britain", "pay spain"))?.notation).toBe("pay britain");
    expect(nextMove(bill, pile, paying(null, { france: 7, britain: 1 }), legal("pay spain", "pay britain"))?.notation).toBe("pay spain");
    expect(nextMove(bill, pile, view({ decision: "draw" }), legal("end"))).toBeNull();
    expect(nextCard("discard", remaining({ spain: 1 }, {}), legal("discard france"))).toBeNull();
  });

  it("knows how many cards are too many (ROY-H1)", () => {
    const seats = [{ country_cards: 14, intrigue_cards: 5 }] as View["seats"];
    expect(excess(view({ seats }))).toEqual({ country: 2, intrigue: 1 });
    expect(excess(view({ seat: null }))).toEqual({ country: 0, intrigue: 0 });
  });
});

describe("the map", () => {
  const known = ["paris", "lyon", "bordeaux", "dijon", "marseille"];

  it("has a place of its own for every city, also on boards it does not know", () => {
    const cities = [...known.map((key) => city(key, "france", 1)), ...["hamburg", "vienna", "prague", "trier"].map((key) => city(key, "german-states", 1)), city("york", "britain", 1), city("lisbon", "spain", 1)];
    const found = [...places(cities).values()];
    expect(found).toHaveLength(cities.length);
    expect(new Set(found.map(({ x, y }) => `${x} ${y}`)).size).toBe(cities.length);
    for (const { x, y } of found) expect(x > 0 && x < WIDTH && y > 0 && y < HEIGHT).toBe(true);
  });

  it("leaves known cities where they are when a stranger joins them", () => {
    const alone = places(known.map((key) => city(key, "france", 1)));
    const joined = places([city("nantes", "france", 1), ...known.slice(1).map((key) => city(key, "france", 1))]);
    expect(joined.get("lyon")).toEqual(alone.get("lyon"));
    expect(joined.get("nantes")).toEqual(alone.get("paris"));
  });

  it("draws closed curves", () => {
    expect(outline([[0, 0], [10, 0], [10, 10]])).toMatch(/^M0 0C.*Z$/);
  });
});

describe("scorings", () => {
  it("rank by influence, then title, then city bonus (ROY-E4, ROY-E5)", () => {
    const cities = [
      city("paris", "france", 8, [position("paris-king", "king", 8, 4, 0)]),
      city("lyon", "france", 5, [position("lyon-princess", "princess", 6, 3, 1), position("lyon-countess", "countess", 3, 1, 1)]),
      city("vienna", "german-states", 5, [position("vienna-duke", "duke", 4, 2, 2)]),
      city("berlin", "german-states", 3, [position("berlin-duke", "duke", 4, 2, 1)]),
    ];
    expect(ranking(view({ cities }), "france")).toEqual([0, 1]);
    expect(ranking(view({ cities }), "german-states")).toEqual([2, 1]);
    expect(ranking(view({ cities }), "spain")).toEqual([]);
  });

  it("share a title between two, not among three (ROY-T1)", () => {
    const title = (cubes: number[]) => titleShares({ name: "king", cost: 8, value: 16, cubes });
    expect(title([2, 1, 0])).toEqual([16, 0, 0]);
    expect(title([2, 2, 0])).toEqual([8, 8, 0]);
    expect(title([1, 1, 1])).toEqual([0, 0, 0]);
    expect(title([0, 0, 0])).toEqual([0, 0, 0]);
  });
});

it("shows tokens of the same value on a board of somebody's own", () => {
  const countries = [{ name: "france", tokens: [4, 4, 2], period: [5, 3], influence: [0, 0, 0] }];
  const props = { view: view({ countries, noble_houses: [3, 3], period: "1" }), who: (seat: number) => `player ${seat}`, t: (key: string) => key };
  for (const Part of [Countries, Titles]) {
    const shown = mount(Part, { target: document.body, props });
    expect(document.querySelectorAll(".token").length).toBe(Part === Countries ? 3 : 2);
    void unmount(shown);
    document.body.innerHTML = "";
  }
});
