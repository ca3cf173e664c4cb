// The cards that explain Palais Royal.
import { explainer } from "../../lib/cards";
import { playerName } from "../names";
import type { Cards, Sight } from "../contract";
import Picture from "./Picture.svelte";
import { LETTERS, ROOMS, SIDES, type Noble, type View } from "./types";
import { privilegeName, sideName } from "./words";

const ROOM_RULES: Record<string, string> = {
  gate: "PAL-C1", parade: "PAL-A1", stairs: "PAL-A2", mint: "PAL-A3", king: "PAL-A3", queen: "PAL-A3", office: "PAL-A4", "back-door": "PAL-A8", cardinal: "PAL-M2",
};
const ACTION_RULES = ["PAL-A1", "PAL-A2", "PAL-A3", "PAL-A4", "PAL-A8"];
const BUTTON_RULES: Record<string, string> = {
  put: "PAL-S6", back: "PAL-T1", mint: "PAL-A3", seal: "PAL-L6", draw: "PAL-A8", bring: "PAL-T1", side: "PAL-A6", done: "PAL-R5", recruit: "PAL-A4", letter: "PAL-L1", keep: "PAL-A8", close: "PAL-A4", show: "PAL-C1",
};

const spaceOf = (view: View, cell: string) => view.garden.find((space) => space.cell === cell);
const sides = (cell: string, { view, t }: Sight<View>) => (spaceOf(view, cell)?.sides ?? []).map((side) => sideName(side, t)).join(" + ");
const nobleOf = (view: View, number: string) => view.seats.flatMap((seat) => [...seat.face_up, ...seat.remembered]).find((noble) => String(noble.number) === number);
const privilege = (noble: Noble | null | undefined, { t }: Sight<View>) => (!noble || noble.privilege === "none" ? "" : t("palais-royal-card-privilege", { privilege: privilegeName(noble.privilege, t) }));

const first = explainer<View>("palais-royal", {
  room: [(room) => ROOM_RULES[room]!, undefined, (room) => `palais-royal-about-${room}`],
  letter: [(letter) => `PAL-L${LETTERS.indexOf(letter) + 1}`, undefined, (letter) => `palais-royal-effect-${letter}`],
  noble: ["PAL-A4", (cell, { view }) => {
    const { noble, price } = spaceOf(view, cell)!;
    return noble && { points: noble.points, price: price ?? noble.louis, blue: noble.blue, purple: noble.purple };
  }],
  owned: ["PAL-A7", (number, { view }) => {
    const noble = nobleOf(view, number);
    return noble ? { points: noble.points } : null;
  }],
  space: ["PAL-A5"],
  servant: ["PAL-E3", (cell, sight) => {
    const seat = sight.view.seats.findIndex((each) => each.colour === spaceOf(sight.view, cell)?.servant);
    return seat < 0 ? null : { who: playerName(sight.seats, seat, sight.t), side: sides(cell, sight) };
  }],
  statue: ["PAL-A5"],
  side: ["PAL-E3", (side, { t }) => ({ side: sideName(side, t) })],
  louis: ["PAL-A3"],
  reserve: ["PAL-T1"],
  letters: ["PAL-E2"],
  nobles: ["PAL-A7"],
  played: ["PAL-L8"],
  standing: ["PAL-E2"],
  facts: ["PAL-E1", (_, { view }) => ({ count: view.nobles })],
  action: [(action) => ACTION_RULES[Number(action) - 1]!, undefined, (action) => `palais-royal-card-action-${action}`],
  seals: ["PAL-L6"],
  extra: ["PAL-R5"],
  majority: ["PAL-L1"],
  deck: ["PAL-A8"],
  discard: ["PAL-A8"],
  unseen: ["PAL-S3"],
  do: [(button) => BUTTON_RULES[button]!, undefined, (button) => `palais-royal-card-do-${button}`],
});

/** What is particular to one piece: the privilege of a noble, the side it stands on, the price of a letter. */
function further(what: string, sight: Sight<View>): string[] {
  const [kind, which = ""] = what.split(":");
  if (kind === "letter") return [`${sight.t("palais-royal-see-letter-price", { price: sight.view.letter_prices[which] ?? 0 })}.`];
  if (kind === "owned") return [privilege(nobleOf(sight.view, which), sight)];
  if (kind !== "noble") return [];
  const { noble, sides: on, outer } = spaceOf(sight.view, which)!;
  const side = { side: sides(which, sight) };
  return [privilege(noble, sight), on.length ? sight.t(outer ? "palais-royal-card-on-side-outer" : "palais-royal-card-on-side", side) : ""];
}

export const cards: Cards<View> = {
  explain: (what, sight) => {
    const found = first(what, sight);
    return found && { ...found, text: [found.text, ...further(what, sight)].filter(Boolean).join(" ") };
  },
  all: (view) => [
    ...ROOMS.map((room) => `room:${room}`), ...ACTION_RULES.map((_, i) => `action:${i + 1}`),
    ...view.garden.filter(({ noble }) => noble).slice(0, 1).map(({ cell }) => `noble:${cell}`), "space", "statue",
    ...SIDES.filter((side) => side in view.sides).map((side) => `side:${side}`), ...LETTERS.map((letter) => `letter:${letter}`),
    "louis", "reserve", "letters", "standing",
  ],
  Picture,
};
