// Moving to another device: everything this browser keeps, encrypted with a key derived from a code. The server keeps the bundle
// for ten minutes and gives it out once; it knows neither the code nor the key. The code is in a QR code, or typed.
import type { Sealed, TransferCard } from "../wire";
import { ask } from "./api";
import { circlesIn, keepCircleElsewhere } from "./circles";
import { keysIn } from "./keyring";
import { isRecord, keepText, keptNames, parsed, recallText } from "./memory.svelte";
import { elsewhereIn, keepElsewhere } from "./otherservers";

const PREFIX = "regalia-";
const LETTERS = "ABCDEFGHJKMNPQRSTVWXYZ23456789"; // no two look alike
const LENGTH = 16; // 78 bits
const ROUNDS = 600_000;
export const CODE = new RegExp(`^[${LETTERS}]{${LENGTH}}$`);

/** Whether this browser can encrypt: only pages loaded over HTTPS, or from this machine, can. */
export const canSeal = (): boolean => Boolean(globalThis.crypto?.subtle);

export type Bundle = Record<string, string>;

/** What stays on this device: which tables it is notified about, what it last heard of them, and a move on its way. */
const STAYS = /^regalia-(called|mine|intent-\w+)$/;

export function pack(): Bundle {
  const names = keptNames().filter((name) => name.startsWith(PREFIX) && !STAYS.test(name));
  return Object.fromEntries(names.sort().map((name) => [name, recallText(name)!]));
}

/** A code to be read aloud, in groups of four. */
export function newCode(): string {
  let code = "";
  while (code.length < LENGTH) {
    const byte = crypto.getRandomValues(new Uint8Array(1))[0];
    if (byte < 256 - (256 % LETTERS.length)) code += LETTERS[byte % LETTERS.length];
  }
  return code;
}

export const spaced = (code: string): string => code.replace(/(.{4})(?=.)/g, "$1 ");

/** A typed code, or the link it came in; with a link, also the server that keeps the bundle. */
export function readCode(text: string): { code: string; origin: string } | null {
  let [said, origin] = [text.trim(), location.origin];
  try {
    const url = new URL(said);
    if (url.pathname !== "/tables" || !["http:", "https:"].includes(url.protocol)) return null;
    [said, origin] = [url.hash.slice(1), url.origin];
  } catch {
    // no link: the code itself
  }
  const code = said.toUpperCase().replace(/[\s-]/g, "");
  return CODE.test(code) ? { code, origin } : null;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (data: ArrayBuffer) => Array.from(new Uint8Array(data), (byte) => byte.toString(16).padStart(2, "0")).join("");

/** The bundle's place and its key, both derived from the code; neither reveals the other. */
async function keysOf(code: string): Promise<{ place: string; key: CryptoKey }> {
  const secret = await crypto.subtle.importKey("raw", bytes(code), "PBKDF2", false, ["deriveBits"]);
  const all = await crypto.subtle.deriveBits({ name: "PBKDF2", hash: "SHA-256", salt: bytes("regalia moving"), iterations: ROUNDS }, secret, 512);
  const key = await crypto.subtle.importKey("raw", all.slice(32), "AES-GCM", false, ["encrypt", "decrypt"]);
  return { place: hex(all.slice(0, 32)), key };
}

async function through(data: Uint8Array<ArrayBuffer>, how: CompressionStream | DecompressionStream): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await new Response(new Blob([data]).stream().pipeThrough(how)).arrayBuffer());
}

function toText(data: Uint8Array): string {
  let all = "";
  for (const byte of data) all += String.fromCharCode(byte);
  return btoa(all).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

const fromText = (text: string) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));

export async function seal(bundle: Bundle, code: string): Promise<{ transfer: string; sealed: string }> {
  const { place, key } = await keysOf(code);
  const plain = await through(bytes(JSON.stringify(bundle)), new CompressionStream("gzip"));
  const iv = crypto.getRandomValues(new Uint8Array(12));
  const shut = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv, additionalData: bytes(place) }, key, plain));
  return { transfer: place, sealed: toText(new Uint8Array([...iv, ...shut])) };
}

