import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isFileNotFoundError } from "../api-error.ts";

let known: { id: string | undefined } | undefined;

/** The id of the build that this process serves, under which its source maps are stored; undefined without a build. */
export function buildId(): string | undefined {
  known ??= { id: readId() };
  return known.id;
}

function readId(): string | undefined {
  try {
    return readFileSync(join(process.cwd(), ".next", "BUILD_ID"), "utf8").trim();
  } catch (error) {
    if (isFileNotFoundError(error)) return undefined;
    throw error;
  }
}
