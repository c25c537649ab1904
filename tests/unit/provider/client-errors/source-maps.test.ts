import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { createSourceMapReader } from "../../../../provider/analytics/source-map-reader.ts";

const dir = mkdtempSync(join(tmpdir(), "marquee-maps-"));
afterAll(() => rmSync(dir, { recursive: true }));

/** Line 1, column 5 of the script is line 3, column 3 of the source. */
const map = {
  version: 3,
  sources: ["turbopack:///[project]/components/cards/card.tsx"],
  sourcesContent: ["// a\n// b\n  throw new Error(title);\n"],
  names: [],
  mappings: "IAEE",
};
const write = (path: string, value: unknown) => {
  mkdirSync(dirname(join(dir, path)), { recursive: true });
  writeFileSync(join(dir, path), JSON.stringify(value));
};
write("build-1/chunks/plain.js.map", map);
write("build-1/chunks/hinted.js.map", {
  version: 3,
  sections: [
    {
      offset: { line: 1, column: 0 },
      map: { version: 3, sections: [{ offset: { line: 0, column: 0 }, map }] },
    },
  ],
});
write("build-1/chunks/broken.js.map", "no map");
write("outside.js.map", map);

const maps = createSourceMapReader(join(dir));
const script = (name: string) => `/_next/static/chunks/${name}.js`;
const place = {
  source: "components/cards/card.tsx",
  line: 3,
  column: 3,
  text: "throw new Error(title);",
};

test("a position in a built script gets its file, line, column and text", async () => {
  const frame = { script: script("plain"), line: 1, column: 5, name: "a" };
  expect(await maps.map("build-1", [frame])).toEqual([{ ...frame, mapped: place }]);
});

test("a sectioned map counts the lines that the build put in front", async () => {
  const frame = { script: script("hinted"), line: 2, column: 5 };
  const [mapped] = await maps.map("build-1", [frame]);
  expect(mapped?.mapped).toEqual(place);
});

// docs/security.md SE-144
test.each([
  ["a missing build", "build-0", script("plain")],
  ["no build", null, script("plain")],
  ["a missing script", "build-1", script("gone")],
  ["an invalid map", "build-1", script("broken")],
  ["a script of the page", "build-1", "page"],
  ["a path outside the folder", "build-1", "/_next/static/../../outside.js"],
  ["a build that is a path outside the folder", "..", "/_next/static/outside.js"],
])("a position of %s is unchanged", async (_, build, path) => {
  const frame = { script: path, line: 1, column: 5 };
  expect(await maps.map(build, [frame])).toEqual([{ ...frame, mapped: undefined }]);
});
