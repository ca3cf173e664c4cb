// Every word a person reads comes from here: Fluent messages of the client and of the boards, in the chosen language.
import { FluentBundle, FluentNumber, FluentResource, type Scope } from "@fluent/bundle";
import type { Say } from "../boards/contract";

type Files = Record<string, () => Promise<unknown>>;

const own = import.meta.glob("../text/*.ftl", { query: "?raw", import: "default" });
const topics = import.meta.glob("../text/*/*.ftl", { query: "?raw", import: "default" });
const shelves: Record<string, Files> = { own };

let bundle = $state.raw<FluentBundle | null>(null);
let lang = "en";

async function load(files: Files, into: FluentBundle): Promise<void> {
  const path = Object.keys(files).find((each) => each.endsWith(`/${lang}.ftl`));
  if (path) into.addResource(new FluentResource((await files[path]()) as string), { allowOverrides: true });
}

/** Speak this language from now on. */
export async function speak(wanted: string): Promise<void> {
  const before = lang;
  lang = wanted;
  const fresh = new FluentBundle(wanted, { useIsolating: false });
  try {
    for (const files of Object.values(shelves)) await load(files, fresh);
  } catch (error) {
    if (lang === wanted) lang = before;
    throw error;
  }
  if (lang === wanted) bundle = fresh;
}

/** Learn further words, in this language and in those chosen later. */
export async function learn(name: string, files: Files): Promise<void> {
  if (name in shelves) return;
  shelves[name] = files;
  await speak(lang);
}

/** Learn the words of what not every page needs, from its folder beside the others. */
export function learnTopic(topic: string): Promise<void> {
  return learn(`text/${topic}`, Object.fromEntries(Object.entries(topics).filter(([path]) => path.startsWith(`../text/${topic}/`))));
}

/** A number below zero with the sign a printer uses: −6, not -6. */
class Negative extends FluentNumber {
  override toString(scope?: Scope): string {
    return super.toString(scope!).replace("-", "−");
  }
}

const signed = (value: string | number) => (typeof value === "number" && value < 0 ? new Negative(value) : value);

export const t: Say = (key, args) => {
  const message = bundle?.getMessage(key);
  if (!bundle || !message?.value) return key;
  const filled = args && Object.fromEntries(Object.entries(args).map(([name, value]) => [name, signed(value)]));
  return bundle.formatPattern(message.value, filled ?? null, []); // what cannot be put into a sentence is named in braces, instead of ending the page
};

/** The words spoken now: another thing whenever the language, or what is known of it, has changed. */
export function tongue(): unknown {
  return bundle;
}

/** Whether there is such a message: some are optional, for games this client does not know. */
export function has(key: string): boolean {
  return Boolean(bundle?.hasMessage(key));
}
