// Why this exists: the embedded provider ships real films and pictures so that the site can be
// tried without an account anywhere. They are made once, committed, and made again with
//
//   node scripts/media/main.ts <folder of sources> [outDir]
//
// The folder holds clips/*.mp4 and art/*.webp (see sources/README.md for where they come from).
// ffmpeg is needed for this script alone. Running it again writes the same files.
import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { makeArt } from "./art.ts";
import { makeCovers } from "./covers.ts";
import { makeDetails } from "./details.ts";
import { makeDirectorPortraits } from "./director-portraits.ts";
import { makeDrawnPortraits } from "./drawn-portraits.ts";
import { makeFilm } from "./film.ts";
import { films, segmentS } from "./films.ts";
import { makeFrames } from "./frames.ts";
import { makeLogos } from "./logos.ts";
import { writeManifest, type Film } from "./manifest.ts";
import { makePosters } from "./posters.ts";
import { makeRings } from "./rings.ts";
import { progress } from "./run.ts";

const mostBytes = 60_000_000;

const [sources, outDir = join(import.meta.dirname, "../../provider/assets")] =
  process.argv.slice(2);
if (!sources) throw new Error("usage: node scripts/media/main.ts <folder of sources> [outDir]");

await makeLogos(outDir);
const art = await makeArt(join(sources, "art"), outDir);
Object.assign(art, await makeFrames(join(sources, "clips"), outDir));
Object.assign(art, await makeDetails(join(sources, "art"), outDir));
Object.assign(art, await makePosters(join(sources, "art"), outDir));
Object.assign(art, await makeDirectorPortraits(join(sources, "art"), outDir));
Object.assign(art, await makeDrawnPortraits(outDir));
Object.assign(art, await makeRings(outDir));
Object.assign(art, await makeCovers(outDir));
const made: Record<string, Film> = {};
for (const [index, plan] of films.entries()) {
  progress("film", index + 1, films.length, plan.name);
  made[plan.name] = await makeFilm(join(sources, "clips"), plan, outDir);
}
await writeManifest(outDir, { segment_s: segmentS, films: made, art });

const bytes = await sizeOf(outDir);
console.log(`${(bytes / 1e6).toFixed(1)} MB in ${outDir}`);
if (bytes > mostBytes) throw new Error(`more than ${mostBytes / 1e6} MB: lower a film's kbps`);

async function sizeOf(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.reduce((sum, file) => sum + (file.isFile() ? file.size : 0), 0);
}
