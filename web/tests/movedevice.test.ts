// Moving to another device: codes, the seal, and two memories put together.
// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { circlesElsewhere, linkTo } from "../src/lib/circles";
import { elsewhere, inOrder, readLink, type MyTable } from "../src/lib/otherservers";
import { CODE, merged, newCode, pack, readBundle, readCode, seal, spaced, take, unseal } from "../src/lib/movedevice";

beforeEach(() => localStorage.clear());

test("a code is read as it is typed, or from its link", () => {
  const code = newCode();
  expect(code).toMatch(CODE);
  expect(readCode(` ${spaced(code).toLowerCase()} `)).toEqual({ code, origin: location.origin });
  expect(readCode(`https://b.example/tables#${code}`)).toEqual({ code, origin: "https://b.example" });
  for (const wrong of ["", code.slice(1), `${code}A`, "O".repeat(16), `https://b.example/table/x#${code}`, `javascript:x#${code}`]) expect(readCode(wrong)).toBeNull();
});

test("what is sealed by a code opens by that code alone", async () => {
  const bundle = { "regalia-keyring": JSON.stringify([{ table: "abcdefghjk", seats: { 0: "secret-secret-secret" } }]) };
  const code = newCode();
  const { transfer, sealed } = await seal(bundle, code);
  expect(transfer).toMatch(/^[0-9a-f]{64}$/);
  expect(sealed).toMatch(/^[\w-]+$/);
  expect(atob(sealed.replaceAll("-", "+").replaceAll("_", "/"))).not.toContain("secret");
  expect(await unseal(sealed, code)).toEqual(bundle);
  await expect(unseal(sealed, newCode())).rejects.toThrow();
  const changed = sealed.slice(0, 40) + (sealed[40] === "A" ? "B" : "A") + sealed.slice(41);
  await expect(unseal(changed, code)).rejects.toThrow();
  expect((await seal(bundle, code)).sealed).not.toBe(sealed);
}, 20_000);

test("only what is ours is packed and taken", () => {
  localStorage.setItem("regalia-settings", '{"name":"Anna"}');
  localStorage.setItem("regalia-called", "of this device");
  localStorage.setItem("other", "not ours");
  expect(pack()).toEqual({ "regalia-settings": '{"name":"Anna"}' });
  expect(readBundle('{"regalia-a":"1","x":"2","regalia-b":3,"regalia-called":"4"}')).toEqual({ "regalia-a": "1" });
});

test("two memories are put together, and nothing that was here is lost", () => {
  expect(merged(null, "[1]")).toBe("[1]");
  expect(merged('[{"table":"a","x":1}]', '[{"table":"a","x":2},{"table":"b"}]')).toBe('[{"table":"a","x":1},{"table":"b"}]');
  expect(JSON.parse(merged('{"royals":[{"table":"a"}]}', '{"royals":[{"table":"b"}],"kingdoms":[]}'))).toEqual({ royals: [{ table: "a" }, { table: "b" }], kingdoms: [] });
  expect(merged("3", "7")).toBe("7");
  expect(merged("duke", "page")).toBe("duke");
});

test("what comes is taken whole at home, and from another server only its tables, with all their seats, and circles", () => {
  const keys = [{ table: "abcdefghjk", game: "royals", seats: { 0: "other-other-other", 1: "token-token-token" }, host: null, links: {}, made: 1 }];
  const circle = { circle: "c", name: "Thursday", link: "link-link-link-link", token: "member-member-member" };
  const bundle = { "regalia-keyring": JSON.stringify(keys), "regalia-settings": '{"lang":"hu"}', "regalia-circles": JSON.stringify([circle]) };
  expect(take(bundle, "https://b.example")).toBe(1);
  expect(localStorage.getItem("regalia-settings")).toBeNull();
  expect(elsewhere()).toEqual([{ origin: "https://b.example", table: "abcdefghjk", tokens: ["other-other-other", "token-token-token"], game: "royals", made: 1 }]);
  expect(circlesElsewhere()).toEqual([{ ...circle, origin: "https://b.example" }]);
  expect(linkTo(circlesElsewhere()[0])).toBe("https://b.example/circle/c#member=member-member-member");
  expect(take(bundle)).toBe(1);
  expect(JSON.parse(localStorage.getItem("regalia-keyring")!)).toEqual(keys);
  expect(JSON.parse(localStorage.getItem("regalia-circles")!)).toEqual([circle]);
});

test("tables that were kept with one secret are known with it", () => {
  localStorage.setItem("regalia-elsewhere", '[{"origin":"https://b.example","table":"abcdefghjk","token":"token-token-token","game":"","made":1}]');
  expect(elsewhere()[0].tokens).toEqual(["token-token-token"]);
});

test("a link of a seat is known by its shape", () => {
  expect(readLink(" https://b.example:8017/table/abcdefghjk#token-token-token ")).toEqual({ origin: "https://b.example:8017", table: "abcdefghjk", tokens: ["token-token-token"] });
  expect(readLink("https://b.example/table/abcdefghjk#token-token-token.other-other-other")!.tokens).toEqual(["token-token-token", "other-other-other"]);
  for (const wrong of ["", "abc", "https://b.example/table/abcdefghjk", "https://b.example/table/ABC#token-token-token", "javascript:alert(1)//table/abcdefghjk#token-token-token", "ftp://b.example/table/abcdefghjk#token-token-token"])
    expect(readLink(wrong)).toBeNull();
});

test("my turn comes first, then what waits, what goes on, who is silent, and what is over", () => {
  const table = (name: string, card: object | null): MyTable => ({ origin: "", table: name, game: "", link: "", silent: !card, card: card as MyTable["card"] });
  const mixed = [
    table("over", { over: true, changed: 9 }),
    table("silent", null),
    table("running", { changed: 8 }),
    table("waiting", { waiting: true, changed: 1 }),
    table("mine", { your_turn: true, changed: 2 }),
    table("mine-newer", { your_turn: true, changed: 3 }),
  ];
  expect(inOrder(mixed).map((each) => each.table)).toEqual(["mine-newer", "mine", "waiting", "running", "silent", "over"]);
});
