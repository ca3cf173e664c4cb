// What this browser keeps: whatever another version, another tab or a file has written there, the page goes on, and what can be read is read.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { circles, circlesElsewhere } from "../src/lib/circles";
import { brought, kept, keptOf, see } from "../src/lib/deal";
import { keepResult, results } from "../src/lib/evengame";
import { addSeat, allKeys, dropSeat, keyOf } from "../src/lib/keyring";
import { learned } from "../src/lib/lessons";
import { merged, readBundle, take } from "../src/lib/movedevice";
import { isCalled } from "../src/lib/notices";
import { elsewhere } from "../src/lib/otherservers";
import { keepAttempt, solvedToday, streak } from "../src/lib/puzzles";
import { fromLink, templates } from "../src/lib/templates";

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const NAMES = ["keyring", "elsewhere", "templates", "circles", "circles-elsewhere", "deals", "muted", "puzzles", "lessons", "mine", "called", "results"];
const ODD = ["null", "5", '"x"', "{}", "[null]", "[5]", "[[]]", '{"kingdoms":5}', '{"kingdoms":null}', '{"kingdoms":[null]}', '[{"table":{},"seats":null}]', '[{"table":"a"}]', '[{"name":{},"origin":"javascript:alert(1)//","circle":"c"}]', "{bad"];

test.each(ODD)("whatever is kept, it can be read and something can be kept beside it: %s", (odd) => {
  for (const name of NAMES) localStorage.setItem(`regalia-${name}`, odd);
  const state = { table: "abcdefghjk", commitment: "c", chain: "1:h", over: false } as any;
  expect([streak("kingdoms"), solvedToday("kingdoms"), isCalled("/api/tables/none"), elsewhere(), circlesElsewhere(), kept("x"), keptOf("x")]).toEqual([0, false, false, [], [], null, ""]);
  for (const each of [...allKeys(), ...circles(), ...templates(), ...Object.values(learned())]) expect(each).toBeTypeOf("object");
  keepAttempt({ game: "kingdoms", number: 1, day: "2026-01-01", daily: true, tries: 1, solved: true });
  expect(streak("kingdoms", "2026-01-01")).toBe(1);
  keepResult("kingdoms", { table: "t", level: "page", players: 2, won: 1 });
  expect(results("kingdoms").at(-1)!.won).toBe(1);
  see({ ...state, commitment: odd });
  brought(state, 0, "what");
  expect(kept("abcdefghjk")!.brought).toEqual({ 0: "what" });
  addSeat("abcdefghjk", "kingdoms", 1, "token");
  expect(keyOf("abcdefghjk")!.seats).toEqual({ 1: "token" });
  dropSeat("abcdefghjk", 1);
  expect(keyOf("abcdefghjk")).toBeNull();
});

test("a token of an older or newer version is kept, with what is not known here", () => {
  localStorage.setItem("regalia-keyring", '[{"table":"abcdefghjk","seats":{"0":"token-token-token","1":5},"colour":"red"}]');
  addSeat("abcdefghjm", "royals", 0, "another");
  expect(keyOf("abcdefghjk")).toEqual({ table: "abcdefghjk", game: "", seats: { 0: "token-token-token" }, host: null, links: {}, made: 0, colour: "red" });
});

test("a bundle of another device leads nowhere but to servers, and one that is no bundle is refused", () => {
  const table = "abcdefghjk";
  const tokens = ["token-token-token"];
  const there = ["javascript:alert(1)//", "data:text/html,x", "nonsense", "https://b.example/path", "//b.example", "https://b.example"].map((origin) => ({ origin, table, tokens, game: "royals", made: 1 }));
  take({ "regalia-elsewhere": JSON.stringify([...there, { ...there[5], table: "../x" }, { ...there[5], tokens: ["#"] }]), "regalia-circles-elsewhere": JSON.stringify(there.map(({ origin }) => ({ origin, circle: "c" }))) });
  expect(elsewhere().map(({ origin }) => origin)).toEqual(["https://b.example"]);
  expect(circlesElsewhere().map(({ origin }) => origin)).toEqual(["https://b.example"]);
  expect(take({ "regalia-keyring": "null", "regalia-elsewhere": "{", "regalia-circles": "[null]" }, "https://b.example")).toBe(0);
  for (const text of ["null", "5", "[]", '"x"']) expect(() => readBundle(text)).toThrow(SyntaxError);
  expect(merged("[null]", '[null,{"table":"a"}]')).toBe('[null,{"table":"a"}]');
});

test("a template that came by a link has the shape of one", () => {
  const link = (what: unknown) => fromLink("kingdoms", `#${encodeURIComponent(JSON.stringify(what))}`);
  const usual = { name: "Thursday", game: "kingdoms", options: {}, company: "friends", rival: "duke", names: ["Anna"], terms: {} };
  expect(link(usual)).toMatchObject(usual);
  expect(link({ ...usual, company: "constructor", rival: {}, names: 7, terms: { clock: 5 } })).toMatchObject({ company: "bots", rival: "", names: [], terms: { clock: null } });
  for (const odd of [null, 5, [], { ...usual, options: 5 }, { ...usual, terms: [] }, { ...usual, name: {} }]) expect(link(odd)).toBeNull();
});
