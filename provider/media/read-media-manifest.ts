import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { z } from "zod";
import { type MediaManifest, mediaManifestSchema } from "../domain/media/media-manifest.ts";
import { transcriptSchema } from "../domain/media/transcript.ts";

/**
 * Reads `manifest.json` of the assets' folder and `transcripts/*.json` beside it. Throws one message
 * that lists what is wrong in a file.
 */
export function readMediaManifest(assetsDir: string): MediaManifest {
  const folder = join(assetsDir, "transcripts");
  const transcripts = readdirSync(folder)
    .toSorted()
    .map((file) => [basename(file, ".json"), read(join(folder, file), transcriptSchema)] as const);
  const made = read(join(assetsDir, "manifest.json"), mediaManifestSchema);
  return { ...made, transcripts: new Map(transcripts) };
}

function read<T>(file: string, schema: z.ZodType<T>): T {
  const result = schema.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}
