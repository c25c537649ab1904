// Which stills are shown in a look of their channel, by looks.json: `mono` and `warm` are made besides the still as it
// is, which other channels show: `mono-{name}`.
// `unshown` are those that nobody shows as they are: only such copies of them, or parts (details.json), are made.
import { readFileSync } from "node:fs";
import { type FilmLook, filmLook } from "./film-looks.ts";

/** `wide` are those that are shown as wide as a page. */
type LookList = Record<"mono" | "warm" | "wide" | "unshown", string[]>;

/** One form of a still: what it is made of, and how wide at most. */
export type Form = { name: string; source: string | Buffer; widest: number; look?: FilmLook };

const widestCopy = 960;
const widestOfAll = 1920;

const list: LookList = JSON.parse(readFileSync(new URL("looks.json", import.meta.url), "utf8"));

/** The forms in which a still is made; `widest` is that of the still itself. */
export async function formsOf(name: string, source: string, widest = widestOfAll): Promise<Form[]> {
  const forms: Form[] = list.unshown.includes(name) ? [] : [{ name, source, widest }];
  for (const look of ["mono", "warm"] as const) {
    if (!list[look].includes(name)) continue;
    const copy = `${look}-${name}`;
    const atMost = list.wide.includes(copy) ? widestOfAll : widestCopy;
    forms.push({ name: copy, source: await filmLook(source, look), widest: atMost, look });
  }
  return forms;
}
