// The boards say the same things in every language, and have a word for every move there is.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import palaisRoyal from "../src/boards/palais-royal";
import royals from "../src/boards/royals";
import type { BoardModule, MoveJson, Say } from "../src/boards/contract";

const LANGUAGES = ["en", "it", "hu", "ru"];

async function read(board: BoardModule, lang: string): Promise<string> {
  const path = Object.keys(board.texts).find((each) => each.endsWith(`/${lang}.ftl`));
  return (await board.texts[path!]!()) as string;
}

const keysOf = (text: string) => [...text.matchAll(/^([a-z0-9-]+) =/gm)].map((found) => found[1]!);
const argumentsOf = (text: string, key: string) => {
  const entry = text.split(/\n(?=[a-z#])/).find((each) => each.startsWith(`${key} =`)) ?? "";
  return [...new Set([...entry.matchAll(/\$([a-z]+)/g)].map((found) => found[1]!))].sort();
};

const MOVES: Record<string, MoveJson[]> = {
  royals: [
    { do: "take", country: "france" }, { do: "draw", deck: "country" }, { do: "draw", deck: "intrigue" }, { do: "occupy", position: "dijon-baron" },
    { do: "takeover", position: "paris-king" }, { do: "jokers", count: "2" }, { do: "pay", card: "france+spain" }, { do: "cancel" }, { do: "end" }, { do: "discard", card: "spain" },
  ],
  "palais-royal": [
    { do: "put", room: "gate" }, { do: "gate", source: "reserve" }, { do: "king", source: "mint" }, { do: "queen", source: "reserve" }, { do: "side", source: "office" },
    { do: "move", from: "gate", to: "king" }, { do: "mint", louis: "3" }, { do: "recruit", space: "b1" }, { do: "seal", colour: "blue" }, { do: "seal", colour: "purple" }, { do: "pay" },
    { do: "draw" }, { do: "keep", letter: "5-moves" }, { do: "discard" }, { do: "letter", letter: "majority" }, { do: "done" },
  ],
};

describe.each([["royals", royals as BoardModule], ["palais-royal", palaisRoyal as BoardModule]])("%s", (name, board) => {
  it.each(LANGUAGES)("has every word in %s", async (lang) => {
    const [english, text] = [await read(board, "en"), await read(board, lang)];
    expect(keysOf(text)).toEqual(keysOf(english));
    expect(new Set(keysOf(text)).size).toBe(keysOf(text).length);
    for (const key of keysOf(english)) expect(argumentsOf(text, key).filter((each) => !argumentsOf(english, key).includes(each)), key).toEqual([]);
  });

  it.each(LANGUAGES)("tells every move in %s", async (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(await read(board, lang)))).toEqual([]);
    const t: Say = (key, args) => {
      const errors: Error[] = [];
      const told = bundle.formatPattern(bundle.getMessage(key)!.value!, args ?? null, errors);
      expect(errors, key).toEqual([]);
      return told;
    };
    const told = MOVES[name]!.map((move) => board.describe(move, { cities: [], garden: [] }, t));
    expect(new Set(told).size).toBe(told.length);
    for (const sentence of told) expect(sentence).toMatch(/\S/);
  });
});
