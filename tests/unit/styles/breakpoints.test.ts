import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const home = join("app", "styles", "breakpoints.css");
const styleSheets = ["app", "components"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".css"))
    .map((name) => join(folder, name)),
);

test("the five widths are 320, 480, 650, 940 and 1200 px", () => {
  const names = readFileSync(home, "utf8").matchAll(/--from-(\w+) \(width >= (\d+)px\)/g);
  expect([...names].map(([, name, width]) => [name, Number(width)])).toEqual([
    ["s", 320],
    ["m", 480],
    ["l", 650],
    ["xl", 940],
    ["xxl", 1200],
  ]);
});

test("style sheets query the window's width only by these names", () => {
  const literal = styleSheets
    .filter((path) => path !== home)
    .flatMap((path) => {
      const queries = readFileSync(path, "utf8").match(/@media[^{]*\bwidth\b[^{]*/g) ?? [];
      return queries.map((query) => `${path}: ${query.trim()}`);
    });
  expect(literal).toEqual([]);
});

test("every breakpoint name that a style sheet uses is one of them", () => {
  const known = new Set(readFileSync(home, "utf8").match(/--(?:from|below)-\w+/g));
  const unknown = styleSheets.flatMap((path) =>
    [...readFileSync(path, "utf8").matchAll(/@media[^{]*\((--[\w-]+)\)/g)]
      .filter(([, name]) => !known.has(String(name)))
      .map(([query]) => `${path}: ${query}`),
  );
  expect(unknown).toEqual([]);
});
