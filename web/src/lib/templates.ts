// Tables this person sets up again and again, "our Thursday game": kept on this device, and handed on as a link.
import type { InCircle, NewTable } from "../wire";
import { theServer } from "./api";
import { begin, COMPANIES, seatsFor, type Company } from "./games";
import { isRecord, keepAs, recall, records, textOr } from "./memory.svelte";
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

export const templates = (): Template[] => templatesIn(recall(KEY));

/** The templates among what was kept, or has come by a link. */
function templatesIn(found: unknown): Template[] {
  return records(found)
    .filter(({ name, game, options, terms }) => typeof name === "string" && typeof game === "string" && isRecord(options) && isRecord(terms))
    .map(({ name, game, options, company, rival, names, terms }) => ({
      name,
      game,
      options,
      company: COMPANIES.find((each) => each === company) ?? "bots",
      rival: textOr(rival, ""),
      names: Array.isArray(names) ? names.map((each) => textOr(each, "")) : [],
      terms: { ...terms, clock: isRecord(terms.clock) ? terms.clock : null } as Terms,
    }));
}

/** Keep a template; one of the same name is replaced. */
export function keepTemplate(template: Template): void {
  keepAs(KEY, [template, ...templates().filter((each) => each.name !== template.name)].slice(0, MOST));
}

export function dropTemplate(name: string): void {
  keepAs(KEY, templates().filter((each) => each.name !== name));
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
    const [found] = templatesIn([JSON.parse(decodeURIComponent(hash.slice(1)))]);
    return found?.game === game ? found : null;
  } catch {
    return null;
  }
}
