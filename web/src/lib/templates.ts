// Tables this person sets up again and again, "our Thursday game": kept on this device, and handed on as a link.
import type { InCircle, NewTable } from "../wire";
import { theServer } from "./api";
import { begin, seatsFor, type Company } from "./games";
import { botFor } from "./opponent";

export type Terms = Pick<NewTable, "takebacks" | "clock" | "words" | "keep_words">;

export interface Template {
  name: string;
  game: string;
  options: Record<string, any>;
  company: Company;
  rival: string;
  names: string[];
  terms: Terms;
}

const KEY = "regalia-templates";
const MOST = 30;

export function templates(): Template[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]");
  } catch {
    return [];
  }
}

/** Keep a template; one of the same name is replaced. */
export function keepTemplate(template: Template): void {
  localStorage.setItem(KEY, JSON.stringify([template, ...templates().filter((each) => each.name !== template.name)].slice(0, MOST)));
}

export function dropTemplate(name: string): void {
  localStorage.setItem(KEY, JSON.stringify(templates().filter((each) => each.name !== name)));
}

/** Set its table up, for a circle of friends where one is named. */
export async function setUp({ game, options, company, rival, names, terms }: Template, circle: InCircle | null = null): Promise<void> {
  const server = await theServer();
  const players = options.players ?? server.games.find((each) => each.name === game)?.players[0] ?? 2;
  await begin(game, options, seatsFor(players, company, botFor(server, rival, game, players), names), company === "hot-seat", { ...terms, circle });
}

/** The address of a form that is filled in as the template says; it holds no secrets. */
export function linkOf(template: Template): string {
  return `/new/${template.game}#${encodeURIComponent(JSON.stringify(template))}`;
}

/** The template an address brings. */
export function fromLink(game: string, hash: string): Template | null {
  try {
    const found = JSON.parse(decodeURIComponent(hash.slice(1)));
    return found.game === game && found.options && found.terms && typeof found.name === "string" ? found : null;
  } catch {
    return null;
  }
}
