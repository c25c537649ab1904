import { existsSync, readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { fullTag } from "../../support/tiers.ts";

const root = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), "utf8");
const rows = [...read("docs/full-tier.md").matchAll(/^\| `([\w-]+)` \| (.*) \| (.*) \|$/gm)].map(
  ([, file = "", title = "", where = ""]) => ({ file, title, where }),
);

/** The titles of a file of journeys that are of the full tier whatever row they are of, what changes in them as `…`. */
function fullTitles(name: string): string[] {
  const titles = [...read(`tests/e2e/${name}`).matchAll(/\btest\(\s*(["`])(.*) @full\1,/g)];
  return titles.map(([, , title = ""]) => title.replaceAll(/\$\{[^}]*\}/g, "…"));
}

test("docs/full-tier.md lists every journey that is left to another test", () => {
  const files = readdirSync(new URL("tests/e2e", root)).filter((name) => name.endsWith(".ts"));
  const found = files.flatMap((name) =>
    fullTitles(name).map((title) => `${name.replace(/\.(?:spec|test)\.ts$/, "")}: ${title}`),
  );
  expect(found.length).toBeGreaterThan(0);
  expect(fullTag).toBe("@full");
  expect(rows.map(({ file, title }) => `${file}: ${title}`).toSorted()).toEqual(found.toSorted());
});

test.each(rows)(
  "the quick tier makes the claim of $file, $title, in a test that is there",
  ({ where }) => {
    const paths = [...where.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = ""]) => path);
    expect(paths).not.toEqual([]);
    expect(paths.filter((path) => !existsSync(new URL(path, root)))).toEqual([]);
  },
);
