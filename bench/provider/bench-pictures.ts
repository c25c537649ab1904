import { readdirSync } from "node:fs";

/** Art that the site's own provider ships: the same bytes go to both sides of a figure. */
export const benchArtFolder = new URL("../../provider/assets/art/", import.meta.url);

/** A picture with the widths it was made in, e.g. `{ name: "still-water-thumb", widths: [320] }`. */
export type BenchPicture = { name: string; widths: number[] };

/** All pictures of one kind (`thumb`, `poster`, `hero`), by name. */
export function listBenchPictures(kind: string): BenchPicture[] {
  const widths = new Map<string, number[]>();
  for (const file of readdirSync(benchArtFolder).toSorted()) {
    const [, name, width] = /^(.+)-(\d+)\.avif$/.exec(file) ?? [];
    if (!name?.endsWith(`-${kind}`)) continue;
    widths.set(name, [...(widths.get(name) ?? []), Number(width)]);
  }
  return [...widths].map(([name, list]) => ({ name, widths: list.toSorted((a, b) => a - b) }));
}

/** The file that comes next at or above a width, else the widest. */
export function findBenchPictureFile({ name, widths }: BenchPicture, width: number): string {
  return `${name}-${widths.find((made) => made >= width) ?? widths.at(-1)}.avif`;
}
