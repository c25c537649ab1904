// Makes the covers that the manifest does not have yet, without the folder of sources: they need nothing but
// their drawing. To make one again, take its line out of the manifest first.
//
//   node scripts/media/new-covers.ts [outDir]
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { makeCovers } from "./covers.ts";
import { type Manifest, writeManifest } from "./manifest.ts";

const [outDir = join(import.meta.dirname, "../../provider/assets")] = process.argv.slice(2);

const manifest: Manifest = JSON.parse(await readFile(join(outDir, "manifest.json"), "utf8"));
const made = await makeCovers(outDir, new Set(Object.keys(manifest.art)));
await writeManifest(outDir, { ...manifest, art: { ...manifest.art, ...made } });
