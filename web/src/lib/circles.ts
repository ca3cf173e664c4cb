// The circles of friends this browser belongs to: their links and the member's secret. Kept until the person leaves.
import type { Claim } from "../wire";
import { ask, type State } from "./api";
import { isName, isOrigin, keepAs, recall, records, textOr } from "./memory.svelte";

export interface Kept {
  circle: string;
  name: string;
  /** The secret of the link, if this browser knows it: the link may have been replaced since. */
  link: string | null;
  /** The member's own secret; null: only looking. */
  token: string | null;
}

const KEY = "regalia-circles";

export const circles = (): Kept[] => circlesIn(recall(KEY));

/** The circles among what was kept or has come from elsewhere. */
export function circlesIn<More extends object>(found: unknown): (Kept & More)[] {
  return records(found)
    .filter(({ circle }) => isName(circle))
    .map((each) => ({ ...(each as More), circle: each.circle, name: textOr(each.name, "").slice(0, 100), link: textOr(each.link, null), token: textOr(each.token, null) }));
}

const write = (all: Kept[]): void => keepAs(KEY, all);

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

export const circlesElsewhere = (): Away[] => circlesIn<{ origin: string }>(recall(AWAY)).filter(({ origin }) => isOrigin(origin));

export function keepCircleElsewhere(kept: Away): void {
  keepAs(AWAY, [kept, ...circlesElsewhere().filter((each) => each.origin !== kept.origin || each.circle !== kept.circle)].slice(0, 100));
}

export function dropCircleElsewhere(origin: string, circle: string): void {
  keepAs(AWAY, circlesElsewhere().filter((each) => each.origin !== origin || each.circle !== circle));
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
