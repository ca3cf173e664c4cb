// Kingdoms, as the table shell loads it.
import type { BoardModule, MoveJson, MoveContext } from "../contract";
import Board from "./Board.svelte";
import { explain } from "./scoring";
import { cellIndex, cells, castleOf, tileName, type View } from "./tiles";

function describe(move: MoveJson | null, text: string, { before, after, later, t }: MoveContext<View>): string {
  if (!move) return text;
  if (move.do === "castle") return t("kingdoms-did-castle", { rank: Number(move.rank), cell: move.cell });
  if (move.do === "take") return t("kingdoms-did-take", { tile: tileName(move.tile.toUpperCase(), t) });
  if (move.do === "place" || move.do === "start") {
    const seen = after && (!before || before.epoch === after.epoch) ? after : (later ?? null);
    const there = seen ? cells(seen)[cellIndex(move.cell)] : null;
    const tile = there && there !== "." && !castleOf(there) ? there : move.do === "place" ? (before?.hand ?? null) : null;
    if (tile) return t(`kingdoms-did-${move.do}-tile`, { tile: tileName(tile, t), cell: move.cell });
    return t(`kingdoms-did-${move.do}`, { cell: move.cell });
  }
  return t(`kingdoms-did-${move.do}`);
}

/** A space is used once in an epoch: when it is used again, an epoch has ended. Of each, the view before its last space was taken tells all
 *  tiles but the last; the newest view tells those of the epoch that runs. */
async function retell(plays: { ply: number; move: MoveJson | null }[], viewAt: (ply: number) => Promise<View>): Promise<Map<number, View>> {
  const epochs: { ply: number; cell: string }[][] = [[]];
  for (const { ply, move } of plays) {
    if (!move?.cell) continue;
    if (epochs.at(-1)!.some((each) => each.cell === move.cell)) epochs.push([]);
    epochs.at(-1)!.push({ ply, cell: move.cell });
  }
  const told = new Map<number, View>();
  for (const [i, epoch] of epochs.entries()) {
    const running = i === epochs.length - 1;
    const last = running ? (plays.at(-1)?.ply ?? 0) : epoch.at(-1)!.ply - 1;
    if (!epoch.length) continue;
    const view = await viewAt(last);
    for (const { ply, cell } of epoch) if (ply <= last && cells(view)[cellIndex(cell)] !== ".") told.set(ply, view);
  }
  return told;
}

const board: BoardModule<View> = {
  Board,
  describe,
  retell,
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
