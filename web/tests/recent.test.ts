// What the others did since one's last turn.
import { expect, test } from "vitest";
import type { Line } from "../src/lib/api";
import { sinceLastTurn, tell } from "../src/lib/recent";

let seq = 0;
const line = (kind: Line["kind"], seat: number, moment: number, ...sentences: string[]): Line => ({
  seq: ++seq, moment, kind, seat, events: [], sentences, sheets: [], table: null, who: null, back: null, chain: null, at: 0, word: null, before: null, what: null,
});

test("the others' newest moments, also while one's own turn is under way", () => {
  const lines = [line("play", 1, 1, "a"), line("play", 0, 2, "own"), line("play", 1, 3, "b"), line("sit", 2, 3), line("play", 2, 4, "c")];
  expect(sinceLastTurn(lines, 0).flatMap((each) => each.sentences)).toEqual(["b", "c"]);
  expect(sinceLastTurn([...lines, line("play", 0, 5, "own")], 0).flatMap((each) => each.sentences)).toEqual(["b", "c"]);
  expect(sinceLastTurn([line("play", 0, 1)], 0)).toEqual([]);
  expect(sinceLastTurn(lines.slice(0, 1), 0).flatMap((each) => each.sentences)).toEqual(["a"]);
});

test("told by seat; the same again is counted, and what says nothing is left out", () => {
  const lines = [line("play", 1, 1, "draws"), line("play", 1, 2, "draws", "ends"), line("play", 2, 3, "draws"), line("play", 3, 4)];
  expect(tell(lines)).toEqual([
    { seat: 1, sentences: [{ words: "draws", times: 2, moment: 2 }, { words: "ends", times: 1, moment: 2 }] },
    { seat: 2, sentences: [{ words: "draws", times: 1, moment: 3 }] },
  ]);
});
