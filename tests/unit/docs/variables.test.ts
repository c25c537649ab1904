import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = new URL("../../../", import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), "utf8");
const folders =
  "lib/env.ts,provider/*.ts,scripts/**/*.{ts,mjs},bench/**/*.ts,tests/**/support/*.ts";
const sources = [...globSync(`{${folders}}`, { cwd: fileURLToPath(root) }), "playwright.config.ts"];

/** Variables of the system, or passed from one of the site's processes to another. */
const others = [
  "BARE_ROOT",
  "CI",
  "ENDS_WITH_RUN",
  "LD_PRELOAD",
  "NODE_OPTIONS",
  "PATH",
  "TEST_PARALLEL_INDEX",
  "TEST_STACKS_RUN",
  "TEST_WORKER_INDEX",
  "TMPDIR",
];
const readings = [
  /\benv\.([A-Z][A-Z\d_]+)/g,
  /\bportFrom\("([A-Z\d_]+)"/g,
  /^ {2,4}([A-Z][A-Z\d_]+): [a-z]/gm,
];

/** The variables that files read, without those of others. */
function variablesIn(files: string[]): string[] {
  const found = files.flatMap((file) =>
    readings.flatMap((reading) => [...read(file).matchAll(reading)].map(([, name = ""]) => name)),
  );
  return [...new Set(found)].filter((name) => !others.includes(name)).toSorted();
}

const named = [...read(".env.example").matchAll(/^#?([A-Z][A-Z\d_]+)=/gm)].map(
  ([, name = ""]) => name,
);

test(".env.example has every variable that the code reads, and no other", () => {
  expect(named.toSorted()).toEqual(variablesIn(sources));
});

test.each([
  ["docs/operations.md", /^(?!TEST_|BENCH_)/],
  ["docs/testing.md", /^(?:TEST_|BENCH_)/],
])("%s explains its variables", (page, variables) => {
  const rows = read(page).match(/^\| `[A-Z].*$/gm) ?? [];
  const documented = rows.flatMap((row) => [
    ...(row.split(" | ")[0] ?? "").matchAll(/`([A-Z][A-Z\d_]+)`/g),
  ]);
  const names = documented.map(([, name = ""]) => name).filter((name) => variables.test(name));
  expect(names.toSorted()).toEqual(named.filter((name) => variables.test(name)).toSorted());
});
