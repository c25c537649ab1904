import { deleteContents } from "../db/catalogue/delete-contents.ts";
import type { Db } from "../db/database.ts";
import { countFeedItems, takeMissingFeedItems } from "../db/import/feed-items.ts";
import { renewFeedLease } from "../db/import/feeds.ts";
import type { ImportTask } from "./import-batch.ts";

const atOnce = 200;
/** So many contents, or this share of a feed's, are deleted without a word of the owner. */
const freeDeletions = 10;
const freeShare = 0.5;

/** What became of contents that a feed no longer has: some were deleted, or all stay for a reason. */
export type MissingContents = { deleted: number; retained: number; reason: string | null };

/**
 * Deletes the contents of items that the feed had before and this run did not find. They stay where items had no guid, and
 * where they are so many that the feed is probably wrong.
 */
export async function deleteMissingContents(db: Db, task: ImportTask): Promise<MissingContents> {
  const { feed, run, holder, found } = task;
  const counted = await countFeedItems(db, feed.id, run.id);
  const missing = run.isDryRun ? Math.max(0, counted.all - found) : counted.missing;
  const reason = findReasonToRetain(task, { all: counted.all, missing });
  if (missing === 0) return { deleted: 0, retained: 0, reason: null };
  if (reason !== null) return { deleted: 0, retained: missing, reason };
  if (run.isDryRun) return { deleted: missing, retained: 0, reason: null };
  let deleted = run.deleted;
  for (;;) {
    const some = await db.transaction(async (tx) => {
      await renewFeedLease(tx, feed.id, holder);
      const contents = await takeMissingFeedItems(tx, feed.id, run.id, atOnce);
      if (contents.length > 0) await deleteContents(tx, feed.channel, contents);
      return contents.length;
    });
    deleted += some;
    if (some < atOnce) return { deleted, retained: 0, reason: null };
  }
}

function findReasonToRetain(
  { run }: ImportTask,
  { all, missing }: { all: number; missing: number },
): string | null {
  if (run.unidentified > 0) return "Items without a guid may be those that are missing.";
  if (run.allowsDeletions) return null;
  if (run.position === 0) return "The feed has no items.";
  if (missing <= freeDeletions || missing <= all * freeShare) return null;
  return `More than ${freeShare * 100} % of the feed's items are missing.`;
}
