import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { type Manifest, manifest } from "../domain/media/manifest.ts";
import { transcript } from "../domain/media/transcript.ts";

/**
 * Reads `manifest.json` of the assets' folder and `transcripts/*.json` beside it. Throws one message
 * that lists what is wrong in a file.
 */
export function readManifest(assetsDir: string): Manifest {
  const folder = join(assetsDir, "transcripts");
  const transcripts = readdirSync(folder)
    .toSorted()
    .map((file) => [basename(file, ".json"), read(join(folder, file), transcript)] as const);
  const made = read(join(assetsDir, "manifest.json"), manifest);
  return { ...made, transcripts: new Map(transcripts) };
}

function read<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}
