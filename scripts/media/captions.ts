// Subtitles and chapters are written by hand in texts/{film}.json; here they are held against the
// film they belong to, so that no cue overlaps another or outlasts its picture.
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Chapter } from "./manifest.ts";

type Cue = { start: number; end: number } & Record<string, string | number>;
type Texts = { languages: string[]; chapters: Chapter[]; cues: Cue[] };

/** Writes captions.json and returns what the manifest says about it. */
export async function makeCaptions(
  name: string,
  length_s: number,
  target: string,
): Promise<Pick<Texts, "languages" | "chapters">> {
  const file = join(import.meta.dirname, "texts", `${name}.json`);
  const { languages, chapters, cues }: Texts = JSON.parse(await readFile(file, "utf8"));
  checkCues(name, length_s, languages, cues);
  checkChapters(name, length_s, chapters);
  const lines = cues.map((cue) => `  ${JSON.stringify(cue)}`).join(",\n");
  await writeFile(join(target, "captions.json"), `[\n${lines}\n]\n`);
  return { languages, chapters };
}

function checkCues(name: string, length_s: number, languages: string[], cues: Cue[]): void {
  let free = 0;
  for (const cue of cues) {
    const at = `${name}: cue at ${cue.start} s`;
    if (cue.start < free) throw new Error(`${at} begins before ${free} s`);
    if (cue.end < cue.start + 1 || cue.end > length_s) throw new Error(`${at} ends at ${cue.end}`);
    for (const language of languages) {
      if (!cue[language]) throw new Error(`${at} has no text in ${language}`);
    }
    free = cue.end;
  }
}

function checkChapters(name: string, length_s: number, chapters: Chapter[]): void {
  const starts = chapters.map((chapter) => chapter.start_s);
  const rising = starts.every((start, index) => start > (starts[index - 1] ?? -1));
  if (starts[0] !== 0 || !rising || (starts.at(-1) ?? 0) >= length_s) {
    throw new Error(`${name}: chapters must start at 0, rise and lie inside ${length_s} s`);
  }
}
