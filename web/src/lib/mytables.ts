// The tables this browser holds seats at, as the server knows them; without a connection, as last known. Those that wait for you are the app's badge.
import { ask, Refused, type TableCard } from "./api";
import { allKeys } from "./keyring";
import { isRecord, keepAs, recall, records } from "./memory.svelte";

const KEY = "regalia-mine";

export interface Mine {
  tables: TableCard[];
  /** There is no connection: this is what was known last. */
  offline: boolean;
}

export async function myTablesHere(): Promise<Mine> {
  const tokens = allKeys()
    .flatMap((key) => [...Object.values(key.seats), ...(key.host ? [key.host] : [])])
    .slice(0, 200);
  try {
    const tables = tokens.length ? await ask<TableCard[]>("POST", "/api/tables/mine", { tokens }) : [];
    keepAs(KEY, tables);
    badge(tables);
    return { tables, offline: false };
  } catch (error) {
    if (!(error instanceof Refused) || error.code !== "network") throw error;
    return { tables: known(), offline: true };
  }
}

function known(): TableCard[] {
  const held = new Set(allKeys().map((key) => key.table));
  return records(recall(KEY)).filter((each): each is TableCard & Record<string, any> => held.has(each.table) && typeof each.game === "string" && isRecord(each.options));
}

/** How many tables wait for you, on the icon of the app; the service worker counts on from there. */
function badge(tables: TableCard[]): void {
  const waiting = tables.filter((each) => each.your_turn && !each.over).map((each) => each.table);
  void (waiting.length ? navigator.setAppBadge?.(waiting.length) : navigator.clearAppBadge?.())?.catch(() => {});
  navigator.serviceWorker?.controller?.postMessage({ waiting });
}
