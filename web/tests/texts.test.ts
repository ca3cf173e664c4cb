// Every language says everything, and every message asked for exists.
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";

const files = import.meta.glob<string>(["../src/text/**/*.ftl", "../src/boards/*/text/*.ftl"], { query: "?raw", import: "default", eager: true });
const sources = import.meta.glob<string>(["../src/**/*.svelte", "../src/**/*.ts"], { query: "?raw", import: "default", eager: true });
const folders = [...new Set(Object.keys(files).map((path) => path.replace(/\w+\.ftl$/, "")))];

function keys(path: string): Map<string, Set<string>> {
  const bundle = new FluentBundle("en", { useIsolating: false });
  const errors = bundle.addResource(new FluentResource(files[path]));
  expect(errors).toEqual([]);
  const found = new Map<string, Set<string>>();
  for (const entry of files[path].split(/\n(?=[a-z])/)) {
    const name = /^([a-z][\w-]*) =/.exec(entry)?.[1];
    if (name) found.set(name, new Set([...entry.matchAll(/\$(\w+)/g)].map((each) => each[1])));
    if (name) expect(bundle.hasMessage(name), `${path}: ${name}`).toBe(true);
  }
  return found;
}

test.each(folders)("%s: the same messages with the same arguments in all four languages", (folder) => {
  const english = keys(`${folder}en.ftl`);
  for (const lang of ["it", "hu", "ru"]) {
    const other = keys(`${folder}${lang}.ftl`);
    expect([...other.keys()].sort(), lang).toEqual([...english.keys()].sort());
    for (const [name, args] of english) expect([...other.get(name)!].sort(), `${lang}: ${name}`).toEqual([...args].sort());
  }
});

test("every message that is asked for by name exists", () => {
  const known = new Set(folders.flatMap((folder) => [...keys(`${folder}en.ftl`).keys()]));
  for (const [path, text] of Object.entries(sources)) {
    if (path.includes(".test.")) continue;
    for (const [, name] of text.matchAll(/\bt\("([a-z][a-z0-9-]*[a-z0-9])"/g)) expect(known.has(name), `${path}: ${name}`).toBe(true);
  }
});
