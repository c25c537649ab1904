import { fileURLToPath } from "node:url";
import { readMediaManifest } from "../../../provider/media/read-media-manifest.ts";

/** Two films of three and two segments, whose audio segments have slightly different lengths. */
export const manifest = readMediaManifest(
  fileURLToPath(new URL("../../contract/support/assets", import.meta.url)),
);
