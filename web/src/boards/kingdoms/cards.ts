// The cards that explain Kingdoms.
import { explainer } from "../../lib/cards";
import type { Cards, Sight } from "../contract";
import Picture from "./Picture.svelte";
import { SIGNS, tileArgs, tileDoes, tileKey, worthNow, type View } from "./tiles";

const RULES: Record<string, string> = { M: "KIN-P3", G: "KIN-P4", W: "KIN-P5", D: "KIN-P6" };
const leaving = (_: string, { view }: Sight<View>) => (view.returning.length ? "KIN-E1" : "KIN-V1");

const explain = explainer<View>("kingdoms", {
  castle: ["KIN-P1", (rank) => ({ rank: Number(rank) })],
  tray: [
    leaving,
    (rank, { view }) => ({ rank: Number(rank), count: view.seats[view.seat ?? view.turn ?? 0].castles[Number(rank) - 1], returns: view.returning.includes(Number(rank)) ? "yes" : "no" }),
  ],
  tile: [(sign) => RULES[sign] ?? "KIN-P1", (sign, { t }) => tileArgs(sign, t), tileKey],
  start: ["KIN-A3", (_, { view, t }) => ({ does: view.my_start ? tileDoes(view.my_start, t) : "" })],
  draw: ["KIN-A2", (_, { view }) => ({ count: view.supply })],
  pass: ["KIN-A4"],
  space: ["KIN-A1"],
  total: ["KIN-P1", (line, { view, seats, t }) => ({ line, worth: worthNow(view, line, seats, t) })],
  standing: ["KIN-E4"],
  facts: ["KIN-P1", (_, { view }) => ({ epoch: view.epoch, count: view.supply })],
  castles: [leaving, (_, { view }) => ({ returns: view.returning.length ? "yes" : "no" })],
});

const LINES = ["1", "2", "3", "4", "5", "a", "b", "c", "d", "e", "f"];

export const cards: Cards<View> = {
  explain,
  all: (view) => [
    ...["1", "2", "3", "4"].map((rank) => `castle:${rank}`),
    ...SIGNS.map((sign) => `tile:${sign}`),
    ...(view.variants.includes("no-luck") ? [] : ["start", "draw"]),
    "space", `total:${LINES[0]}`, "standing", "castles",
  ],
  Picture,
};
