// What a person has chosen for this browser: language, theme, motion, sounds, name. Kept in localStorage.
import { isRecord, keepAs, recall } from "./memory.svelte";

export const LANGUAGES: Record<string, string> = { en: "English", it: "Italiano", hu: "Magyar", ru: "Русский" };

interface Chosen {
  lang: string;
  theme: "auto" | "light" | "dark";
  motion: "auto" | "fast" | "off";
  sounds: boolean;
  /** Whether they want sounds has been asked. */
  asked: boolean;
  /** Ask before a move that undo could not take back. */
  asks: boolean;
  name: string;
}

const KEY = "regalia-settings";

function spoken(): string {
  const wanted = navigator.languages?.map((each) => each.slice(0, 2)) ?? [];
  return wanted.find((each) => each in LANGUAGES) ?? "en";
}

function read(): Chosen {
  const chosen: Chosen = { lang: spoken(), theme: "auto", motion: "auto", sounds: false, asked: false, asks: false, name: "" };
  const found = recall(KEY);
  const known = (name: string, value: unknown) => typeof value === typeof chosen[name as keyof Chosen];
  if (isRecord(found)) Object.assign(chosen, Object.fromEntries(Object.entries(found).filter(([name, value]) => known(name, value))));
  if (!Object.hasOwn(LANGUAGES, chosen.lang)) chosen.lang = "en";
  return chosen;
}

export const settings = $state<Chosen>(read());

export function keep(): void {
  keepAs(KEY, settings);
  dress();
}

/** Theme and motion as attributes of the document, for the style sheet. */
export function dress(): void {
  const root = document.documentElement;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.lang = settings.lang;
}

/** The duration of motion, as a factor of the usual time. */
export function quickness(): number {
  return settings.motion === "fast" ? 0.5 : 1;
}

export function moves(): boolean {
  return settings.motion !== "off" && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
