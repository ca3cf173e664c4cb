// A board has a word for every move there is, in every language, and tells no two alike.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, it } from "vitest";
import type { BoardModule, MoveJson, Say } from "../src/boards/contract";

const texts = import.meta.glob<string>("../src/boards/*/text/*.ftl", { query: "?raw", import: "default", eager: true });

export function tellsEveryMove(game: string, board: BoardModule, moves: MoveJson[], view: unknown): void {
  it.each(["en", "it", "hu", "ru"])("tells every move in %s", (lang) => {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    expect(bundle.addResource(new FluentResource(texts[`../src/boards/${game}/text/${lang}.ftl`]!))).toEqual([]);
    const t: Say = (key, args) => {
      const errors: Error[] = [];
      const told = bundle.formatPattern(bundle.getMessage(key)!.value!, args ?? null, errors);
      expect(errors, key).toEqual([]);
      return told;
    };
    const told = moves.map((move) => board.describe(move, view, t));
    expect(new Set(told).size).toBe(told.length);
    for (const sentence of told) expect(sentence).toMatch(/\S/);
  });
}
