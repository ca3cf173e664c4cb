// How far the lessons have been followed on this device, by game: kept so that they can be left and resumed.
import { ask, type Created } from "./api";
import { keepKey } from "./keyring";
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
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
}

export function keepLearned(game: string, what: Learned): void {
  localStorage.setItem(KEY, JSON.stringify({ ...learned(), [game]: what }));
}

/** Begin the lesson of a game, or begin it again: at a separate table, whose start the server knows. */
export async function beginLesson(game: string): Promise<void> {
  const made = await ask<Created>("POST", "/api/tables", { game, lesson: true });
  const own = made.seats.filter((each) => each.token);
  keepKey({ table: made.table, game, seats: Object.fromEntries(own.map((each) => [each.seat, each.token!])), host: made.host, links: {}, made: Date.now() });
  keepLearned(game, { table: made.table, step: 0, steps: 0, over: false });
  go(`/table/${made.table}`);
}
