// The rulebook's Markdown as blocks; nothing of it is ever HTML.
import { expect, test } from "vitest";
import { blocks, plain } from "../src/lib/markdown";

test("headings, rules and running text", () => {
  const found = blocks("# Game\n\nTwo\nlines.\n\n## Turn\n\n- **KIN-A1** Put *one* castle.\n  It stays.\n**ROY-E5** A paragraph.\n");
  expect(found.map((each) => [each.kind, each.rule])).toEqual([["h1", null], ["p", null], ["h2", null], ["li", "KIN-A1"], ["p", "ROY-E5"]]);
  expect(found[1].runs).toEqual([{ text: "Two lines.", style: "plain" }]);
  expect(found[3].runs[1]).toEqual({ text: "one", style: "italic" });
});

test("a rule without its marks", () => {
  expect(plain("- **KIN-A1** Put <b>one</b> *castle*.")).toBe("Put <b>one</b> castle.");
});
