// Palais Royal: its moves in words, plans brought into the server's order, and gardens of any shape.
import { describe, expect, it } from "vitest";
import board from "../src/boards/palais-royal";
import { frameOf, plaqueOf } from "../src/boards/palais-royal/geometry";
import { actionOf, type Space, type View } from "../src/boards/palais-royal/types";
import type { MoveJson } from "../src/boards/contract";
import { tellsEveryMove } from "./telling";

const MOVES: MoveJson[] = [
  { do: "put", room: "gate" }, { do: "gate", source: "reserve" }, { do: "king", source: "mint" }, { do: "queen", source: "reserve" }, { do: "side", source: "office" },
  { do: "move", from: "gate", to: "king" }, { do: "mint", louis: "3" }, { do: "recruit", space: "b1" }, { do: "seal", colour: "blue" }, { do: "seal", colour: "purple" }, { do: "pay" },
  { do: "draw" }, { do: "keep", letter: "5-moves" }, { do: "discard" }, { do: "letter", letter: "majority" }, { do: "done" },
];

tellsEveryMove("palais-royal", board, MOVES, { garden: [] });

const view = (changes: Partial<View> = {}): View => ({ left: 5, seats: [], statues: [], garden: [], ...changes }) as View;

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
