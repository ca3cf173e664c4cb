// The analysis of a finished match, and the decisions to try again, in the language that is spoken.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Analysing } from "../src/lib/analysis.svelte";
import { OpenTable } from "../src/lib/opentable.svelte";
import { Seating } from "../src/lib/seating.svelte";
import { settings } from "../src/lib/settings.svelte";
import { wire } from "./livewire";

/** The language of each request. */
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  settings.lang = "en";
  wire();
  vi.stubGlobal("fetch", (_: string, { headers }: { headers: Record<string, string> }) => {
    const lang = headers["accept-language"];
    asked.push(lang);
    const card = { players: [{ worst: [0] }, { worst: [] }], verdicts: [{ told: [`a move in ${lang}`], moves: [] }] };
    return Promise.resolve(Response.json({ id: "one", state: "done", ahead: 0, done: 1, total: 1, analysis: card }));
  });
});

afterEach(() => vi.unstubAllGlobals());

test("it is read again in another language, once, and not before it was begun", async () => {
  const analysing = new Analysing({ table: "abcdefghjk" });
  await analysing.follow();
  expect(asked).toEqual([]);
  await analysing.begin();
  await analysing.follow();
  settings.lang = "it";
  await Promise.all([analysing.follow(), analysing.follow()]);
  expect(asked).toEqual(["en", "it"]);
  expect(analysing.card!.verdicts[0].told).toEqual(["a move in it"]);
});

test("a decision that is being tried again goes on in the language chosen", async () => {
  const at = new OpenTable("abcdefghjk", new Seating("abcdefghjk"));
  await at.analysing.begin();
  at.learn(0);
  expect(at.study!.verdict.told).toEqual(["a move in en"]);
  settings.lang = "it";
  await at.analysing.follow();
  expect(at.study!.verdict.told).toEqual(["a move in it"]);
  at.close();
});
