// How far the lessons have been followed on this device, by game: kept so that they can be left and resumed.
import { ask, type Created } from "./api";
import { keepKey } from "./keyring";
import { isRecord, keepAs, recall } from "./memory.svelte";
import { go } from "./route.svelte";

export interface Learned {
  table: string;
  /** The step that was last read, and how many there are. */
  step: number;
  steps: number;
  over: boolean;
}

const KEY = "regalia-lessons";

export function learned(): Record<string, Learned> {
  const found = recall(KEY);
  const known = (each: any) => isRecord(each) && typeof each.table === "string" && [each.step, each.steps].every(Number.isInteger);
  return isRecord(found) ? Object.fromEntries(Object.entries(found).filter(([, each]) => known(each))) : {};
}

export function keepLearned(game: string, what: Learned): void {
  keepAs(KEY, { ...learned(), [game]: what });
}

/** Begin the lesson of a game, or begin it again: at a separate table, whose start the server knows. */
export async function beginLesson(game: string): Promise<void> {
  const made = await ask<Created>("POST", "/api/tables", { game, lesson: true });
  const own = made.seats.filter((each) => each.token);
  keepKey({ table: made.table, game, seats: Object.fromEntries(own.map((each) => [each.seat, each.token!])), host: made.host, links: {}, made: Date.now() });
  keepLearned(game, { table: made.table, step: 0, steps: 0, over: false });
  go(`/table/${made.table}`);
}
