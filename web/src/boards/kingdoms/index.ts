// Kingdoms, as the table shell loads it.
import type { BoardModule, MoveJson, MoveContext } from "../contract";
import Board from "./Board.svelte";
import { explain } from "./scoring";
import { cellIndex, cells, castleOf, tileName, type View } from "./tiles";

function describe(move: MoveJson | null, text: string, { before, after, t }: MoveContext<View>): string {
  if (!move) return text;
  if (move.do === "castle") return t("kingdoms-did-castle", { rank: move.rank, cell: move.cell });
  if (move.do === "take") return t("kingdoms-did-take", { tile: tileName(move.tile.toUpperCase(), t) });
  if (move.do === "place" || move.do === "start") {
    const there = after && (!before || before.epoch === after.epoch) ? cells(after)[cellIndex(move.cell)] : null;
    const tile = there && there !== "." && !castleOf(there) ? there : move.do === "place" ? (before?.hand ?? null) : null;
    if (tile) return t(`kingdoms-did-${move.do}-tile`, { tile: tileName(tile, t), cell: move.cell });
    return t(`kingdoms-did-${move.do}`, { cell: move.cell });
  }
  return t(`kingdoms-did-${move.do}`);
}

const board: BoardModule<View> = {
  Board,
  describe,
  prompt: (view, legal, t) => {
    if (view.decision === "put") return t("kingdoms-now-put", { tile: view.hand ? tileName(view.hand, t) : "" });
    if (legal.some((move) => move.json.do === "pass")) return t("kingdoms-now-pass");
    return t("kingdoms-now-act");
  },
  standing: (view, seat, t) => ({ value: view.seats[seat].gold, label: t("kingdoms-gold") }),
  explain,
  texts: import.meta.glob("./text/*.ftl", { query: "?raw", import: "default" }),
};

export default board;
