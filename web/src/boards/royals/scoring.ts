// Scorings told number by number. Influence, titles and their tokens are open to everybody; this reckons them again (ROY-E4 to
// ROY-E6, ROY-T1) to explain what the server has done.
import type { MoveJson, Reckoning, Say, ScoreSheet } from "../contract";
import type { Title, Token, View } from "./types";
import { cityByKey, countryName, titleName } from "./words";

interface Claim {
  seat: number;
  influence: number;
  rank: number;
  bonus: number;
}

/** The seats with influence in a country, first to last. */
export function ranking(view: View, country: string): number[] {
  const claims: Claim[] = view.seats.map((_, seat) => {
    const held = view.cities
      .filter((city) => city.country === country)
      .flatMap((city) => city.positions.filter((each) => each.holder === seat).map((each) => ({ city, each })));
    const rankOf = (title: string) => view.titles.findIndex((each) => each.name === title);
    const rank = Math.max(-1, ...held.map(({ each }) => rankOf(each.title)));
    const bonus = Math.max(0, ...held.filter(({ each }) => rankOf(each.title) === rank).map(({ city }) => city.bonus));
    return { seat, influence: held.reduce((sum, { each }) => sum + each.influence, 0), rank, bonus };
  });
  return claims
    .filter(({ influence }) => influence > 0)
    .sort((a, b) => b.influence - a.influence || b.rank - a.rank || b.bonus - a.bonus)
    .map(({ seat }) => seat);
}

/** What each seat gets for a title marker: all of it, a half each, or nothing when three or more are level (ROY-T1). */
export function titleShares(title: Title): number[] {
  const most = Math.max(...title.cubes);
  const level = title.cubes.filter((each) => each === most).length;
  if (most === 0 || level > 2) return title.cubes.map(() => 0);
  return title.cubes.map((each) => (each === most ? title.value / level : 0));
}

function periodRows(before: View, after: View, t: Say): Reckoning[] {
  return before.countries.map((country) => {
    const [first, second] = ranking(after, country.name);
    const values = after.seats.map((_, seat) => (seat === first ? country.period[0]! : seat === second ? country.period[1]! : null));
    const now = after.countries.find((each) => each.name === country.name);
    return { label: countryName(country.name, t), values, parts: [{ label: t("royals-score-influence"), values: now?.influence ?? [] }] };
  });
}

function total(rows: Reckoning[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => rows.reduce((sum, row) => sum + (row.values[seat] ?? 0), 0));
}

function tokenRow(view: View, kind: string, t: Say): Reckoning {
  const of = (seat: number) => (view.seats[seat]!.tokens ?? []).filter((token) => token.kind === kind);
  const values = view.seats.map((_, seat) => of(seat).reduce((sum, token) => sum + token.value, 0));
  const names = [...new Set(view.seats.flatMap((_, seat) => of(seat).map((token) => token.of)))];
  const parts = names.map((name) => ({
    label: tokenLabel(kind, name, view, t),
    values: view.seats.map((_, seat) => sumOrNull(of(seat).filter((token) => token.of === name))),
  }));
  return { label: t(`royals-score-${kind}`), values, parts };
}

function sumOrNull(tokens: Token[]): number | null {
  return tokens.length ? tokens.reduce((sum, token) => sum + token.value, 0) : null;
}

function tokenLabel(kind: string, of: string, view: View, t: Say): string {
  if (kind === "city") return cityByKey(of, view.cities, t);
  if (kind === "country") return countryName(of, t);
  if (kind === "title") return titleName(of, t);
  if (kind === "noble-house") return t("royals-see-house");
  const [period, country] = of.split(" ");
  return `${countryName(country ?? "", t)} ${period}`;
}

export function explain(before: View, after: View, _move: MoveJson | null, t: Say): ScoreSheet | null {
  const seats = after.seats.length;
  if (after.decision === "over" && before.decision !== "over") {
    if (after.seats.some((seat) => seat.tokens === null)) return null;
    const rows = ["city", "country", "noble-house", "period", "title"].map((kind) => tokenRow(after, kind, t));
    return { title: t("royals-score-end"), rows, totals: after.seats.map((seat) => seat.points ?? 0) };
  }
  if (before.period === after.period) return null;
  const rows = periodRows(before, after, t);
  return { title: t("royals-score-of-period", { period: before.period }), rows, totals: total(rows, seats) };
}
