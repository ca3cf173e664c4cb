// Palais Royal: plans brought into the server's order, majorities, sides, and gardens of any shape.
import { describe, expect, it } from "vitest";
import { frameOf, plaqueOf } from "../src/boards/palais-royal/geometry";
import { bringInOrder, distance, gains, inOrder, match, movesUsed, reachable, roomsAfter, sourcesAfter, straighten } from "../src/boards/palais-royal/plan";
import { actionOf, majority, pointsSoFar, ROOMS, sidePoints, type Seat, type Space, type View } from "../src/boards/palais-royal/types";

const PALACE = [
  ["back-door", "office", "cardinal"],
  ["mint", "gate", "queen"],
  ["stairs", "king", "parade"],
];
const seat = (rooms: Record<string, number>): Seat => ({ colour: "red", louis: 0, rooms, reserve: 0, supply: 0, letters: 0, played: {}, face_up: [], face_down: 0, remembered: [], score: null });
const view = (changes: Partial<View> = {}): View => ({ palace: PALACE, diagonal: false, left: 5, seats: [], statues: [], garden: [], ...changes }) as View;

describe("walks", () => {
  it("cost one move a room, aslant only with the privilege (PAL-A2, PAL-N3)", () => {
    expect(distance(view(), "back-door", "parade")).toBe(4);
    expect(distance(view({ diagonal: true }), "back-door", "parade")).toBe(2);
    expect(distance(view(), "gate", "king")).toBe(1);
  });

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
  it("majorities, with the cardinal's word on ties (PAL-M1, PAL-M2)", () => {
    const seats = [seat({ stairs: 3, cardinal: 2, mint: 1, gate: 4 }), seat({ stairs: 3, cardinal: 1, mint: 2 }), seat({ parade: 1 })];
    expect(majority(view({ seats }), "stairs")).toBe(0);
    expect(majority(view({ seats }), "mint")).toBe(1);
    expect(majority(view({ seats }), "parade")).toBe(2);
    expect(majority(view({ seats }), "gate")).toBeNull();
    expect(majority(view({ seats }), "king")).toBeNull();
    const tied = [seat({ parade: 2, cardinal: 1 }), seat({ parade: 2, cardinal: 1 })];
    expect(majority(view({ seats: tied }), "parade")).toBeNull();
  });

  it("points of the sides (PAL-E3, PAL-E4)", () => {
    expect(sidePoints([3, 2, 1])).toEqual([6, 2, 0]);
    expect(sidePoints([1, 4, 4])).toEqual([0, 2, 2]);
    expect(sidePoints([3, 1, 1])).toEqual([6, 0, 0]);
    expect(sidePoints([0, 0, 0])).toEqual([0, 0, 0]);
  });

  it("points so far, unless tiles lie face down before a stranger", () => {
    const noble = { number: 1, louis: 4, blue: 2, purple: 0, points: 3, privilege: "louis" };
    expect(pointsSoFar({ ...seat({}), face_up: [noble], played: { "4-points": 1 } })).toBe(7);
    expect(pointsSoFar({ ...seat({}), face_down: 1 })).toBeNull();
  });

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
  const view = { decision: "parade", left: 4, king: 0, queen: 0, either: 0 } as unknown as View;
  const rooms = { stairs: 1, mint: 2, gate: 3 };
  expect(sourcesAfter(view, 1, rooms, [])).toEqual(["reserve"]);
  expect(sourcesAfter(view, 1, rooms, ["reserve"])).toEqual(["stairs", "mint"]);
  expect(sourcesAfter(view, 1, rooms, ["reserve", "stairs", "mint"])).toEqual(["mint"]);
  expect(sourcesAfter(view, 1, rooms, ["reserve", "mint", "stairs", "mint"])).toEqual([]);
  expect(bringInOrder(view, ["mint", "reserve", "stairs"])).toEqual(["gate reserve", "gate stairs", "gate mint"]);
});
