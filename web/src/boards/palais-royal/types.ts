// The view of Palais Royal, and the order of things the server names.
export type { Noble, Score, Seat, Space, View } from "./wire";

export type Counts = Record<string, number>;

/** Rooms and letters in the order in which the server lists them. */
export const ROOMS = ["gate", "parade", "stairs", "mint", "king", "queen", "office", "back-door", "cardinal"];
export const LETTERS = ["majority", "open-gate", "gate-and-moves", "5-moves", "9-moves", "2-seals", "4-louis", "2-points", "4-points"];
export const SIDES = ["fountain", "lion", "sphinx", "amphora"];

/** The five actions of a turn and the decisions that belong to each. */
export const ACTIONS = [
  ["parade"],
  ["stairs"],
  ["mint", "king", "queen"],
  ["recruit", "seals", "side"],
  ["back-door", "keep", "after"],
];

export const actionOf = (decision: string) => ACTIONS.findIndex((each) => each.includes(decision));
