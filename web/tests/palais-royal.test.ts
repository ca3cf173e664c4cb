// Palais Royal: its moves in words, plans brought into the server's order, and gardens of any shape.
import { describe, expect, it } from "vitest";
import board from "../src/boards/palais-royal";
import { frameOf, plaqueOf } from "../src/boards/palais-royal/geometry";
import { bringInOrder, gains, inOrder, match, movesUsed, reachable, roomsAfter, sourcesAfter, straighten } from "../src/boards/palais-royal/plan";
import { actionOf, ROOMS, type Space, type View } from "../src/boards/palais-royal/types";
import type { MoveJson } from "../src/boards/contract";
import { tellsEveryMove } from "./telling";

const MOVES: MoveJson[] = [
  { do: "put", room: "gate" }, { do: "gate", source: "reserve" }, { do: "king", source: "mint" }, { do: "queen", source: "reserve" }, { do: "side", source: "office" },
  { do: "move", from: "gate", to: "king" }, { do: "mint", louis: "3" }, { do: "recruit", space: "b1" }, { do: "seal", colour: "blue" }, { do: "seal", colour: "purple" }, { do: "pay" },
  { do: "draw" }, { do: "keep", letter: "5-moves" }, { do: "discard" }, { do: "letter", letter: "majority" }, { do: "done" },
];

tellsEveryMove("palais-royal", board, MOVES, { garden: [] });

const PALACE = [
  ["back-door", "office", "cardinal"],
  ["mint", "gate", "queen"],
  ["stairs", "king", "parade"],
];
/** The moves between rooms as the server sends them for this palace. */
const WAYS = Object.fromEntries(PALACE.flat().map((from, i) => [from, Object.fromEntries(PALACE.flat().map((to, j) => [to, Math.abs(Math.floor(i / 3) - Math.floor(j / 3)) + Math.abs((i % 3) - (j % 3))]))]));
const view = (changes: Partial<View> = {}): View => ({ palace: PALACE, ways: WAYS, fills: null, may_bring: 0, left: 5, seats: [], statues: [], garden: [], ...changes }) as View;

describe("walks", () => {
  it("in small steps count as one walk", () => {
    const steps = [{ from: "stairs", to: "mint" }, { from: "mint", to: "back-door" }];
    expect(straighten(view(), steps)).toEqual([{ from: "stairs", to: "back-door" }]);
    expect(movesUsed(view(), steps)).toBe(2);
    expect(gains([...steps, { from: "back-door", to: "stairs" }])).toEqual({ stairs: 0, mint: 0, "back-door": 0 });
  });

  it("are told in the order of the rooms, and nobody enters a room that another leaves", () => {
    const told = straighten(view(), [{ from: "parade", to: "queen" }, { from: "gate", to: "office" }, { from: "king", to: "gate" }]);
    expect(told).toEqual([{ from: "parade", to: "queen" }, { from: "king", to: "office" }]);
    const order = told.map(({ from }) => ROOMS.indexOf(from));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it("can be taken back by going back, and end where the moves end", () => {
    const rooms = { stairs: 1 };
    expect(reachable(view({ left: 1 }), rooms, [], "stairs")).toEqual(["mint", "king"]);
    expect(reachable(view({ left: 1 }), rooms, [{ from: "stairs", to: "mint" }], "mint")).toEqual(["stairs", "king"]);
    expect(reachable(view({ left: 1 }), rooms, [{ from: "stairs", to: "mint" }], "stairs")).toEqual([]);
    expect(roomsAfter(rooms, [{ from: "stairs", to: "mint" }])).toMatchObject({ stairs: 0, mint: 1 });
  });

  it("are matched at least cost", () => {
    expect(match([])).toEqual([]);
    expect(match([[4, 1, 3], [2, 0, 5], [3, 2, 2]])).toEqual([1, 0, 2]);
  });

  it("and letters come in the server's order", () => {
    expect(inOrder("put", ["queen", "gate", "queen"])).toEqual(["put gate", "put queen", "put queen"]);
    expect(inOrder("keep", ["4-louis", "majority"])).toEqual(["keep majority", "keep 4-louis"]);
  });
});

describe("what the board tells", () => {
  it("the action going on", () => {
    expect(actionOf("queen")).toBe(2);
    expect(actionOf("side")).toBe(3);
    expect(actionOf("setup")).toBe(-1);
  });
});

describe("a garden", () => {
  const space = (cell: string, sides: string[], outer = false): Space => ({ cell, row: Number(cell.slice(1)), column: cell.charCodeAt(0) - 97, sides, outer, noble: null, price: null, servant: null });

  it("finds room for the signs of its sides along the edge", () => {
    const garden = [space("b1", ["lion"]), space("b2", ["lion"]), space("b3", ["lion"]), space("b4", ["lion"]), space("a1", ["lion"], true), space("f5", [])];
    expect(frameOf(view({ garden }))).toEqual({ rows: 6, columns: 6 });
    expect(plaqueOf(view({ garden }), "lion")).toEqual({ side: "lion", row: 2, column: 0, rows: 3, columns: 1 });
  });

  it("or none, when the edge is full", () => {
    const garden = [space("a0", ["lion"]), space("a1", ["lion"]), space("a2", ["lion"])];
    expect(plaqueOf(view({ garden }), "lion")).toBeNull();
  });
});

it("servants come from the reserve first, then from other rooms, and go out in the server's order", () => {
  const view = { decision: "parade", fills: "gate", may_bring: 4 } as View;
  const rooms = { stairs: 1, mint: 2, gate: 3 };
  expect(sourcesAfter(view, 1, rooms, [])).toEqual(["reserve"]);
  expect(sourcesAfter(view, 1, rooms, ["reserve"])).toEqual(["stairs", "mint"]);
  expect(sourcesAfter(view, 1, rooms, ["reserve", "stairs", "mint"])).toEqual(["mint"]);
  expect(sourcesAfter(view, 1, rooms, ["reserve", "mint", "stairs", "mint"])).toEqual([]);
  expect(bringInOrder(view, ["mint", "reserve", "stairs"])).toEqual(["gate reserve", "gate stairs", "gate mint"]);
});
