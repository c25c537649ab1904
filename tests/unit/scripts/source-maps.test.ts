import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { saveSourceMaps } from "../../../scripts/lib/source-maps.mjs";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "marquee-build-"));
  write("BUILD_ID", "build-1\n");
  write("build-manifest.json", JSON.stringify({ rootMainFiles: ["static/chunks/main.js"] }));
  write("static/chunks/main.js", "main()\n\n//# sourceMappingURL=0-map.js.map");
  write("static/chunks/0-map.js.map", '{"version":3}');
  write(
    "static/chunks/later.js",
    'a("//# sourceMappingURL=x")\n//# sourceMappingURL=later.js.map\n',
  );
  write("static/chunks/later.js.map", '{"version":3}');
  write("static/chunks/look.css", "a{}\n/*# sourceMappingURL=look.css.map*/");
  write("static/chunks/look.css.map", '{"version":3}');
});
afterEach(() => rmSync(folder, { recursive: true }));

const at = (path: string) => join(folder, path);
const read = (path: string) => readFileSync(at(path), "utf8");
function write(path: string, text: string) {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}
const saveMaps = () => saveSourceMaps(folder, at("kept"));

// docs/security.md SE-144
test("no map and no name of one is in the files for browsers", async () => {
  await saveMaps();
  expect(readdirSync(at("static/chunks")).toSorted()).toEqual(["later.js", "look.css", "main.js"]);
  for (const name of ["main.js", "later.js", "look.css"]) {
    expect(read(`static/chunks/${name}`)).not.toMatch(/sourceMappingURL=(?!x)/);
  }
  expect(read("static/chunks/later.js")).toBe('a("//# sourceMappingURL=x")\n');
});

// docs/security.md SE-144
test("maps are stored under the id of their build, shifted by the line that a script gets", async () => {
  await saveMaps();
  expect(read("kept/build-1/chunks/later.js.map")).toBe('{"version":3}');
  expect(JSON.parse(read("kept/build-1/chunks/main.js.map"))).toEqual({
    version: 3,
    sections: [{ offset: { line: 1, column: 0 }, map: { version: 3 } }],
  });
  expect(existsSync(at("kept/build-1/chunks/look.css.map"))).toBe(false);
});

test("the last five builds are stored", async () => {
  for (let age = 1; age <= 6; age += 1) {
    write(`kept/old-${age}/a.js.map`, "{}");
    utimesSync(at(`kept/old-${age}`), 1_000_000 - age, 1_000_000 - age);
  }
  await saveMaps();
  const left = ["build-1", "old-1", "old-2", "old-3", "old-4", "old-5"].filter((name) =>
    existsSync(at(`kept/${name}`)),
  );
  expect(left).toEqual(["build-1", "old-1", "old-2", "old-3", "old-4"]);
});
