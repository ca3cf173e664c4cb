// What this browser can prove about a finished match without trusting the server: it computes the hashes itself (docs/api.md, "The deal")
// from the match file, and compares them with what it kept during the match.
import type { MatchFile, PointCard, Verified } from "../wire";
import { t } from "./text.svelte";
import type { Kept } from "./deal";

const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (hash: Uint8Array) => Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const join = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));

/** JSON without spaces, keys in order: what the server hashes. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value ?? null);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([name, part]) => `${JSON.stringify(name)}:${canonical(part)}`).join(",")}}`;
}

async function sha256(what: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest("SHA-256", what as BufferSource));
}

async function hmac(key: Uint8Array, what: string): Promise<Uint8Array> {
  const made = await crypto.subtle.importKey("raw", key as BufferSource, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", made, bytes(what)));
}

/** The commitment a file leads to. */
export async function commitmentOf(file: MatchFile): Promise<string> {
  const { regalia, game, rules_version, options, secret, table = "", position = null, origin } = file;
  const bound = { regalia, table, game, rules_version, options, position, secret, ...(origin?.length ? { origin } : {}) };
  return hex(await sha256(bytes(`regalia commitment${canonical(bound)}`)));
}

/** Every head of the chain over these moments, from the deal on. */
export async function headsOf(file: MatchFile, moments: Verified["moments"], players: number): Promise<string[]> {
  const brought = Array.from({ length: players }, (_, seat) => file.brought?.[seat] ?? null);
  const begun = canonical([await commitmentOf(file), brought]);
  const key = brought.some(Boolean) ? await hmac(unhex(file.secret!), begun) : unhex(file.secret!);
  const heads = [await sha256(bytes(begun))];
  for (const [i, lines] of moments.entries()) {
    heads.push(await sha256(join(heads[i], await hmac(key, `chain ${i + 1}`), bytes(canonical(lines)))));
  }
  return heads.map((head, number) => `${number}:${hex(head)}`);
}

/** What this browser finds, point by point. */
export async function prove(file: MatchFile, moments: Verified["moments"], players: number, kept: Kept | null): Promise<PointCard[]> {
  const point = (name: PointCard["name"], holds: boolean | null, key: string): PointCard => ({ name, holds, sentence: t(key) });
  if (!kept || file.regalia < 2) return [point("commitment", null, "proof-nothing")];
  if (!globalThis.crypto?.subtle) return [point("commitment", null, "proof-cannot")]; // browsers hash only for addresses they call secure
  const said = (name: PointCard["name"], holds: boolean, key: string) => point(name, holds, holds ? key : `${key}-not`);
  const found = [said("commitment", (await commitmentOf(file)) === kept.commitment, "proof-deal")];
  const own = Object.entries(kept.brought);
  if (own.length) found.push(said("randomness", own.every(([seat, what]) => file.brought?.[Number(seat)] === what), "proof-brought"));
  const heads = await headsOf(file, moments, players);
  const same = canonical(moments.flat().map(([, line]) => line)) === canonical(file.moves.slice(0, moments.flat().length));
  if (kept.heads.length) found.push(said("chain", same && kept.heads.every((head) => heads.includes(head)), "proof-moves"));
  return found;
}
