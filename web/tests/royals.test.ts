// Royals: its moves in words, payments laid out in any order, cities of unknown boards.
import { mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import board from "../src/boards/royals";
import Countries from "../src/boards/royals/Countries.svelte";
import Titles from "../src/boards/royals/Titles.svelte";
import { HEIGHT, outline, places, WIDTH } from "../src/boards/royals/map";
import { isComplete, leadsOn, nextCard, nextMove, partOf, proposed, wayOf, without } from "../src/boards/royals/pile";
import type { City, Position, View } from "../src/boards/royals/types";
import type { LegalMove, MoveJson } from "../src/boards/contract";
import { tellsEveryMove } from "./telling";

const MOVES: MoveJson[] = [
  { do: "take", country: "france" }, { do: "draw", deck: "country" }, { do: "draw", deck: "intrigue" }, { do: "occupy", position: "dijon-baron" }, { do: "takeover", position: "paris-king" },
  { do: "pay", card: "france+spain" }, { do: "cancel" }, { do: "end" }, { do: "discard", card: "spain" },
];

tellsEveryMove("royals", board, MOVES, { cities: [] });

const city = (key: string, country: string, bonus: number, positions: Position[] = []): City => ({ key, name: key, country, bonus, token: true, positions, displaced: [0, 0, 0] });

function view(changes: Partial<View> = {}): View {
  const titles = ["marshal", "baron", "countess", "duke", "cardinal", "princess", "king"].map((name, rank) => ({ name, cost: rank + 1, value: 2 * rank + 2, half: rank + 1, cubes: [0, 0, 0], shares: [0, 0, 0] }));
  return { seat: 0, turn: 0, decision: "play", cities: [], titles, seats: [{}, {}, {}], payment: null, ...changes } as View;
}

const legal = (...notations: string[]): LegalMove[] =>
  notations.map((notation, id) => {
    const [verb, label] = notation.split(" ");
    const axis = { pay: "card", discard: "card" }[verb!] ?? "position";
    return { id, notation, json: { do: verb!, [axis]: label! } };
  });

describe("a payment", () => {
  const way = (jokers: number, cards: Record<string, number>) => ({ cards, jokers });
  const country = { wanted: 2, ways: [way(1, { france: 1, spain: 3 }), way(1, { france: 1, spain: 2, britain: 1 })] };
  const intrigue = { wanted: 1, ways: [way(0, { "france+spain": 1 })] };
  const payment = (changes = {}) => ({ position: "dijon-baron", committed: {}, owed: 3, country, intrigue: null, ...changes });

  it("begins with what the server proposes and is complete when it is one of its ways", () => {
    expect(proposed(payment({ intrigue }))).toEqual({ france: 1, spain: 3, "france+spain": 1 });
    expect(isComplete(payment(), { france: 1, spain: 2, britain: 1 })).toBe(true);
    expect(isComplete(payment(), { france: 1, spain: 2 })).toBe(false);
    expect(isComplete(payment({ intrigue }), { france: 1, spain: 3 })).toBe(false);
    expect(wayOf(country, { france: 1, spain: 3 })?.jokers).toBe(1);
  });

  it("takes a card that leads on to one of the ways", () => {
    expect(leadsOn(country, { france: 1, britain: 1 })).toBe(true);
    expect(leadsOn(country, { france: 2 })).toBe(false);
    expect(leadsOn(country, partOf({ spain: 3, "france+spain": 1 }, false))).toBe(true);
  });

  it("is sent to the server card by card, in any order that it lists", () => {
    const pile = { france: 1, spain: 2, britain: 1, "france+spain": 1 };
    const named = (committed: Record<string, number>) => payment({ committed });
    expect(nextMove(named({ france: 1 }), pile, legal("pay france", "pay spain", "pay france+spain", "cancel"))?.notation).toBe("pay spain");
    expect(nextMove(named({ france: 1, spain: 2, "france+spain": 1 }), pile, legal("pay britain", "pay spain"))?.notation).toBe("pay britain");
    expect(nextMove(payment(), { france: 1 }, legal("pay spain"))).toBeNull();
    expect(nextCard("discard", without({ spain: 1 }, {}), legal("discard france"))).toBeNull();
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

it("shows tokens of the same value on a board of somebody's own", () => {
  const countries = [{ name: "france", tokens: [4, 4, 2], period: [5, 3], influence: [0, 0, 0], ranking: [] }];
  const props = { view: view({ countries, noble_houses: [3, 3], period: "1" }), who: (seat: number) => `player ${seat}`, t: (key: string) => key };
  for (const Part of [Countries, Titles]) {
    const shown = mount(Part, { target: document.body, props });
    expect(document.querySelectorAll(".token").length).toBe(Part === Countries ? 3 : 2);
    void unmount(shown);
    document.body.innerHTML = "";
  }
});

describe("the prompt", () => {
  const said = (changes: Partial<View>) => board.prompt(view(changes), [], (key, args) => `${key} ${JSON.stringify(args)}`);
  it("asks to discard of each kind only what is too much", () => {
    const discard = (country: number, intrigue: number) => said({ decision: "discard", excess: { country, intrigue } });
    expect(discard(2, 0)).toBe('royals-now-discard-country {"country":2}');
    expect(discard(0, 1)).toBe('royals-now-discard-intrigue {"intrigue":1}');
    expect(discard(2, 1)).toBe('royals-now-discard {"country":2,"intrigue":1}');
  });
  it("speaks of more cards only after the first", () => {
    const draw = (drawn: number) => said({ decision: "draw", country_cards_drawn: drawn, intrigue_cards_drawn: 0, country_cards_left: 1 });
    expect([draw(0), draw(2)]).toEqual(['royals-now-draw-first {"left":1}', 'royals-now-draw-left {"left":1}']);
  });
});
