import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../db/database.ts";
import { type FeedRecord, LostFeedError } from "../db/import/feeds.ts";
import {
  beginImportRun,
  failImportRun,
  finishImportRun,
  type ImportOptions,
  type ImportRun,
} from "../db/import/import-runs.ts";
import { analyzeCatalogue } from "../db/search/index-channel.ts";
import { isLockConflict } from "../db/sql-states.ts";
import { deleteMissingContents } from "./delete-missing-contents.ts";
import { importBatch, type ImportTask } from "./import-batch.ts";
import type { OpenedFeed } from "./open-feed.ts";
import { type FeedRow, UnreadableFeedError } from "./readers/feed-row.ts";
import { readFeed } from "./readers/read-feed.ts";

const batchItems = 250;
const maxAttempts = 5;
const manyContents = 2_000;

export type ImportOptionsWithSignal = ImportOptions & {
  /** Stops after the batch that is under way; the run goes on with the next import. */
  signal?: AbortSignal;
  onProgress?: (run: ImportRun) => void;
  now?: () => Date;
};

/**
 * Imports an opened feed that this process has claimed: items in batches, then the deletion of what the feed no longer has.
 * Returns the run as it ended; one that was stopped is still `running`. Throws where another process has taken the feed.
 */
export async function runImport(
  db: Db,
  feed: FeedRecord,
  holder: string,
  opened: Pick<OpenedFeed, "fingerprint" | "read">,
  options: ImportOptionsWithSignal,
): Promise<ImportRun> {
  const { isDryRun, allowsDeletions, signal, onProgress, now = () => new Date() } = options;
  const { fingerprint } = opened;
  const begun = { isDryRun, allowsDeletions, fingerprint, now: now() };
  const run = await db.transaction((tx) => beginImportRun(tx, feed.id, begun));
  const task: ImportTask = { feed, holder, run, seen: new Set(), found: 0 };
  try {
    const rows = readFeed(opened.read(), feed);
    for await (const batch of inBatches(rows, run.position)) {
      task.run = await repeatAfterConflicts(() => importBatch(db, task, batch, now()));
      onProgress?.(task.run);
      if (signal?.aborted) return task.run;
    }
    const missing = await repeatAfterConflicts(() => deleteMissingContents(db, task));
    if (task.run.created + task.run.updated > manyContents) await analyzeCatalogue(db);
    return await finishImportRun(db, run.id, { now: now(), ...missing });
  } catch (error) {
    if (error instanceof UnreadableFeedError) {
      return failImportRun(db, run.id, error.message, now());
    }
    // A bug must not be repeated for ever; a database that cannot be reached leaves the run as it is.
    if (!(error instanceof LostFeedError)) {
      const reason = error instanceof Error ? error.message : String(error);
      await failImportRun(db, run.id, `unexpected: ${reason}`, now()).catch(() => {});
    }
    throw error;
  }
}

/** Items in lots of a transaction each, without those that an interrupted run has done. */
async function* inBatches(
  rows: AsyncIterable<FeedRow>,
  position: number,
): AsyncGenerator<FeedRow[]> {
  let batch: FeedRow[] = [];
  for await (const item of rows) {
    if (item.row <= position) continue;
    batch.push(item);
    if (batch.length < batchItems) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Changes by owners at the same time are waited for; what did not happen is repeated. */
async function repeatAfterConflicts<T>(attempt: () => Promise<T>): Promise<T> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (error instanceof LostFeedError || !isLockConflict(error)) throw error;
      if (attempts === maxAttempts) throw error;
      await wait(100 * 2 ** attempts);
    }
  }
}
