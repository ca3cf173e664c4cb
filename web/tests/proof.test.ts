// The proof this browser makes by itself: the same hashes as the server's, and nothing else passes for them.
import { expect, test } from "vitest";
import type { Kept } from "../src/lib/deal";
import { canonical, commitmentOf, headsOf, prove } from "../src/lib/proof";
import type { MatchFile, Verified } from "../src/wire";

// A match as Python wrote it (regalia.core.deal), with the lines of each public moment and every head of its chain.
const FILE: MatchFile = {"regalia": 2, "game": "royals", "rules_version": 2, "options": {"players": 2, "edition": "2016", "display": 3, "open-points": false, "board": "substitute"}, "commitment": "d33bfb2acec5d37f156ffa8a697c140c1ea56977591c73f140bcbbd686dde768", "moves": ["take britain", "end", "take france", "take spain", "occupy barcelona-marshal", "occupy marseille-marshal", "end"], "secret": "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f", "table": "tablenamex", "brought": ["a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1a1", null], "position": null};
const MOMENTS: Verified["moments"] = [[[0, "take britain"], [0, "end"]], [[1, "take france"], [1, "take spain"], [1, "occupy barcelona-marshal"]], [[1, "occupy marseille-marshal"]], [[1, "end"]]];
const HEADS = ["0:61425ed3a7ecaf946d37079c7e0fc450576e3600fded967581ceacdddd9a26b6", "1:26da79982b04673e50ff6726184194bf610fdce74c8518e73372998ef515c805", "2:9935e078f74cfdf80f26a9a1ef41cb404e945288d095ae04f4109a8d3afc1efb", "3:d5f7d03f3afb0891ddbbeeea3cda12b05ed0bdc8f56b234d869493665d33952b", "4:4186e575608bd5f79d29cca1aa12711926e59bcc7443d7b077c264aff7fa840d"];
const KEPT: Kept = { table: FILE.table!, commitment: FILE.commitment, brought: { 0: FILE.brought![0]! }, heads: [HEADS[0], HEADS.at(-1)!] };

const held = async (file: MatchFile, moments = MOMENTS, kept: Kept | null = KEPT) => (await prove(file, moments, 2, kept)).map((each) => [each.name, each.holds]);

test("what is hashed is written as the server writes it", () => {
  expect(canonical({ b: [1, null, true], a: { "é": 'x"' } })).toBe('{"a":{"é":"x\\""},"b":[1,null,true]}');
});

test("commitment and chain are the server's", async () => {
  expect(await commitmentOf(FILE)).toBe(FILE.commitment);
  expect(await headsOf(FILE, MOMENTS, 2)).toEqual(HEADS);
});

test("a true match holds in every point", async () => {
  expect(await held(FILE)).toEqual([["commitment", true], ["randomness", true], ["chain", true]]);
});

test("nothing else does", async () => {
  expect(await held({ ...FILE, secret: "00".repeat(32) })).toEqual([["commitment", false], ["randomness", true], ["chain", false]]);
  expect(await held({ ...FILE, options: { ...FILE.options, display: 4 } })).toContainEqual(["commitment", false]);
  expect(await held({ ...FILE, brought: [null, null] })).toEqual([["commitment", true], ["randomness", false], ["chain", false]]);
  const moved = MOMENTS.map((lines, i) => (i === 1 ? lines.slice(1) : lines));
  expect(await held(FILE, moved)).toContainEqual(["chain", false]);
  expect(await held({ ...FILE, moves: FILE.moves.toReversed() })).toContainEqual(["chain", false]);
  expect(await held(FILE, MOMENTS, null)).toEqual([["commitment", null]]);
});
