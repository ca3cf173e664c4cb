// The circles of friends this browser belongs to: their links and the member's secret. Kept until the person leaves.
import type { Claim } from "../wire";
import { ask, type State } from "./api";

export interface Kept {
  circle: string;
  name: string;
  /** The secret of the link, if this browser knows it: the link may have been replaced since. */
  link: string | null;
  /** The member's own secret; null: only looking. */
  token: string | null;
}

const KEY = "regalia-circles";

export function circles(): Kept[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

function write(all: Kept[]): void {
  localStorage.setItem(KEY, JSON.stringify(all));
}

export function circleOf(circle: string): Kept | null {
  return circles().find((each) => each.circle === circle) ?? null;
}

export function keepCircle(kept: Kept): void {
  write([kept, ...circles().filter((each) => each.circle !== kept.circle)].slice(0, 100));
}

export function dropCircle(circle: string): void {
  write(circles().filter((each) => each.circle !== circle));
}

/** A circle at another server; it opens there. */
export interface Away extends Kept {
  origin: string;
}

const AWAY = "regalia-circles-elsewhere";

export function circlesElsewhere(): Away[] {
  try {
    return JSON.parse(localStorage.getItem(AWAY) ?? "[]");
  } catch {
    return [];
  }
}

export function keepCircleElsewhere(kept: Away): void {
  localStorage.setItem(AWAY, JSON.stringify([kept, ...circlesElsewhere().filter((each) => each.origin !== kept.origin || each.circle !== kept.circle)].slice(0, 100)));
}

export function dropCircleElsewhere(origin: string, circle: string): void {
  localStorage.setItem(AWAY, JSON.stringify(circlesElsewhere().filter((each) => each.origin !== origin || each.circle !== circle)));
}

/** A link to a circle at another server with the member's secret, so only for the member. */
export const linkTo = ({ origin, circle, token, link }: Away): string => `${origin}/circle/${circle}#${token ? `member=${token}` : link}`;

const said = new Set<string>();

/** At a table of one of this browser's circles: say once which seat is the member's. */
export function claimSeat(state: State, token: string | null): void {
  const member = state.circle ? circleOf(state.circle)?.token : null;
  if (!member || !token || said.has(`${state.table} ${token}`)) return;
  said.add(`${state.table} ${token}`);
  const claim: Claim = { table: state.table, seat_token: token };
  ask("POST", `/api/circles/${state.circle}/seats`, claim, member).catch(() => said.delete(`${state.table} ${token}`));
}
