// What the others did since one's last turn, and what is read from later views.
import { expect, test } from "vitest";
import type { Line } from "../src/lib/api";
import { sinceLastTurn, standing, tell } from "../src/lib/recent";

let seq = 0;
const line = (kind: Line["kind"], seat: number, ply: number, text = ""): Line => ({ seq: ++seq, ply, kind, seat, text, move: null, who: null, at: 0 });

test("a move taken back does not stand", () => {
  const lines = [line("play", 0, 1, "a"), line("play", 1, 2, "b"), line("undo", 1, 1), line("play", 1, 2, "c")];
  expect(standing(lines).map((each) => each.text)).toEqual(["a", "c"]);
});

test("the others' newest moves, also while one's own turn is under way", () => {
  const lines = [line("play", 1, 1, "a"), line("play", 0, 2, "own"), line("play", 1, 3, "b"), line("sit", 2, 3), line("play", 2, 4, "c")];
  expect(sinceLastTurn(lines, 0).map((each) => each.text)).toEqual(["b", "c"]);
  expect(sinceLastTurn([...lines, line("play", 0, 5, "own")], 0).map((each) => each.text)).toEqual(["b", "c"]);
  expect(sinceLastTurn([line("play", 0, 1)], 0)).toEqual([]);
  expect(sinceLastTurn(lines.slice(0, 1), 0).map((each) => each.text)).toEqual(["a"]);
});

test("told by seat; the same again is counted", () => {
  const lines = [line("play", 1, 1, "draws"), line("play", 1, 2, "draws"), line("play", 1, 3, "ends"), line("play", 2, 4, "draws")];
  expect(tell(lines, (each) => each.text)).toEqual([
    { seat: 1, deeds: [{ words: "draws", times: 2, ply: 2 }, { words: "ends", times: 1, ply: 3 }] },
    { seat: 2, deeds: [{ words: "draws", times: 1, ply: 4 }] },
  ]);
});
