// What this browser keeps of a deal during a match, to compare with the match file at the end: the commitment, what it
// brought for its seats, and heads of the chain it has seen (the first, and the newest, which stands for all before it).
import type { State } from "./api";
import { keepAs, recall, records, strings, textOr } from "./memory.svelte";

export interface Kept {
  table: string;
  commitment: string;
  brought: Record<string, string>;
  heads: string[];
}

const PLACE = "regalia-deals";
const MOST = 50; // tables

function read(): Kept[] {
  return records(recall(PLACE))
    .filter(({ table, heads }) => typeof table === "string" && Array.isArray(heads))
    .map(({ table, commitment, brought, heads }) => ({ table, commitment: textOr(commitment, ""), brought: strings(brought), heads: heads.filter((each: unknown) => typeof each === "string") }));
}

function change(table: string, commitment: string, by: (kept: Kept) => void): void {
  const all = read();
  const kept = all.find((each) => each.table === table) ?? { table, commitment, brought: {}, heads: [] };
  by(kept);
  keepAs(PLACE, [kept, ...all.filter((each) => each.table !== table)].slice(0, MOST));
}

/** Randomness for the deal. */
export function randomness(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const newest = new Map<string, string>();

/** A state has been seen: its commitment, if it is the first, and its head. What is first seen at the end proves nothing. */
export function see(state: State): void {
  if (newest.get(state.table) === state.commitment + state.chain || (state.over && !kept(state.table))) return;
  newest.set(state.table, state.commitment + state.chain);
  change(state.table, state.commitment, (kept) => {
    if (state.chain && !kept.heads.includes(state.chain)) kept.heads = [...kept.heads.slice(0, 1), state.chain];
  });
}

/** Something was brought for a seat, in time for the deal. */
export function brought(state: State, seat: number, what: string): void {
  change(state.table, state.commitment, (kept) => (kept.brought[seat] = what));
}

/** What was kept of a table. */
export function kept(table: string): Kept | null {
  return read().find((each) => each.table === table) ?? null;
}

/** The same, as the server's check of a match takes it. */
export function keptOf(table: string): string {
  const kept = read().find((each) => each.table === table);
  if (!kept) return "";
  const said = [["commitment", kept.commitment], ...kept.heads.map((head) => ["head", head]), ...Object.entries(kept.brought).map(([seat, what]) => ["brought", `${seat}:${what}`])];
  return `?${new URLSearchParams(said)}`;
}
