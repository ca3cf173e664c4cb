// Whose messages this device hides: kept only here, by table.
import { isRecord, keepAs, recall } from "./memory.svelte";

const KEY = "regalia-muted";

type Muted = Record<string, (number | null)[]>; // null: the spectators

function read(): Muted {
  const found = recall(KEY);
  return isRecord(found) ? Object.fromEntries(Object.entries(found).filter(([, each]) => Array.isArray(each))) : {};
}

let muted = $state.raw<Muted>(read());

export const isMuted = (table: string, seat: number | null): boolean => Boolean(muted[table]?.includes(seat));
export const mutedAt = (table: string): (number | null)[] => muted[table] ?? [];

export function mute(table: string, seat: number | null, silent: boolean): void {
  const others = mutedAt(table).filter((each) => each !== seat);
  const { [table]: _, ...rest } = muted;
  const now = silent ? [...others, seat] : others;
  muted = Object.fromEntries(Object.entries(now.length ? { ...rest, [table]: now } : rest).slice(-100));
  keepAs(KEY, muted);
}
