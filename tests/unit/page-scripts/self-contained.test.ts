import { readdirSync, readFileSync } from "node:fs";
import { stripTypeScriptTypes } from "node:module";
import { expect, test } from "vitest";

const folder = new URL("../../../lib/page-scripts/", import.meta.url);
const sender = "inline-script.ts";
const programs = [
  ...readdirSync(folder).filter((name) => !name.endsWith(".d.ts") && name !== sender),
  "../playback/play-intent.ts",
  "../playback/start-time-param.ts",
  "../playback/saved-resume-time.ts",
];
const codeOf = (name: string) =>
  stripTypeScriptTypes(readFileSync(new URL(name, folder), "utf8")).replaceAll(
    /\/\*\*.*?\*\//gs,
    "",
  );

test.each(programs)("%s is one function without references to other code", (name) => {
  const outside = codeOf(name)
    .split("\n")
    .filter((line) => /^\S/.test(line));
  const [first, ...rest] = outside;
  expect(first).toMatch(/^export (?:async )?function \w+\(/);
  expect(rest.join("")).toMatch(/^(?:\)\s*\{)?\}$/);
});

test.each(programs)("%s contains no comments, and no text in which whitespace matters", (name) => {
  const code = codeOf(name).replaceAll("/* turbopackIgnore: true */", "");
  expect(code).not.toMatch(/\/\*|(?:^|\s)\/\/ /);
  expect(code).not.toMatch(/(["'`])[^"'`\n]* {2}[^"'`\n]*\1/);
});

// The bundler replaces these where it builds for the server.
test.each(programs)("%s reads no values that only exist at build time", (name) => {
  expect(codeOf(name)).not.toMatch(/typeof (?:window|document|self)|process\.|import\.meta/);
});
