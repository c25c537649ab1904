import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { readConfiguration } from "../configuration.ts";
import { findAdminChannel } from "../db/admin/admin-channels.ts";
import type { Db } from "../db/database.ts";
import { saveFeed } from "../db/import/feeds.ts";
import { formatImportReport } from "../import/format-import-report.ts";
import { importFeed, type ImportOutcome } from "../import/import-feed.ts";
import { isFeedAddress } from "../import/open-feed.ts";
import { csvMappingSchema, type CsvMapping } from "../import/readers/csv-mapping.ts";
import { feedFormatSchema, guessFeedFormat } from "../import/readers/read-feed.ts";
import { runDatabaseCommand } from "./run-database-command.ts";

const usage =
  "npm run import -- FEED --channel acme [--format mrss|json|csv|playlist] [--mapping FILE] " +
  "[--dry-run] [--allow-deletions] [--watch [--every SECONDS]]";

// `npm run import -- FEED --channel acme`: docs/import.md.
await runDatabaseCommand(async ({ db }) => {
  const { feed, ...options } = await readArguments(db);
  const stop = new AbortController();
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => stop.abort());
  const { importHosts: trusted = [], siteProcesses: sites = [] } = readConfiguration(process.env);
  const pause = (ms: number) => wait(ms, undefined, { signal: stop.signal }).catch(() => {});
  const importNow = (skipsUnchanged: boolean) =>
    importFeed(db, feed.id, {
      ...options,
      trusted,
      sites,
      skipsUnchanged,
      isOver: () => stop.signal.aborted,
      onProgress: ({ position }) => {
        if (process.stderr.isTTY) process.stderr.write(`\r${position} items\r`);
      },
    });
  let skipsUnchanged = false;
  for (;;) {
    let outcome = await importNow(skipsUnchanged);
    // A process that died has the feed for half a minute more.
    for (let tries = 0; outcome === "busy" && tries < 8 && !stop.signal.aborted; tries += 1) {
      await pause(5_000);
      outcome = await importNow(skipsUnchanged);
    }
    const report = await formatImportReport(db, outcome);
    if (!options.isWatching && isFailedImport(outcome)) throw new Error(report);
    if (!options.isWatching || stop.signal.aborted) return report;
    if (outcome !== "unchanged") process.stdout.write(`${report}\n`);
    skipsUnchanged = true;
    await pause(options.everyS * 1000);
    if (stop.signal.aborted) return "The watch has ended.";
  }
});

function isFailedImport(outcome: ImportOutcome): boolean {
  return outcome === "busy" || (outcome !== "unchanged" && outcome.state === "failed");
}

async function readArguments(db: Db) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      channel: { type: "string" },
      format: { type: "string" },
      mapping: { type: "string" },
      "dry-run": { type: "boolean", default: false },
      "allow-deletions": { type: "boolean", default: false },
      watch: { type: "boolean", default: false },
      every: { type: "string", default: "300" },
    },
  });
  const [name] = positionals;
  const { channel } = values;
  if (name === undefined || positionals.length > 1 || channel === undefined) throw new Error(usage);
  if (!(await findAdminChannel(db, channel))) throw new Error(`There is no channel "${channel}".`);
  const format = feedFormatSchema.safeParse(values.format ?? guessFeedFormat(name)).data;
  if (!format) throw new Error(`Which format? ${usage}`);
  const everyS = Number(values.every);
  if (!(everyS >= 1 && everyS <= 86_400)) throw new Error("--every: expected 1 to 86400 seconds");
  const mapping = values.mapping === undefined ? null : await readMapping(values.mapping);
  if (format === "csv" && !mapping) throw new Error("A CSV feed needs --mapping: docs/import.md");
  const source = isFeedAddress(name) ? name : resolve(name);
  return {
    feed: await saveFeed(db, { channel, source, format, mapping }, new Date()),
    isDryRun: values["dry-run"],
    allowsDeletions: values["allow-deletions"],
    isWatching: values.watch,
    everyS,
  };
}

async function readMapping(file: string): Promise<CsvMapping> {
  const result = csvMappingSchema.safeParse(JSON.parse(await readFile(file, "utf8")));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${file}: ${issue?.path.join(".")}: ${issue?.message}`);
}
