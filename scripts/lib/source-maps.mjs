/**
 * Keeps the source maps of what browsers load where nobody is served them: the console traces errors of pages back
 * by them.
 */
import { existsSync, readdirSync, statSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { compileHintLineCount } from "./compile-hints.mjs";

/** Pages of older builds are still open somewhere. */
const builds = 5;
const naming = /\n?(?:\/\/# sourceMappingURL=(\S+)|\/\*# sourceMappingURL=(\S+?) ?\*\/)\s*$/;

/**
 * Moves the maps of scripts out of `built`, Next's folder, to `saved`/{build id}: each under its script's name, with
 * the lines that the build puts in front of some. No file names its map any more. The last five builds' maps stay.
 * @param {string} built
 * @param {string} saved
 */
export async function saveSourceMaps(built, saved) {
  const id = (await readFile(join(built, "BUILD_ID"), "utf8")).trim();
  const { rootMainFiles } = JSON.parse(await readFile(join(built, "build-manifest.json"), "utf8"));
  const hinted = new Set(rootMainFiles);
  const files = join(built, "static");
  const names = readdirSync(files, { recursive: true, encoding: "utf8" });
  for (const name of names.filter((each) => /\.(?:m?js|css)$/.test(each))) {
    const path = join(files, name);
    const text = await readFile(path, "utf8");
    const found = naming.exec(text);
    if (!found) continue;
    await writeFile(path, text.replace(naming, "\n"));
    // Maps have names of their own, by what is in them.
    const from = found[1] && join(dirname(path), decodeURIComponent(found[1]));
    if (!from || !existsSync(from)) continue;
    const map = await readFile(from, "utf8");
    await write(join(saved, id, `${name}.map`), hinted.has(`static/${name}`) ? lower(map) : map);
  }
  const maps = names.filter((name) => name.endsWith(".map"));
  await Promise.all(maps.map((name) => rm(join(files, name))));
  await dropOldest(saved);
}

/**
 * The map of a script whose lines have moved down.
 * @param {string} map
 */
function lower(map) {
  return `{"version":3,"sections":[{"offset":{"line":${compileHintLineCount},"column":0},"map":${map}}]}`;
}

/**
 * @param {string} path
 * @param {string} text
 */
async function write(path, text) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/** @param {string} saved */
async function dropOldest(saved) {
  if (!existsSync(saved)) return;
  const folders = readdirSync(saved).map((name) => join(saved, name));
  const newestFirst = folders.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  await Promise.all(newestFirst.slice(builds).map((old) => rm(old, { recursive: true })));
}
