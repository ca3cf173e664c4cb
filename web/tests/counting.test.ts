// A scoring that is counted on the board: it may end with any click, and before it was ever drawn.
import { flushSync, mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardModule, SeatInfo } from "../src/boards/contract";
import { OpenTable } from "../src/lib/opentable.svelte";
import { Scoring } from "../src/lib/scoring.svelte";
import { Seating } from "../src/lib/seating.svelte";
import { settings } from "../src/lib/settings.svelte";
import AtTable from "../src/parts/AtTable.svelte";
import Counting from "../src/parts/Counting.svelte";
import BareBoard from "./BareBoard.svelte";
import { line, log, state, welcome, wire, Wire } from "./livewire";

const row = (label: string) => ({ label, values: [4, 0], parts: [], places: [], formulas: ["4 × 1", null], sums: [4, 0] });
const sheet = (...labels: string[]) => ({ title: "Scoring", rows: labels.map(row), totals: [4, 0], before: [0, 0] });
const seats = [0, 1].map((seat) => ({ seat, colour: "red", kind: "person", bot: null, name: `Seat ${seat}`, resigned: false })) as SeatInfo[];
const board: BoardModule = { Board: BareBoard, describe: () => "", prompt: () => "", standing: () => ({ value: 0, label: "" }) };

/** Why the table was left. */
let wrong: unknown[] = [];
let apps: object[] = [];
const note = (why?: string) => void wrong.push(why);

beforeEach(() => {
  [wrong, apps] = [[], []];
  localStorage.clear();
  settings.lang = "en";
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("no server here")));
  wire();
});

afterEach(async () => {
  for (const app of apps) await unmount(app);
  vi.unstubAllGlobals();
});

/** Everything that waited has run. A rejection that nothing handles has been reported by then, and Vitest fails. */
async function settled(): Promise<void> {
  await tick();
  await new Promise((done) => setTimeout(done));
}

function table(): OpenTable {
  const at = new OpenTable("abcdefghjk", new Seating("abcdefghjk"));
  at.board = at.playback.board = board;
  apps.push(mount(AtTable, { target: document.body, props: { at, refused: note, restored: note } }));
  Wire.last.open().hear(welcome(0), log(0, line(1)), state(1, { seats, turn: 1 }));
  flushSync();
  return at;
}

test("a scoring that ends before its first frame leaves nothing behind", async () => {
  const scoring = new Scoring(() => [{ row: row("Row 1"), name: "Row 1", sheet: sheet("Row 1") }], null, () => {});
  const app = mount(Counting, { target: document.body, props: { scoring, seats, board } });
  flushSync();
  void unmount(app);
  await settled();
  scoring.close();
});

test("clicks on a scoring end it once, wherever they hit it", async () => {
  const at = table();
  const cover = () => document.querySelector<HTMLElement>(".counting");
  for (const seq of [2, 3]) {
    Wire.last.hear(log(0, line(seq, { sheets: [sheet("Row 1", "Row 2")] })), state(seq, { seats, turn: 0 }));
    await vi.waitFor(() => expect(cover()).not.toBeNull());
    const counted = cover()!;
    (seq === 2 ? counted : counted.querySelector<HTMLElement>(".slip strong")!).click();
    counted.click(); // and once more, before it is gone from the screen
    await settled();
    expect(cover()).toBeNull();
    expect(at.playback.state!.seq).toBe(seq);
    at.overlays.sheets = null;
  }
  expect(wrong).toEqual([]);
});

test("a scoring goes on in the language chosen while it is counted", async () => {
  const at = table();
  const words = () => document.querySelector(".counting .slip strong")?.textContent;
  Wire.last.hear(log(0, line(2, { sheets: [sheet("Row 1", "Row 2")] })), state(2, { seats, turn: 0 }));
  await vi.waitFor(() => expect(words()).toBe("Row 1"));
  settings.lang = "it";
  await settled();
  Wire.last.open().hear(welcome(0), log(0, line(1), line(2, { sheets: [sheet("Riga 1", "Riga 2")] })), state(2, { seats, turn: 0 }));
  await settled();
  expect(words()).toBe("Riga 1");
  at.playback.skip();
  await settled();
  expect(at.overlays.sheets!.map((each) => each.rows[0].label)).toEqual(["Riga 1"]);
  expect(wrong).toEqual([]);
});

test("what the server said in one language is not left on the table in another", async () => {
  const at = table();
  at.acting.note = { text: "Not now.", rule: null };
  settings.lang = "it";
  await settled();
  expect(at.acting.note).toBeNull();
});

const SCORED = log(0, line(2, { sheets: [sheet("Row 1", "Row 2")] }));

test("after a scoring the newest state is shown, though the connection was made again meanwhile", async () => {
  const at = table();
  Wire.last.hear(SCORED, state(2, { seats, turn: 0, legal: [{ id: 7, notation: "", json: {} }] }));
  await vi.waitFor(() => expect(at.playback.scoring).not.toBeNull());
  settings.lang = "it";
  await settled();
  Wire.last.open().hear(welcome(0), SCORED, state(2, { seats, turn: 0, legal: [{ id: 7, notation: "", json: {} }] }));
  await settled();
  at.playback.skip();
  await settled();
  expect(at.playback.state).toBe(at.session.state(0));
  expect(at.present.active).toBe(true);
});

test("after a scoring the newest state is shown, though the others moved while the page was out of sight", async () => {
  const at = table();
  Wire.last.hear(SCORED, state(2, { seats, turn: 1 }));
  await vi.waitFor(() => expect(at.playback.scoring).not.toBeNull());
  const sight = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  Wire.last.hear(log(0, line(3)), state(3, { seats, turn: 0 }));
  await settled();
  at.playback.skip();
  await settled();
  expect(at.playback.state!.seq).toBe(3);
  sight.mockRestore();
});
