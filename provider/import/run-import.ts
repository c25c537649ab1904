import { setTimeout as wait } from "node:timers/promises";
import type { Db } from "../db/database.ts";
import { analyzeFeedItems } from "../db/import/feed-items.ts";
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

const batchItems = 500;
const maxAttempts = 5;
/** The numbers of items after which the database looks at its tables again. */
const analyzedPositions = [1_000, 5_000, 25_000, 100_000, 400_000];

/** How an import runs. */
export type ImportSettings = ImportOptions & {
  /** Whether to stop after a batch; the run goes on with the next import. */
  isOver?: () => boolean;
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
  options: ImportSettings,
): Promise<ImportRun> {
  const { isDryRun, allowsDeletions, isOver, onProgress, now = () => new Date() } = options;
  const { fingerprint } = opened;
  const begun = { isDryRun, allowsDeletions, fingerprint, now: now() };
  const run = await db.transaction((tx) => beginImportRun(tx, feed.id, begun));
  const task: ImportTask = { feed, holder, run, seen: new Set(), found: 0 };
  try {
    const rows = readFeed(opened.read(), feed);
    for await (const batch of inBatches(rows, run.position)) {
      await importInParts(db, task, batch, now);
      onProgress?.(task.run);
      // On a busy machine it may take longer than a statement may: the import goes on without it.
      await analyzeAfterGrowth(db, task.run, batch.length).catch(() => {});
      if (isOver?.()) return task.run;
    }
    const missing = await repeatAfterConflicts(() => deleteMissingContents(db, task));
    return await finishImportRun(db, run.id, { now: now(), ...missing });
  } catch (error) {
    if (error instanceof UnreadableFeedError) {
      return failImportRun(db, run.id, error.message, now());
    }
    // A bug must not be repeated for ever; a database that cannot be reached leaves the run as it is.
    if (!(error instanceof LostFeedError)) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      const reason = cause instanceof Error ? cause.message : String(cause);
      await failImportRun(db, run.id, `unexpected: ${reason}`, now()).catch(() => {});
    }
    throw error;
  }
}

/** Without it a database plans for the empty tables that it had at the start, and reads them whole for each batch. */
async function analyzeAfterGrowth(db: Db, { position, isDryRun }: ImportRun, added: number) {
  const isPassed = analyzedPositions.some((at) => position >= at && position - added < at);
  if (!isPassed || isDryRun) return;
  await analyzeCatalogue(db);
  await analyzeFeedItems(db);
}

/** Items in lots of a transaction each, without those that an interrupted run has done. */
async function* inBatches(
  rows: AsyncIterable<FeedRow>,
  position: number,
): AsyncGenerator<FeedRow[]> {
  let batch: FeedRow[] = [];
  let fault: unknown;
  try {
    for await (const item of rows) {
      if (item.row <= position) continue;
      batch.push(item);
      if (batch.length < batchItems) continue;
      yield batch;
      batch = [];
    }
  } catch (error) {
    if (!(error instanceof UnreadableFeedError)) throw error;
    fault = error;
  }
  // What was read before the feed ended badly is imported.
  if (batch.length > 0) yield batch;
  if (fault) throw fault;
}

/** A batch that takes longer than a statement may, on a busy machine, is imported in halves. */
async function importInParts(
  db: Db,
  task: ImportTask,
  batch: FeedRow[],
  now: () => Date,
): Promise<void> {
  try {
    task.run = await importBatch(db, task, batch, now());
  } catch (error) {
    if (!isLockConflict(error)) throw error;
    const half = Math.ceil(batch.length / 2);
    for (const part of [batch.slice(0, half), batch.slice(half)].filter(
      ({ length }) => length > 0,
    )) {
      task.run = await repeatAfterConflicts(() => importBatch(db, task, part, now()));
    }
  }
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
