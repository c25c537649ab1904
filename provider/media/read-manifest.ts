import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { type Manifest, manifest } from "../domain/media/manifest.ts";

/** Reads `manifest.json` of the assets' folder. Throws one message that lists what is wrong. */
export function readManifest(assetsDir: string): Manifest {
  const file = join(assetsDir, "manifest.json");
  const result = manifest.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (!result.success) throw new Error(`${file}: ${z.prettifyError(result.error)}`);
  return result.data;
}
