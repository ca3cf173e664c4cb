// The tokens of the tables this browser sits at. A token is all that opens a seat, so it is kept until the person discards it.
import { isName, keepAs, recall, records, strings, textOr } from "./memory.svelte";

export interface Key {
  table: string;
  game: string;
  /** Tokens of the seats this browser plays itself, by seat. */
  seats: Record<string, string>;
  host: string | null;
  /** Links for others, by seat: what the invitation shows. */
  links: Record<string, string>;
  made: number;
}

const KEY = "regalia-keyring";

const read = (): Key[] => keysIn(recall(KEY));

/** The keys among what was kept or has come from elsewhere. */
export function keysIn(found: unknown): Key[] {
  return records(found)
    .filter(({ table }) => isName(table))
    .map((each) => ({ ...each, table: each.table, game: textOr(each.game, ""), seats: strings(each.seats), host: textOr(each.host, null), links: strings(each.links), made: Number(each.made) || 0 }));
}

const write = (keys: Key[]): void => keepAs(KEY, keys);

export function allKeys(): Key[] {
  return read();
}

export function keyOf(table: string): Key | null {
  return read().find((each) => each.table === table) ?? null;
}

export function keepKey(key: Key): void {
  write([key, ...read().filter((each) => each.table !== key.table)].slice(0, 200));
}

export function dropKey(table: string): void {
  write(read().filter((each) => each.table !== table));
}

/** A seat was given up. */
export function dropSeat(table: string, seat: number): void {
  const key = keyOf(table);
  if (!key) return;
  delete key.seats[seat];
  if (key.host || Object.keys(key.seats).length) keepKey(key);
  else dropKey(table);
}

/** A seat's link was opened: remember its token. */
export function addSeat(table: string, game: string, seat: number, token: string): void {
  const key = keyOf(table) ?? { table, game, seats: {}, host: null, links: {}, made: Date.now() };
  key.seats[seat] = token;
  keepKey(key);
}
