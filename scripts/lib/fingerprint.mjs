/** One hash over everything that a build is made of. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { inRoot, root } from "./paths.mjs";

const inputs = [
  "app",
  "components",
  "store",
  "lib",
  "public",
  "scripts/lib/build.mjs",
  "scripts/lib/twins.mjs",
  "middleware.ts",
  "next.config.js",
  "postcss.config.mjs",
  "tsconfig.json",
  "package-lock.json",
];

export function fingerprint() {
  const hash = createHash("sha256");
  for (const path of inputs.flatMap(filesOf).sort()) {
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(inRoot(path)))
      .update("\0");
  }
  return hash.digest("hex");
}

// The front runs as it is: it is no part of the build.
function filesOf(path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found || path === join("lib", "front")) return [];
  if (found.isFile()) return [path];
  return readdirSync(inRoot(path)).flatMap((name) => filesOf(join(path, name)));
}
