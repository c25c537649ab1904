import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** The paths of all scripts of one page: those of the page, its layouts and their error screens. */
export type PageScripts = ReadonlySet<string>;

const ofBuild = z.object({ rootMainFiles: z.array(z.string()) });
const ofPage = z.object({ entryJSFiles: z.record(z.string(), z.array(z.string())) });
const pageManifest = /[\\/]page_client-reference-manifest\.js$/;
const assigned = "] = ";

/**
 * The scripts of each page, from Next's manifests in `siteDir`; pages with the same scripts are listed once. Empty
 * without a build.
 */
export function readBuiltScripts(siteDir: string): PageScripts[] {
  const built = join(siteDir, ".next");
  const pages = join(built, "server", "app");
  if (!existsSync(pages)) return [];
  const { rootMainFiles } = ofBuild.parse(readJson(join(built, "build-manifest.json")));
  const manifests = readdirSync(pages, { recursive: true, encoding: "utf8" })
    .map((name) => join(pages, name))
    .filter((path) => pageManifest.test(path));
  const lists = manifests.map((path) => {
    const { entryJSFiles } = ofPage.parse(readJson(path, assigned));
    const files = new Set([...rootMainFiles, ...Object.values(entryJSFiles).flat()]);
    return [...files].map((file) => `/_next/${file}`).filter(isScriptAddress);
  });
  const distinct = new Map(lists.map((list) => [list.toSorted().join(" "), new Set(list)]));
  return [...distinct.values()];
}

/** A manifest is JSON, or a script that assigns JSON: it begins behind `after`. */
function readJson(path: string, after = ""): unknown {
  const text = readFileSync(path, "utf8");
  const from = text.indexOf(after) + after.length;
  return JSON.parse(text.slice(from).replace(/;?\s*$/, ""));
}

/** True for a script of the build: `isScriptAddress("/_next/static/chunks/a.js")`; never for a way up. */
function isScriptAddress(address: string): boolean {
  return /^\/_next\/static\/[\w./~-]+\.js$/.test(address) && !address.includes("..");
}
