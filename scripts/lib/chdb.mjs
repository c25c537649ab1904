/**
 * ClickHouse's engine from npm, which `npm run test:clickhouse` alone fetches: 546 MB, so it is no dependency
 * (docs/decisions/0054-events-and-their-roll-ups.md).
 */
import { existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { runNpm } from "./install-packages.mjs";
import { pathInProject } from "./project-paths.mjs";
import { runNamedStep } from "./print-steps.mjs";

const version = "3.4.0";

/** Where it is once it was fetched. */
export const chdbFolder = pathInProject(".cache", `chdb-${version}`);

/**
 * Fetches it unless it is there.
 * @returns {Promise<string | undefined>} what npm printed when it could not
 */
export async function fetchChdb() {
  if (existsSync(chdbFolder)) return undefined;
  // Whoever is interrupted leaves no half of it.
  const aside = `${chdbFolder}.${process.pid}`;
  const wanted = ["install", `chdb@${version}`, "--prefix", aside, "--no-save", "--ignore-scripts"];
  const { code, output } = await runNamedStep("Fetching ClickHouse's engine (546 MB)", () =>
    runNpm(wanted),
  );
  if (code === 0) {
    await rename(aside, chdbFolder);
    return undefined;
  }
  await rm(aside, { recursive: true, force: true });
  return `chdb ${version} could not be fetched:\n${output}`;
}
