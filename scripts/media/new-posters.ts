// Makes the posters of posters.json anew, all of them or those that are named, and leaves all else as it is.
//
//   node scripts/media/new-posters.ts <sourceDir> [film …]
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { type Manifest, writeManifest } from "./manifest.ts";
import { makePosters } from "./posters.ts";

const outDir = join(import.meta.dirname, "../../provider/assets");
const [sourceDir, ...films] = process.argv.slice(2);
if (!sourceDir) throw new Error("Which folder holds the stills?");

const manifest: Manifest = JSON.parse(await readFile(join(outDir, "manifest.json"), "utf8"));
const made = await makePosters(join(sourceDir, "art"), outDir, films);
await writeManifest(outDir, { ...manifest, art: { ...manifest.art, ...made } });
