import { cp, mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createRandomGenerator, makeRandomWords, pickZipfIndex } from "./random-words.ts";

const assets = fileURLToPath(new URL("../../provider/assets", import.meta.url));
const linesEach = 20;

/** A folder of assets, to be removed, with so many transcripts and no media; and their names. */
export async function writeBenchTranscripts(
  count: number,
): Promise<{ folder: string; transcripts: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), "bench-transcripts-"));
  await mkdir(join(folder, "transcripts"));
  for (const entry of ["manifest.json", "logos"]) {
    await cp(join(assets, entry), join(folder, entry), { recursive: true });
  }
  const transcripts = Array.from({ length: count }, (_, at) => `transcript-${at}`);
  const random = createRandomGenerator(7);
  const words = makeRandomWords(30_000, createRandomGenerator(3));
  for (const name of transcripts) {
    const cues = Array.from({ length: linesEach }, (_, at) => {
      const text = Array.from({ length: 8 }, () => words[pickZipfIndex(words.length, random)]).join(
        " ",
      );
      return { start: at, end: at + 1, en: text };
    });
    const text = JSON.stringify({ languages: ["en"], chapters: [], cues });
    await writeFile(join(folder, "transcripts", `${name}.json`), text);
  }
  return { folder, transcripts };
}
