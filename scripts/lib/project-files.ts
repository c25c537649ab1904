/** The sources of the project, by their path from its root. */
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, normalize, sep } from "node:path";

const skipped = new Set([
  "node_modules",
  ".next",
  ".data",
  ".data-own",
  ".cache",
  ".git",
  "public",
  "test-results",
]);
const source = /\.(?:[cm]?[jt]s|tsx)$/;

/** `Map { "lib/env.ts" → text }`; `kinds` selects files by their name. */
export function readProjectFiles(root: string, kinds = source): Map<string, string> {
  const paths = list(root, "", kinds);
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), "utf8")]));
}

function list(root: string, folder: string, kinds: RegExp): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    if (skipped.has(name)) return [];
    const path = folder ? `${folder}/${name}` : name;
    if (statSync(join(root, path)).isDirectory()) return list(root, path, kinds);
    return kinds.test(name) ? [path] : [];
  });
}

/** Where an import leads: a path in the project, or the name of a package as it stands. */
export function resolveImport(files: Map<string, string>, from: string, target: string): string {
  if (!target.startsWith(".") && !target.startsWith("@/")) return target;
  const near = target.startsWith("@/") ? target.slice(2) : join(dirname(from), target);
  const path = normalize(near).split(sep).join("/");
  const endings = ["", ".ts", ".tsx", ".js", ".mjs", "/index.ts", "/index.tsx"];
  return endings.map((ending) => path + ending).find((each) => files.has(each)) ?? path;
}
