// Sentences that are put together: lines of the log, the question before a final move.
import { expect, test } from "vitest";
import type { SeatInfo } from "../src/boards/contract";
import kingdoms from "../src/boards/kingdoms";
import type { Line } from "../src/lib/api";
import { learn, speak, t } from "../src/lib/text.svelte";
import { lineInWords } from "../src/lib/words";

let seq = 0;
const line = (kind: Line["kind"], seat: number): Line => ({
  seq: ++seq, moment: 3, kind, seat, events: [], sentences: [], sheets: [], table: null, who: null, back: null, chain: null, at: 0, word: null, before: null, what: null,
});
const seats = ["Anna", "Bruno", "Carla"].map((name) => ({ name }) as SeatInfo);

test.each([
  ["en", "Bruno refuses the takeback.", "Anna withdraws the takeback request."],
  ["it", "Bruno rifiuta l'annullamento.", "Anna ritira la richiesta di annullamento."],
  ["hu", "Bruno nem egyezik bele a visszavonásba.", "Anna mégsem kéri a visszavonást."],
  ["ru", "Bruno отказывает в отмене.", "Anna отзывает просьбу об отмене."],
])("%s: another player refuses a takeback, the one who asked withdraws it", async (lang, refused, withdrawn) => {
  await speak(lang);
  const lines = [line("ask", 0), line("allow", 2), line("refuse", 1), line("ask", 1), line("refuse", 0), line("ask", 0), line("refuse", 0)];
  expect(lineInWords(lines[2], seats, lines)).toBe(refused);
  expect(lineInWords(lines[4], seats, lines)).toBe(refused.replace("Bruno", "Anna"));
  expect(lineInWords(lines[6], seats, lines)).toBe(withdrawn);
});

test.each([
  ["en", "Anna builds a rank 3 castle on c4. This cannot be undone."],
  ["it", "Anna costruisce un castello di livello 3 in c4. Questa mossa non si può annullare."],
  ["hu", "Anna 3-as szintű várat épít ide: c4. Ezt nem lehet visszavonni."],
  ["ru", "Anna ставит замок ранга 3 на c4. Этот ход нельзя отменить."],
])("%s: the question before a final move is made of whole sentences", async (lang, asked) => {
  await speak(lang);
  await learn("kingdoms", import.meta.glob("../src/boards/kingdoms/text/*.ftl", { query: "?raw", import: "default" }));
  const move = kingdoms.describe({ do: "castle", rank: "3", cell: "c4" }, {} as any, t);
  expect(t("ask-final-move", { name: "Anna", move })).toBe(asked);
});

test.each(["en", "it", "hu", "ru"])("%s: a negative number has a minus sign", async (lang) => {
  await speak(lang);
  await learn("kingdoms", import.meta.glob("../src/boards/kingdoms/text/*.ftl", { query: "?raw", import: "default" }));
  expect(t("kingdoms-base-now", { base: -6 })).toMatch(/−6/);
  expect(t("kingdoms-base-now", { base: -6 })).not.toMatch(/-6/);
  expect(t("kingdoms-base-now", { base: 6 })).not.toMatch(/[-−]/);
});
