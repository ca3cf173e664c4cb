// Palais Royal, as the table shell loads it.
import type { BoardModule, LegalMove, MoveJson, Say } from "../contract";
import Board from "./Board.svelte";
import { flights, place, sounds } from "./motion";
import { cards } from "./cards";
import type { View } from "./types";
import { letterName, roomName, sourceName } from "./words";

function describe(move: MoveJson, view: View, t: Say): string {
  const said: Record<string, string> = {};
  if (move.room) said.room = roomName(move.room, t);
  if (move.source) said.source = sourceName(move.source, t);
  if (move.from) said.from = roomName(move.from, t);
  if (move.to) said.to = roomName(move.to, t);
  if (move.letter) said.letter = letterName(move.letter, t);
  if (move.space) {
    const noble = view.garden.find((each) => each.cell === move.space)?.noble;
    if (noble) return t("palais-royal-move-recruit-points", { space: move.space, points: noble.points });
    said.space = move.space;
  }
  if (move.do === "mint") return t("palais-royal-move-mint", { louis: Number(move.louis) });
  if (move.do === "seal") return t(`palais-royal-move-seal-${move.colour}`);
  return t(`palais-royal-move-${move.do}`, said);
}

function prompt(view: View, legal: LegalMove[], t: Say): string {
  const letters = legal.filter((move) => move.json.do === "letter").length;
  return t(`palais-royal-now-${view.decision}`, { left: view.left, letters });
}

function standing(view: View, seat: number, t: Say): { value: number | string; label: string } {
  const one = view.seats[seat]!;
  const points = one.score?.total ?? one.points;
  return { value: points ?? "–", label: t("palais-royal-points", { count: points ?? 0 }) };
}

const board: BoardModule<View> = {
  Board,
  describe,
  prompt,
  standing,
  flights,
  sounds,
  place,
  cards,
};

export default board;
