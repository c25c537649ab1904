/** One hash over everything that a build is made of. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { projectRoot } from "./project-paths.mjs";
import { readImports } from "./read-imports.mjs";

/** What Next reads, and the script that has it build, with whatever that imports. */
const inputs = [
  "app",
  "components",
  "store",
  "lib",
  "public",
  "middleware.ts",
  "next.config.js",
  "postcss.config.mjs",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];
const buildScript = "scripts/lib/build-site.mjs";

/** A hexadecimal SHA-256; another one whenever a file of `listBuildInputFiles` is another. */
export function hashBuildInputs(folder = projectRoot) {
  const hash = createHash("sha256");
  for (const path of listBuildInputFiles(folder)) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(join(folder, path)))
      .update("\0");
  }
  return hash.digest("hex");
}

/**
 * The files that a build is made of, by their path from the project's root.
 * @returns {string[]}
 */
export function listBuildInputFiles(folder = projectRoot) {
  const files = inputs.flatMap((path) => filesOf(folder, path));
  return [...new Set([...files, ...withImports(folder, buildScript)])].sort();
}

/**
 * @param {string} folder
 * @param {string} path
 * @returns {string[]}
 */
function filesOf(folder, path) {
  const found = statSync(join(folder, path), { throwIfNoEntry: false });
  if (!found) return [];
  if (found.isFile()) return [path];
  return readdirSync(join(folder, path)).flatMap((name) => filesOf(folder, join(path, name)));
}

/**
 * @param {string} folder
 * @param {string} path
 * @param {Set<string>} seen
 */
function withImports(folder, path, seen = new Set()) {
  if (seen.has(path)) return seen;
  seen.add(path);
  for (const { target } of readImports(readFileSync(join(folder, path), "utf8"))) {
    if (target.startsWith(".")) withImports(folder, join(dirname(path), target), seen);
  }
  return seen;
}
