import { fileURLToPath } from "node:url";
import { readManifest } from "../../../provider/media/read-manifest.ts";

/** Two films of three and two segments, whose audio segments have slightly different lengths. */
export const manifest = readManifest(
  fileURLToPath(new URL("../../contract/support/assets", import.meta.url)),
);
