// Every card that explains cites a rule of its game's rulebook and has its sentence; every mark on a board is a card.
import { expect, test } from "vitest";

const rulebooks = import.meta.glob<string>("../../src/regalia/games/*/rulebook/en.md", { query: "?raw", import: "default", eager: true });
const texts = import.meta.glob<string>(["../src/boards/*/text/en.ftl", "../src/text/en.ftl"], { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/boards/*/cards.ts"], { query: "?raw", import: "default", eager: true });
const GAMES = Object.keys(sources).flatMap((path) => /boards\/([\w-]+)\/cards\.ts$/.exec(path)?.[1] ?? []);

test("the games are found", () => expect(GAMES.length).toBeGreaterThan(2));

test.each(GAMES)("%s: the rules cited are in the rulebook, and every kind of card has its sentence", (game) => {
  const source = sources[`../src/boards/${game}/cards.ts`]!;
  const rulebook = rulebooks[`../../src/regalia/games/${game.replace("-", "_")}/rulebook/en.md`]!;
  const cited = [...source.matchAll(/"([A-Z]{3}-[A-Z]\d+)"/g)].map(([, rule]) => rule!);
  expect(cited.length).toBeGreaterThan(8);
  for (const rule of cited) expect(rulebook, rule).toContain(`**${rule}**`);
  const table = source.slice(source.indexOf(`explainer<View>("${game}", {`), source.indexOf("\n});"));
  const entries = table.split(/^ {2}(?="?[\w-]+"?: \[)/m).slice(1);
  const kinds = entries.map((entry) => /[\w-]+/.exec(entry)![0]);
  const said = texts[`../src/boards/${game}/text/en.ftl`]!;
  for (const [i, kind] of kinds.entries()) {
    const own = new RegExp(`\`${game}-[a-z]|Key\\]`).test(entries[i]!); // says itself which sentence
    if (!own) expect(said, kind).toMatch(new RegExp(`^${game}-card-${kind} = [^:]+: `, "m"));
  }
  for (const [path, text] of Object.entries(sources)) {
    if (!path.startsWith(`../src/boards/${game}/`)) continue;
    for (const [, mark] of text.matchAll(/data-explain="([a-z-]+)[":{]/g)) expect([...kinds, "deck-"], `${path}: ${mark}`).toContain(mark);
  }
});

test("every button of the shell has its sentence", () => {
  for (const [path, text] of Object.entries(sources))
    for (const [, mark] of text.matchAll(/data-explain="shell:([a-z-]+)"/g))
      if (mark !== "goal") expect(texts["../src/text/en.ftl"], path).toMatch(new RegExp(`^card-${mark} = [^:]+: `, "m"));
});
