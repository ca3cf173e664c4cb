// What this browser keeps, by name, as JSON in localStorage. Another version, another tab or a file from elsewhere may have written
// anything there, so whoever reads takes only what has the shape it knows. Where a browser keeps nothing, or has no room left, things
// are remembered for as long as the tab is open, and the person is told.
export const memory = $state({ refuses: false });

const here = new Map<string, string>();

/** What a browser may refuse; null if it does. */
function allowed<What>(action: () => What): What | null {
  try {
    return action();
  } catch {
    return null;
  }
}

/** What found no room, in the memory of the tab, comes before what was kept earlier. */
export function recallText(name: string): string | null {
  return here.get(name) ?? allowed(() => sessionStorage.getItem(name)) ?? allowed(() => localStorage.getItem(name));
}

export function keepText(name: string, text: string): void {
  try {
    localStorage.setItem(name, text);
    here.delete(name);
    sessionStorage.removeItem(name);
  } catch {
    here.set(name, text);
    allowed(() => sessionStorage.setItem(name, text));
    memory.refuses = true;
  }
}

/** The names of all that is kept. */
export const keptNames = (): string[] => [...new Set([...here.keys(), ...(allowed(() => Object.keys(sessionStorage)) ?? []), ...(allowed(() => Object.keys(localStorage)) ?? [])])];

export const keepAs = (name: string, what: unknown): void => keepText(name, JSON.stringify(what));

/** What was kept, if it is JSON. */
export function recall(name: string): unknown {
  return parsed(recallText(name));
}

/** What a text says; null for one that is no JSON. */
export function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

export const isRecord = (each: unknown): each is Record<string, any> => typeof each === "object" && each !== null && !Array.isArray(each);

/** The records of a list, whatever it is. */
export const records = (found: unknown): Record<string, any>[] => (Array.isArray(found) ? found.filter(isRecord) : []);

/** A record without the values of another type. */
export const strings = (found: unknown): Record<string, string> => (isRecord(found) ? Object.fromEntries(Object.entries(found).filter(([, each]) => typeof each === "string")) : {});

export const textOr = <Other>(found: unknown, other: Other): string | Other => (typeof found === "string" ? found : other);

/** The name of a table or a circle, as it may stand in an address. */
export const isName = (found: unknown): found is string => typeof found === "string" && /^\w{1,40}$/.test(found);

/** The address of a server, and nothing else. */
export function isOrigin(found: unknown): found is string {
  if (typeof found !== "string" || !URL.canParse(found)) return false;
  const { protocol, origin } = new URL(found);
  return ["http:", "https:"].includes(protocol) && origin === found;
}
