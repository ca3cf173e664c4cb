// Kingdoms, as the table shell loads it.
import type { BoardModule, MoveJson, Say } from "../contract";
import Board from "./Board.svelte";
import { cards } from "./cards";
import { flights, place, sounds } from "./motion";
import { tileName, type View } from "./tiles";

function describe(move: MoveJson, view: View, t: Say): string {
  if (move.do === "castle") return t("kingdoms-did-castle", { rank: Number(move.rank), cell: move.cell });
  if (move.do === "take") return t("kingdoms-did-take", { tile: tileName(move.tile.toUpperCase(), t) });
  if (move.do === "place") return t("kingdoms-did-place", { tile: tileName(view.hand!, t), cell: move.cell });
  if (move.do === "start") return t("kingdoms-did-start", { tile: tileName(view.my_start!, t), cell: move.cell });
  return t(move.do === "draw" ? "kingdoms-did-draw" : "kingdoms-did-pass");
}

const board: BoardModule<View> = {
  Board,
  describe,
  prompt: (view, legal, t) => {
    if (view.decision === "put") return t("kingdoms-now-put", { tile: view.hand ? tileName(view.hand, t) : "" });
    if (legal.some((move) => move.json.do === "pass")) return t("kingdoms-now-pass");
    const can = (...verbs: string[]) => legal.some((move) => verbs.includes(move.json.do));
    const what = [can("castle") && "castle", can("start") && "start", can("draw", "take") && "draw"].filter(Boolean);
    return t("kingdoms-now-act", { what: what.join("-") });
  },
  standing: (view, seat, t) => ({ value: view.seats[seat].gold, label: t("kingdoms-gold") }),
  cards,
  flights,
  sounds,
  place,
};

export default board;