export async function unseal(sealed: string, code: string): Promise<Bundle> {
  const { place, key } = await keysOf(code);
  const data = fromText(sealed);
  const open = await crypto.subtle.decrypt({ name: "AES-GCM", iv: data.slice(0, 12), additionalData: bytes(place) }, key, data.slice(12));
  return readBundle(new TextDecoder().decode(await through(new Uint8Array(open), new DecompressionStream("gzip"))));
}

/** What another device has packed; only what is ours is taken. */
export function readBundle(text: string): Bundle {
  const found: unknown = JSON.parse(text);
  if (!isRecord(found)) throw new SyntaxError("no bundle");
  return Object.fromEntries(Object.entries(found).filter((entry): entry is [string, string] => entry[0].startsWith(PREFIX) && typeof entry[1] === "string" && !STAYS.test(entry[0])));
}

/** Leave everything for another device; returns how long it waits, in seconds. */
export async function leave(code: string): Promise<number> {
  const { seconds } = await ask<TransferCard>("POST", "/api/transfers", await seal(pack(), code));
  return seconds;
}

/** Fetch what another device has left at a server and merge it; returns how many tables it knew. */
export async function fetchFrom(code: string, origin: string): Promise<number> {
  const { place } = await keysOf(code);
  const { sealed } = await ask<Sealed>("POST", origin === location.origin ? "/api/transfers/collect" : `${origin}/api/transfers/collect`, { transfer: place });
  return take(await unseal(sealed, code), origin);
}

const nameOf = (each: any) => `${each?.origin ?? ""} ${each?.table ?? each?.circle ?? each?.name ?? JSON.stringify(each)}`;

/** Merge two stored values: lists by their items, records key by key; what is here already wins. */
export function merged(here: string | null, there: string): string {
  if (here === null) return there;
  let [mine, theirs]: unknown[] = [];
  try {
    [mine, theirs] = [JSON.parse(here), JSON.parse(there)];
  } catch {
    return here;
  }
  return JSON.stringify(together(mine, theirs));
}

function together(mine: unknown, theirs: unknown): unknown {
  if (Array.isArray(mine) && Array.isArray(theirs)) {
    const known = new Set(mine.map(nameOf));
    return [...mine, ...theirs.filter((each) => !known.has(nameOf(each)))];
  }
  if (isRecord(mine) && isRecord(theirs)) return Object.fromEntries([...new Set([...Object.keys(theirs), ...Object.keys(mine)])].map((key) => [key, Object.hasOwn(mine, key) && Object.hasOwn(theirs, key) ? together(mine[key], theirs[key]) : (mine[key] ?? theirs[key])]));
  if (typeof mine === "number" && typeof theirs === "number") return Math.max(mine, theirs);
  return mine;
}

const SETTINGS = "regalia-settings";
const KEYRING = "regalia-keyring";
const CIRCLES = "regalia-circles";
const ELSEWHERE = "regalia-elsewhere";

/** Merge a bundle. From another server only tables and circles are taken, with that server as their address. */
export function take(bundle: Bundle, origin: string = location.origin): number {
  const tables = keysIn(parsed(bundle[KEYRING]));
  if (origin !== location.origin) {
    for (const { table, game, seats, host, made } of tables) {
      const tokens = Object.values(seats);
      if (tokens.length || host) keepElsewhere({ origin, table, tokens: tokens.length ? tokens : [host!], game, made });
    }
    for (const circle of circlesIn(parsed(bundle[CIRCLES]))) if (circle.token || circle.link) keepCircleElsewhere({ ...circle, origin });
    const third = elsewhereIn(parsed(bundle[ELSEWHERE])).filter((each) => each.origin !== location.origin);
    third.forEach(keepElsewhere);
    return tables.length + third.length;
  }
  for (const [name, there] of Object.entries(bundle)) keepText(name, name === SETTINGS ? there : merged(recallText(name), there));
  return tables.length;
}
