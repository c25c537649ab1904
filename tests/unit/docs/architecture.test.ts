import { existsSync, readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { importLayers } from "../../../scripts/lib/import-rules.ts";

const page = readFileSync("docs/architecture.md", "utf8");
const folders = ["app", "components", "store", "provider", "scripts", "tests"];

/** The part of the page under the heading of a folder. */
function partOf(folder: string): string {
  const [, part = ""] = new RegExp(`^### ${folder}$([\\s\\S]*?)^##`, "m").exec(page) ?? [];
  return part;
}

/** The names in a column of a part's table, as rows of names, because one cell may name several. */
function namesIn(part: string, column: number): string[][] {
  const rows = part.split("\n").filter((line) => /^\|.*`/.test(line));
  return rows.map((row) =>
    [...(row.split("|")[column] ?? "").matchAll(/`([^`]+)`/g)].map(([, name = ""]) => name),
  );
}

function foldersIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${name}/`);
}

describe("the page of the architecture", () => {
  test.each(folders)("names every folder of %s, and no other", (folder) => {
    const named = namesIn(partOf(folder), 1).flat();
    expect(named.toSorted()).toEqual(foldersIn(folder).toSorted());
  });

  test("names every folder and file of lib, and no other", () => {
    const named = namesIn(partOf("lib"), 3).flat();
    const files = readdirSync("lib", { withFileTypes: true }).filter((entry) => entry.isFile());
    const all = [...foldersIn("lib"), ...files.map(({ name }) => name)];
    expect(named.toSorted()).toEqual(all.toSorted());
  });

  test("has the layers of lib, and where they run, as in the check of imports", () => {
    const rows = partOf("lib").matchAll(/^\| (\d+) \| (\w+) \| ([^|]+) \|/gm);
    const documented = [...rows].flatMap(([, floor, side, cell = ""]) =>
      [...cell.matchAll(/`([^`]+?)\/?`/g)].map(([, name]) => `${floor} ${side} lib/${name}`),
    );
    const levels = [...importLayers.server, ...importLayers.shared];
    const checked = levels.flatMap((places, i) => {
      const side = i < importLayers.server.length ? "server" : "both";
      return places.map((place) => `${i + 1} ${side} ${place}`);
    });
    expect(documented.toSorted()).toEqual(checked.toSorted());
  });

  test("names files and folders that exist", () => {
    const paths = [
      ...page.matchAll(/`((?:lib|app|components|store|provider|scripts|tests)\/[^`*…{]+)`/g),
    ];
    expect(paths.map(([, path = ""]) => path).filter((path) => !existsSync(path))).toEqual([]);
  });

  test("has lines of at most 160 characters", () => {
    expect(page.split("\n").filter((line) => line.length > 160)).toEqual([]);
  });
});
