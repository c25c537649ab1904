import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readBuiltScripts } from "../../../../lib/front/rendering/built-scripts.ts";

let siteDir: string;

beforeAll(() => {
  siteDir = mkdtempSync(join(tmpdir(), "marquee-built-"));
  write("build-manifest.json", JSON.stringify({ rootMainFiles: ["static/chunks/main.js"] }));
  writePage("(site)", {
    layout: ["static/chunks/a.js"],
    page: ["static/chunks/a.js", "static/b~-.js"],
  });
  writePage("(site)/[...path]", { page: ["static/b~-.js", "static/chunks/a.js"] });
  writePage("odd", {
    page: ["static/../../x.js", "static/a.css", "static/</script>.js", "other/a.js"],
    error: ["static/chunks/error.js"],
  });
});

afterAll(() => rmSync(siteDir, { recursive: true }));

function write(name: string, text: string) {
  const path = join(siteDir, ".next", name);
  mkdirSync(join(path, ".."), { recursive: true });
  writeFileSync(path, text);
}

function writePage(name: string, entryJSFiles: Record<string, string[]>) {
  const text = JSON.stringify({ clientModules: { "] = ": {} }, entryJSFiles });
  write(
    `server/app/${name}/page_client-reference-manifest.js`,
    `globalThis.__RSC_MANIFEST = globalThis.__RSC_MANIFEST || {};\nglobalThis.__RSC_MANIFEST["/${name}/page"] = ${text};\n`,
  );
}

test("the scripts of each page are those of all its parts, and pages with the same scripts are merged", () => {
  const main = "/_next/static/chunks/main.js";
  const pages = readBuiltScripts(siteDir).map((page) => [...page].toSorted().join(" "));
  expect(new Set(pages)).toEqual(
    new Set([
      `/_next/static/b~-.js /_next/static/chunks/a.js ${main}`,
      `/_next/static/chunks/error.js ${main}`,
    ]),
  );
  expect(pages).toHaveLength(2);
});

test("without a build there are no scripts", () => {
  expect(readBuiltScripts(join(siteDir, "nowhere"))).toEqual([]);
});
