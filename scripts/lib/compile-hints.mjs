/**
 * Has the browser compile the scripts that start every page while they arrive, beside the main
 * thread, instead of function by function when the page already waits for them. Chromium reads the
 * hint, others see a comment.
 */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const hint = "//# allFunctionsCalledOnLoad\n";
/** By how many lines it moves a script down. */
export const compileHintLineCount = 1;

/**
 * `built` is Next's folder, `files` the folder whose `static/…` is served.
 * @param {string} built
 * @param {string} files
 */
export async function addCompileHints(built, files) {
  const { rootMainFiles } = JSON.parse(await readFile(join(built, "build-manifest.json"), "utf8"));
  for (const name of rootMainFiles) {
    const path = join(files, name);
    await writeFile(path, hint + (await readFile(path, "utf8")));
  }
}
