// The server's HTTP API, see docs/api.md.
import type { Created, GameCard, NewTable, SeatWish, ServerInfo } from "../wire";
import { parsed, textOr } from "./memory.svelte";
import { settings } from "./settings.svelte";

export type { Created, Hint, Line, Preview, SeatWish, State, TableCard, Why } from "../wire";

export interface OptionSchema {
  type?: string;
  minimum?: number;
  maximum?: number;
  enum?: string[];
  items?: { enum: string[] };
  anyOf?: { type: string; enum?: string[] }[];
  default: any;
  description: string;
}

export type Game = Omit<GameCard, "options"> & { options: { properties: Record<string, OptionSchema> } };
export type Server = Omit<ServerInfo, "games"> & { games: Game[] };

const PATIENCE = 120_000; // milliseconds: longer than anything takes at the server

/** An error from the server, with a sentence in the chosen language. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly rule: string | null = null,
  ) {
    super(sentence);
  }
}

export async function ask<Answer>(verb: "GET" | "POST", path: string, body?: unknown, token?: string | null): Promise<Answer> {
  const headers: Record<string, string> = { "accept-language": settings.lang };
  if (token) headers.authorization = `Bearer ${token}`;
  if (body !== undefined) headers["content-type"] = "application/json";
  let [answer, text] = [null as Response | null, ""];
  try {
    answer = await fetch(path, { method: verb, headers, body: body === undefined ? undefined : JSON.stringify(body), signal: AbortSignal.timeout(PATIENCE) });
    text = await answer.text();
  } catch {
    throw new Refused("network", "");
  }
  const said = parsed(text) as any;
  if (!answer.ok) throw new Refused(textOr(said?.code, "network"), textOr(said?.sentence, ""), textOr(said?.rule, null));
  if (said === null && text !== "null" && text !== "") throw new Refused("network", ""); // the page of a proxy, or of a network that asks to log in
  return said as Answer;
}

const servers: Record<string, Promise<Server>> = {};

/** The same as embedded in the page, in the language the browser asked for. */
function brought(lang: string): Server | null {
  const found = document.querySelector<HTMLElement>("script#server");
  return found?.lang === lang ? JSON.parse(found.textContent!) : null;
}

/** What this server offers; requested once per language. */
export function theServer(): Promise<Server> {
  const lang = settings.lang;
  servers[lang] ??= (async () => brought(lang) ?? ask<Server>("GET", "/api/server"))().catch((error) => {
    delete servers[lang];
    throw error;
  });
  return servers[lang];
}

/** The bots a person chooses from, the weakest first; the others are for experiments. */
export function levels(server: Server): Server["bots"] {
  const found = server.bots.filter((each) => each.level);
  return found.length ? found : server.bots;
}

/** The match begins when somebody says so: first the server commits to its secret, then people bring theirs. */
export function create(game: string, options: Record<string, any>, seats: SeatWish[], terms: Partial<NewTable> = {}): Promise<Created> {
  return ask("POST", "/api/tables", { game, options, seats, ...terms, start: "asked" });
}
