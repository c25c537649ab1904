import type { Db } from "../db/database.ts";
import {
  loadStoredContents,
  lockCatalogue,
  upsertContents,
} from "../db/catalogue/upsert-contents.ts";
import { renewFeedLease } from "../db/import/feeds.ts";
import {
  listTakenTokens,
  loadFeedItems,
  markFeedItems,
  saveFeedItems,
} from "../db/import/feed-items.ts";
import { advanceImportRun, type ImportRun } from "../db/import/import-runs.ts";
import { saveAvailability } from "../db/import/save-availability.ts";
import type { ContentRecord } from "../domain/catalogue/catalogue-records.ts";
import type { ContentInput } from "../domain/catalogue/content-input.ts";
import { planImportBatch, type PlannedItem } from "./plan-import-batch.ts";
import type { FeedRow } from "./readers/feed-row.ts";

const day = 86_400_000;

/** A run of a feed that this process has. */
export type ImportTask = {
  feed: { id: string; channel: string };
  holder: string;
  run: ImportRun;
  /** Of a dry run, which marks nothing: guids that it had, and how many of them the feed had imported before. */
  seen: Set<string>;
  found: number;
};

/**
 * Imports some items in one transaction with the position of their run, so that a run which is interrupted goes on after
 * them. Throws where another process has taken the feed.
 */
export async function importBatch(
  db: Db,
  task: ImportTask,
  rows: readonly FeedRow[],
  now: Date,
): Promise<ImportRun> {
  const { feed, holder, run, seen } = task;
  return db.transaction(async (tx) => {
    await renewFeedLease(tx, feed.id, holder);
    // What is read from here on stays until it is written: no change by an owner comes in between.
    if (!run.isDryRun) await lockCatalogue(tx, feed.channel);
    const guids = rows.flatMap(({ guid }) => guid ?? []);
    const items = await loadFeedItems(tx, feed.id, guids);
    const plan = await planImportBatch(rows, {
      feed: feed.id,
      items,
      hasSeen: (guid) => seen.has(guid) || items.get(guid)?.run === run.id,
      findTaken: (tokens) => listTakenTokens(tx, feed.channel, tokens),
      now,
    });
    const limited = run.isDryRun
      ? { written: plan.write, faults: [] }
      : await saveAvailability(tx, feed.channel, plan.write, now);
    const { written } = limited;
    if (run.isDryRun) {
      for (const guid of guids) seen.add(guid);
      const listed = [...plan.unchanged, ...plan.rejected, ...plan.write.map(guidOf)];
      task.found += listed.filter((guid) => items.has(guid)).length;
    } else {
      await writeContents(tx, feed.channel, written, now);
      const saved = written.map(({ guid, token, hash }) => ({ guid, content: token, hash }));
      await saveFeedItems(tx, feed.id, run.id, saved);
      const marked = [...plan.unchanged, ...plan.rejected, ...limited.faults.map(guidOf)];
      await markFeedItems(tx, feed.id, run.id, marked);
    }
    const created = written.filter(({ isNew }) => isNew).length;
    return advanceImportRun(tx, run, {
      position: run.position + rows.length,
      counts: {
        created,
        updated: written.length - created,
        unchanged: plan.unchanged.length,
        deleted: 0,
        rejected: plan.rejectedCount + limited.faults.length,
        unidentified: plan.unidentified,
      },
      faults: [...plan.faults, ...limited.faults],
    });
  });
}

const guidOf = ({ guid }: { guid: string }) => guid;

/** What a feed does not say of a content stays as it is. */
async function writeContents(
  tx: Db,
  channel: string,
  items: readonly PlannedItem[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  const tokens = items.map(({ token }) => token);
  const stored = await loadStoredContents(tx, channel, tokens);
  const inputs = items.map((item) => createContentInput(item, stored.get(item.token), now));
  await upsertContents(tx, channel, inputs, now);
}

function createContentInput(
  { token, fields }: PlannedItem,
  stored: ContentRecord | undefined,
  now: Date,
): ContentInput {
  const { availableFrom: _, availableUntil: __, publishedDaysAgo, ...written } = fields;
  const publishedAt =
    written.publishedAt ??
    (publishedDaysAgo === undefined ? undefined : new Date(now.getTime() - publishedDaysAgo * day));
  const writtenFields = Object.entries({ ...written, publishedAt }).filter(
    ([, value]) => value !== undefined,
  );
  const { change: ___, ...before } = stored ?? { change: null };
  return { ...before, ...Object.fromEntries(writtenFields), token, name: written.name };
}
