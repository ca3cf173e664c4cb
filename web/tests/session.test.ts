// The live connection of a table: what it says when it connects, and what it makes of the answers.
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Session } from "../src/lib/session.svelte";
import { settings } from "../src/lib/settings.svelte";
import { line, log, state, welcome, wire, Wire } from "./livewire";

let session: Session;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.useFakeTimers();
  wire();
  settings.lang = "en";
  session = new Session("abcdefghjk", ["token-token-token"]);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The connection is lost, and made again. */
function again(): Wire {
  Wire.last.close();
  vi.runOnlyPendingTimers();
  return Wire.last.open();
}

const told = () => session.log(0).map((each) => each.sentences[0]);

test("after a change of language the whole log comes again, once, in that language", () => {
  Wire.last.open().hear(welcome(0), log(0, line(1), line(2)), state(2));
  settings.lang = "it";
  session.greet();
  expect(told()).toEqual(["line 1", "line 2"]); // until it comes
  expect(Wire.last.open().said[0]).toMatchObject({ type: "hello", since: 0, lang: "it" });
  Wire.last.hear(welcome(0), log(0, line(1, { sentences: ["riga 1"] }), line(2, { sentences: ["riga 2"] })));
  expect(told()).toEqual(["riga 1", "riga 2"]);
  Wire.last.hear(log(0, line(3, { sentences: ["riga 3"] })), state(3));
  expect(told()).toEqual(["riga 1", "riga 2", "riga 3"]);
});

test("a log that came in one language in part comes again as a whole", () => {
  Wire.last.open().hear(welcome(0), log(0, line(1), line(2)), state(2));
  settings.lang = "it";
  session.greet();
  Wire.last.open().hear(welcome(0), log(0, line(1, { sentences: ["riga 1"] })));
  expect(told()).toEqual(["riga 1", "line 2"]);
  expect(again().said[0]).toMatchObject({ since: 0, lang: "it" });
  Wire.last.hear(welcome(0), log(0, line(1, { sentences: ["riga 1"] }), line(2, { sentences: ["riga 2"] })), state(2));
  expect(told()).toEqual(["riga 1", "riga 2"]);
  expect(again().said[0].since).toBeGreaterThan(0);
});

test("in the same language only the end of the log comes again, and what is known of it stays the same object", () => {
  Wire.last.open().hear(welcome(0), log(0, line(1), line(2)), state(2));
  const before = session.log(0);
  expect(again().said[0]).toMatchObject({ since: 1, seq: 2 });
  Wire.last.hear(welcome(0), log(0, line(2), line(3)), state(3));
  expect(told()).toEqual(["line 1", "line 2", "line 3"]);
  expect(session.log(0)[1]).toBe(before[1]);
  expect(session.restored).toBe(false);
});

const trouble = (code: string, key?: string) => ({ type: "error", code, sentence: "Not now.", rule: null, state: null, ...(key ? { key } : {}) });

test("a database that does not answer the hello leaves neither an answer of its own nor a refusal", () => {
  const first = Wire.last.open().hear(trouble("database"));
  expect(session.trouble?.message).toBe("Not now.");
  first.close(1013);
  vi.advanceTimersByTime(400);
  Wire.last.open().hear(welcome(0), state(0));
  expect(session.trouble).toBeNull();
  vi.advanceTimersByTime(2000);
  expect(Wire.last.said.map((each) => each?.type)).toEqual(["hello"]);
  expect(session.refusal).toBeNull();
});

test("an intent that the database could not take is sent again by itself", () => {
  Wire.last.open().hear(welcome(0), state(0));
  session.play(0, 7, { seq: 0, step: 0 });
  const { key } = session.intent!;
  Wire.last.hear(trouble("database", key));
  vi.advanceTimersByTime(1000);
  expect(Wire.last.said.filter((each) => each.type === "play").map((each) => each.key)).toEqual([key, key]);
});

test("a version lower than the one that was seen means that an older backup was restored", () => {
  Wire.last.open().hear(welcome(0), log(0, line(1), line(2), line(3)), state(3));
  session.play(0, 7, { seq: 3, step: 0 });
  expect(again().said[0]).toMatchObject({ seq: 3 });
  Wire.last.hear(welcome(0), state(2));
  expect(session.restored).toBe(true);
  expect(session.intent).toBeNull();
  expect(sessionStorage.length).toBe(0); // what was meant for another match is not played in this one
  vi.advanceTimersByTime(60_000);
  expect(Wire.all.length).toBe(2); // this session is over
});

test("another line in the place of one that was seen means the same, whatever the version is now", () => {
  Wire.last.open().hear(welcome(0), log(0, line(1), line(2), line(3)), state(3));
  again().hear(welcome(0), log(0, line(3, { at: 99 }), line(4, { at: 100 })), state(4));
  expect(session.restored).toBe(true);
});

test("an older state on the same connection is late, and means nothing", () => {
  Wire.last.open().hear(welcome(0), log(0, line(1), line(2)), state(2), state(1));
  expect(session.state(0)!.seq).toBe(2);
  expect(session.restored).toBe(false);
});

test("a change of language finds a restored backup, too", () => {
  Wire.last.open().hear(welcome(0), log(0, line(1), line(2), line(3)), state(3));
  settings.lang = "it";
  session.greet();
  expect(Wire.last.open().said[0]).toMatchObject({ since: 0, seq: 3 });
  Wire.last.hear(welcome(0), log(0, line(1), line(2)), state(2));
  expect(session.restored).toBe(true);
});
