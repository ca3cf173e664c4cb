// Royals, as the table shell loads it.
import type { BoardModule, LegalMove, MoveJson, Say } from "../contract";
import Board from "./Board.svelte";
import { flights, place, sounds } from "./motion";
import { cards } from "./cards";
import type { View } from "./types";
import { cardName, positionName } from "./words";

function describe(move: MoveJson, view: View, t: Say): string {
  const said: Record<string, string> = {};
  if (move.position) said.position = positionName(move.position, view.cities, t);
  if (move.card) said.card = cardName(move.card, t);
  if (move.country) said.card = cardName(move.country, t);
  if (move.do === "draw") return t(`royals-move-draw-${move.deck}`);
  return t(`royals-move-${move.do}`, said);
}

function prompt(view: View, legal: LegalMove[], t: Say): string {
  if (view.decision === "over") return t("royals-now-over");
  if (view.decision === "draw") {
    const intrigue = legal.some((move) => move.notation === "draw intrigue");
    const country = legal.some((move) => move.json.do === "take" || move.notation === "draw country");
    if (intrigue && view.country_cards_drawn === 0) return t("royals-now-draw");
    if (intrigue) return t(country ? "royals-now-draw-second" : "royals-now-draw-intrigue");
    return t(view.country_cards_drawn + view.intrigue_cards_drawn ? "royals-now-draw-left" : "royals-now-draw-first", { left: view.country_cards_left });
  }
  if (view.decision === "play") return t(legal.length > 1 ? "royals-now-play" : "royals-now-end");
  if (view.payment && view.decision === "pay") return t("royals-now-pay", { cards: view.payment.country?.wanted ?? 0, intrigue: view.payment.intrigue?.wanted ?? 0 });
  if (view.excess && view.decision === "discard") {
    const { country, intrigue } = view.excess;
    if (country && intrigue) return t("royals-now-discard", { country, intrigue });
    return country ? t("royals-now-discard-country", { country }) : t("royals-now-discard-intrigue", { intrigue });
  }
  return t(`royals-now-${view.decision}`);
}

function standing(view: View, seat: number, t: Say): { value: number | string; label: string } {
  const points = view.seats[seat]!.points;
  return points === null ? { value: "–", label: t("royals-points-hidden") } : { value: points, label: t("royals-points", { count: points }) };
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
