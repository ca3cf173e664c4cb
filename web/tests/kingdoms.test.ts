// The scoring in words must add up to the server's numbers; here by hand, against the rules KIN-P1 to KIN-P6.
import { expect, test } from "vitest";
import { baseOf, explain, lineCells, rankOf, scoreLine } from "../src/boards/kingdoms/scoring";
import type { View } from "../src/boards/kingdoms/tiles";

const board = (lines: string[]) => lines.flatMap((line) => line.split(" "));
const t = (key: string) => key;

test("a row is its resources minus its hazards, times the ranks", () => {
  const realm = board(["Y2 +3 -1 +6 R1 .", ". . . . . .", ". . . . . .", ". . . . . .", ". . . . . ."]);
  expect(baseOf(realm, lineCells(0))).toBe(8);
  expect(scoreLine(realm, 0, 2)[0].gain).toEqual([16, 8]);
});

test("mountains split, the dragon cancels, the mine doubles, the wizard raises", () => {
  const realm = board(["Y2 +3 M +6 D R1", "W . . . . .", ". . . . . .", "G -2 +5 Y1 . .", ". . . . . ."]);
  expect(scoreLine(realm, 0, 2).map((piece) => piece.base)).toEqual([3, 0]);
  expect(rankOf(realm, 0)).toBe(3);
  expect(scoreLine(realm, 3, 2)[0]).toMatchObject({ base: 6, gain: [6, 0] });
});

test("an epoch's end is explained even when the last tile was hidden", () => {
  const full = ["+1 +1 +2 +2 +3 +3", "+4 +4 +5 +5 +6 +6", "-1 -2 -3 -4 -5 M", "M D W Y1 Y2 Y3", "R1 R2 R3 R4 Y4 ."];
  const realm = board(full).with(29, "-6");
  const gold = [0, 1].map((seat) => Array.from({ length: 11 }, (_, line) => scoreLine(realm, line, 2)).flat().reduce((sum, piece) => sum + piece.gain[seat], 50));
  const before = { seat: 1, turn: 0, decision: "put", board: full, epoch: 1, seats: [{ gold: 50 }, { gold: 50 }], variants: [], unseen: { "-6": 1, G: 1 }, hand: null } as unknown as View;
  const after = { ...before, epoch: 2, board: [". . . . . ."], seats: [{ gold: gold[0] }, { gold: gold[1] }] } as View;
  const sheet = explain(before, after, { do: "place", cell: "f5" }, t)!;
  expect(sheet.rows).toHaveLength(12);
  expect(sheet.totals).toEqual(gold);
  expect(sheet.rows.reduce((sum, row) => sum + row.values[0]!, 0)).toBe(gold[0]);
});
