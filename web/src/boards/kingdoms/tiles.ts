// The realm as data: cells, signs and castles, read from the view.
import type { Say, SeatInfo } from "../contract";
import { capital } from "../names";
import type { View } from "./wire";

export const ROWS = 5;
export const COLUMNS = 6;
export const SIGNS = ["+1", "+2", "+3", "+4", "+5", "+6", "-1", "-2", "-3", "-4", "-5", "-6", "M", "D", "G", "W"];
export const COLOURS: Record<string, number> = { Y: 0, R: 1, B: 2, G: 3 };

export type { View };

export interface Castle {
  seat: number;
  rank: number;
}

export function cells(view: View): string[] {
  return view.board.flatMap((line) => line.split(" "));
}

/** The realm with what was put down since. */
export function withPieces(board: string[], events: { event: string; cell?: string; seat?: number; rank?: number; tile?: string }[]): string[] {
  const after = [...board];
  for (const { event, cell, seat, rank, tile } of events) {
    if (event === "castle") after[cellIndex(cell!)] = `${"YRBG"[seat!]}${rank}`;
    if (event === "put") after[cellIndex(cell!)] = tile!;
  }
  return after;
}

export function cellName(index: number): string {
  return "abcdef"[index % COLUMNS] + (Math.floor(index / COLUMNS) + 1);
}

export function cellIndex(name: string): number {
  return (Number(name[1]) - 1) * COLUMNS + "abcdef".indexOf(name[0]);
}

/** A castle is a letter for its owner and its rank ("Y3"); a gold mine is a bare G. */
export function castleOf(what: string): Castle | null {
  return what.length === 2 && what[0] in COLOURS ? { seat: COLOURS[what[0]], rank: Number(what[1]) } : null;
}

/** A number with the sign a printer would use. */
export function minus(value: number): string {
  return String(value).replace("-", "−");
}

export function sortOf(sign: string): "resource" | "hazard" | "special" {
  return sign[0] === "+" ? "resource" : sign[0] === "-" ? "hazard" : "special";
}

export function worth(sign: string): number {
  return /^[+-]\d$/.test(sign) ? Number(sign) : 0;
}

export const NAMES: Record<string, string> = {
  "+1": "village", "+2": "farm", "+3": "city", "+4": "windmill", "+5": "knight", "+6": "harvest",
  "-1": "swamp", "-2": "graveyard", "-3": "wolf", "-4": "blight", "-5": "bandit", "-6": "troll",
  M: "mountain", D: "dragon", G: "mine", W: "wizard",
};

export function tileName(sign: string, t: Say): string {
  return t(`kingdoms-tile-${NAMES[sign]}`);
}

/** What a tile does, as its card says it: the message, and what is filled in. */
export const tileKey = (sign: string): string => `kingdoms-card-${sortOf(sign) === "special" ? NAMES[sign] : sortOf(sign)}`;
export const tileArgs = (sign: string, t: Say) => ({ tile: tileName(sign, t), worth: Math.abs(worth(sign)) });

export function tileDoes(sign: string, t: Say): string {
  return capital(t(tileKey(sign), tileArgs(sign, t)));
}

export function seatWord(seat: SeatInfo, t: Say): string {
  return seat.name || t(`kingdoms-colour-${seat.colour}`);
}

/** What a line would bring as it stands, part by part: its base, and what that is to whom. */
export function worthNow(view: View, line: string, seats: readonly SeatInfo[], t: Say): string {
  const parts = view.lines.find((each) => each.line === line)?.parts ?? [];
  return parts
    .map(({ base, won }) => {
      const shares = won.flatMap((gold, seat) => (gold ? [`${seatWord(seats[seat], t)} ${minus(gold)}`] : []));
      return t("kingdoms-base-now", { base: minus(base) }) + (shares.length ? ` (${shares.join(", ")})` : "");
    })
    .join("; ");
}
