// Palais Royal, as the table shell loads it.
import type { BoardModule, LegalMove, MoveContext, MoveJson, Reckoning, Say, ScoreSheet } from "../contract";
import Board from "./Board.svelte";
import { pointsSoFar, SIDES, sidePoints, type View } from "./types";
import { letterName, roomName, sideName, sourceName } from "./words";

function describe(move: MoveJson | null, text: string, { before, t }: MoveContext<View>): string {
  if (!move) return text === "keep" ? t("palais-royal-move-keep-secret") : text;
  const said: Record<string, string> = {};
  if (move.room) said.room = roomName(move.room, t);
  if (move.source) said.source = sourceName(move.source, t);
  if (move.from) said.from = roomName(move.from, t);
  if (move.to) said.to = roomName(move.to, t);
  if (move.letter) said.letter = letterName(move.letter, t);
  if (move.space) {
    const noble = before?.garden.find((each) => each.cell === move.space)?.noble;
    if (noble) return t("palais-royal-move-recruit-points", { space: move.space, points: noble.points });
    said.space = move.space;
  }
  if (move.do === "mint") return t("palais-royal-move-mint", { louis: Number(move.louis) });
  if (move.do === "seal") return t(`palais-royal-move-seal-${move.colour}`);
  return t(`palais-royal-move-${move.do}`, said);
}

function prompt(view: View, _legal: LegalMove[], t: Say): string {
  return t(`palais-royal-now-${view.decision}`, { left: view.left });
}

function standing(view: View, seat: number, t: Say): { value: number | string; label: string } {
  const one = view.seats[seat]!;
  if (one.score) return { value: one.score.total, label: t("palais-royal-points") };
  return { value: pointsSoFar(one) ?? "–", label: t("palais-royal-points-so-far") };
}

/** The end: nobles, letters played, letters in hand, and each side of the garden. */
function explain(before: View, after: View, _move: MoveJson | null, t: Say): ScoreSheet | null {
  if (after.decision !== "over" || before.decision === "over") return null;
  const scores = after.seats.map((seat) => seat.score);
  const row = (key: "nobles" | "letters" | "unplayed" | "sides", parts?: Reckoning[]): Reckoning => ({
    label: t(`palais-royal-score-${key}`),
    values: scores.map((score) => score?.[key] ?? null),
    ...(parts ? { parts } : {}),
  });
  const sides = SIDES.filter((side) => side in after.sides).map((side) => ({ label: sideName(side, t), values: sidePoints(after.sides[side]!) }));
  return {
    title: t("palais-royal-score-end"),
    rows: [row("nobles"), row("letters"), row("unplayed"), row("sides", sides)],
    totals: scores.map((score) => score?.total ?? 0),
  };
}

const board: BoardModule<View> = {
  Board,
  describe,
  trifle: (move) => move?.do === "done" || move?.do === "discard",
  prompt,
  standing,
  explain,
  texts: import.meta.glob("./text/*.ftl", { query: "?raw", import: "default" }),
};

export default board;
