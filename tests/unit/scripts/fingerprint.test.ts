import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { listBuildInputFiles, hashBuildInputs } from "../../../scripts/lib/hash-build-inputs.mjs";
import { projectRoot } from "../../../scripts/lib/project-paths.mjs";
import { readProjectFiles, resolveImport } from "../../../scripts/lib/project-files.ts";
import { readImports } from "../../../scripts/lib/read-imports.mjs";

const project = readProjectFiles(projectRoot);
const inputs = new Set(listBuildInputFiles());
const folders: string[] = [];

/** The files of the project that these import, directly or not. */
function reached(entries: string[]): string[] {
  const seen = new Set(entries);
  for (const file of seen) {
    for (const { target } of readImports(project.get(file) ?? "")) {
      const to = resolveImport(project, file, target);
      if (project.has(to)) seen.add(to);
    }
  }
  return [...seen];
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe("the fingerprint of a build", () => {
  test("covers every file that the site's routes and middleware import", () => {
    const entries = [...project.keys()].filter((file) => /^(?:app\/|middleware\.ts$)/.test(file));
    expect(reached(entries).filter((file) => !inputs.has(file))).toEqual([]);
  });

  test("covers the build script and all that it imports", () => {
    const helpers = reached(["scripts/lib/build-site.mjs"]);
    expect(helpers).toContain("scripts/lib/hash-build-inputs.mjs");
    expect(helpers).toContain("scripts/lib/compile-hints.mjs");
    expect(helpers.filter((file) => !inputs.has(file))).toEqual([]);
  });

  test.each([
    "lib/front/preload.ts",
    "lib/env.ts",
    "public/lng/lang-en.json",
    "scripts/lib/compile-hints.mjs",
    "next.config.js",
    "package.json",
    "app/new-file.ts",
  ])("changes when %s changes", (path) => {
    const folder = mkdtempSync(join(tmpdir(), "marquee-fingerprint-"));
    folders.push(folder);
    for (const file of inputs) cpSync(join(projectRoot, file), join(folder, file));
    const before = hashBuildInputs(folder);
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "changed");
    expect(hashBuildInputs(folder)).not.toBe(before);
  });

  test("is the same for the same files", () => {
    expect(hashBuildInputs()).toBe(hashBuildInputs());
  });
});
