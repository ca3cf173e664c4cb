// Tables at other servers, known by their links. A secret is sent to the server it came from, and to no other.
import type { TableCard } from "./api";
import { allKeys } from "./keyring";
import { isName, isOrigin, keepAs, recall, records, textOr } from "./memory.svelte";
import { settings } from "./settings.svelte";

export interface Elsewhere {
  origin: string;
  table: string;
  /** Of all seats that are played on this device. */
  tokens: string[];
  game: string;
  made: number;
}

const KEY = "regalia-elsewhere";
const AT_ONCE = 200;
const LONGEST = 1_000_000; // bytes of an answer; a table takes a few hundred

export const elsewhere = (): Elsewhere[] => elsewhereIn(recall(KEY));

/** The tables at other servers among what was kept or has come from elsewhere. */
export function elsewhereIn(found: unknown): Elsewhere[] {
  return records(found)
    .map(({ origin, table, tokens, token, game, made }) => ({ origin, table, tokens: secrets(tokens ?? [token]), game: gameName(game), made: Number(made) || 0 })) // there was one token at first
    .filter(({ origin, table, tokens }) => isOrigin(origin) && isName(table) && tokens.length > 0);
}

const secrets = (found: unknown): string[] => (Array.isArray(found) ? found.filter((each) => /^[\w-]{16,128}$/.test(textOr(each, ""))).slice(0, 16) : []);

/** What another server calls a game is kept, so it must be short. */
const gameName = (found: unknown): string => (/^[\w-]{1,40}$/.test(textOr(found, "")) ? (found as string) : "");

export function keepElsewhere(each: Elsewhere): void {
  write([each, ...elsewhere().filter(({ origin, table }) => origin !== each.origin || table !== each.table)]);
}

export function dropElsewhere(origin: string, table: string): void {
  write(elsewhere().filter((each) => each.origin !== origin || each.table !== table));
}

function write(all: Elsewhere[]): void {
  keepAs(KEY, all.slice(0, AT_ONCE));
}

/** The table a seat's link leads to; null: it is not such a link. */
export function readLink(text: string): { origin: string; table: string; tokens: string[] } | null {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return null;
  }
  const table = /^\/table\/([a-z2-9]{10})$/.exec(url.pathname)?.[1];
  const tokens = /^#([\w-]{16,128}(?:\.[\w-]{16,128}){0,15})$/.exec(url.hash)?.[1].split(".");
  return table && tokens && ["http:", "https:"].includes(url.protocol) ? { origin: url.origin, table, tokens } : null;
}

/** One of my tables, wherever it is; `card` is null until its server has answered. */
export interface MyTable {
  origin: string;
  table: string;
  game: string;
  link: string;
  card: TableCard | null;
  /** The server did not answer. */
  silent: boolean;
}

/** Tables where it is your turn first, then those that wait to start, those under way, and those that are over; the newest first. */
export function inOrder(tables: MyTable[]): MyTable[] {
  const rank = ({ card }: MyTable) => (!card ? 3 : card.over ? 4 : card.your_turn ? 0 : card.waiting ? 1 : 2);
  return tables.toSorted((a, b) => rank(a) - rank(b) || (b.card?.changed ?? 0) - (a.card?.changed ?? 0));
}

interface Held {
  table: string;
  game: string;
  tokens: string[];
  link: string;
}

/** What is known without asking any server: tables by server, this one first. */
function held(): Map<string, Held[]> {
  const own = allKeys().map((key) => ({
    table: key.table,
    game: key.game,
    tokens: [...Object.values(key.seats), ...(key.host ? [key.host] : [])],
    link: `/table/${key.table}`,
  }));
  const found = new Map<string, Held[]>([[location.origin, own]]);
  for (const { origin, table, tokens, game } of elsewhere()) {
    const there = { table, game, tokens, link: `${origin}/table/${table}#${tokens.join(".")}` };
    found.set(origin, [...(found.get(origin) ?? []), there]);
  }
  return found;
}

/** My tables as far as known; each server is asked for its own, and `heard` is called when it has answered. */
export function myTables(heard: (tables: MyTable[]) => void): void {
  let tables: MyTable[] = [];
  for (const [origin, there] of held()) {
    const of = ({ table, game, link }: Held): MyTable => ({ origin, table, game, link, card: null, silent: false });
    tables = [...tables, ...there.map(of)];
    const tokens = there.flatMap((each) => each.tokens);
    const parts = Array.from({ length: Math.ceil(tokens.length / AT_ONCE) }, (_, i) => tokens.slice(i * AT_ONCE, (i + 1) * AT_ONCE));
    Promise.all(parts.map((some) => askServer(origin, some)))
      .then((answers) => {
        const cards = new Map<string, TableCard>();
        for (const card of answers.flat()) {
          const before = cards.get(card.table); // its tokens were asked about in two parts
          cards.set(card.table, before ? { ...card, your_turn: card.your_turn || before.your_turn } : card);
        }
        tables = tables.flatMap((each) => (each.origin !== origin ? [each] : cards.has(each.table) ? [{ ...each, card: cards.get(each.table)! }] : []));
        remember(origin, cards);
      })
      .catch(() => (tables = tables.map((each) => (each.origin === origin ? { ...each, silent: true } : each))))
      .finally(() => heard(inOrder(tables)));
  }
  heard(inOrder(tables));
}

/** Which game is played at a table that came as a bare link. */
function remember(origin: string, cards: Map<string, TableCard>): void {
  if (origin !== location.origin) write(elsewhere().map((each) => (each.origin === origin ? { ...each, game: gameName(cards.get(each.table)?.game) || each.game } : each)));
}

async function askServer(origin: string, tokens: string[]): Promise<TableCard[]> {
  const answer = await fetch(`${origin}/api/tables/mine`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": settings.lang },
    body: JSON.stringify({ tokens }),
    credentials: "omit",
    referrerPolicy: "no-referrer",
    redirect: "error", // a secret goes nowhere else
    signal: AbortSignal.timeout(10_000),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  const said: unknown = JSON.parse(await textOf(answer));
  return (Array.isArray(said) ? said : []).filter(isCard);
}

/** Other servers may send anything, and as much of it as they like. */
async function textOf(answer: Response): Promise<string> {
  let [text, size] = ["", 0];
  const reader = answer.body!.getReader();
  const words = new TextDecoder();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + words.decode();
    size += value.length;
    if (size > LONGEST) {
      void reader.cancel();
      throw new Error(String(size));
    }
    text += words.decode(value, { stream: true });
  }
}

function isCard(each: any): each is TableCard {
  const counted = Number.isSafeInteger(each?.moment) && (each.options?.players === undefined || Number.isSafeInteger(each.options.players));
  return counted && typeof each.table === "string" && typeof each.game === "string" && typeof each.changed === "number";
}
