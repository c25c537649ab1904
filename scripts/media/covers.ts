// Covers that say what a course is about, drawn flat: no photograph says "sorting". Each is a file of
// covers/ that exports `draw`; its name is the cover's.
import { readdir } from "node:fs/promises";
import { basename, join } from "node:path";
import { type Drawings, makeDrawings } from "./drawings.ts";
import type { Picture } from "./manifest.ts";

const folder = join(import.meta.dirname, "covers");

/** Those that lead a page; of the others a card is the largest that is made. */
const leads = new Set(
  `arms bath beads bird boats bowl chocolate clock coffee desk discs door earth eye
  flask fold forecast giants heart jug lids lights meadow metronome moons oranges pear pencil pineapple
  prism protractor punched raised-hands satchel shelf sine skyline sunflower tiles trail tumbler wheels window wings`.split(
    /\s+/,
  ),
);

/** Writes art/cover-{name}-{width}.avif for each of them but those in `made`, and returns what was written. */
export async function makeCovers(
  outDir: string,
  made: ReadonlySet<string> = new Set(),
): Promise<Record<string, Picture>> {
  const files = (await readdir(folder)).toSorted();
  const names = files
    .map((file) => basename(file, ".ts"))
    .filter((name) => !made.has(`cover-${name}`));
  const [wide, cards] = [
    names.filter((name) => leads.has(name)),
    names.filter((name) => !leads.has(name)),
  ];
  return {
    ...(await makeDrawings("cover", await drawingsOf(wide), 1280, outDir)),
    ...(await makeDrawings("cover of a card", await drawingsOf(cards), 960, outDir)),
  };
}

async function drawingsOf(names: string[]): Promise<Drawings> {
  const drawings: Drawings = {};
  for (const name of names) {
    const cover: { draw: () => string } = await import(join(folder, `${name}.ts`));
    drawings[`cover-${name}`] = cover.draw;
  }
  return drawings;
}
