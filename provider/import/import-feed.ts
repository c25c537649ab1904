import { randomUUID } from "node:crypto";
import type { Db } from "../db/database.ts";
import {
  claimFeed,
  type FeedRecord,
  releaseFeed,
  renewFeedLease,
  saveFeedValidators,
} from "../db/import/feeds.ts";
import {
  beginImportRun,
  failImportRun,
  type ImportRun,
  isImportedFingerprint,
} from "../db/import/import-runs.ts";
import { enqueueSitePurges } from "../db/outbox/site-purges.ts";
import { openFeed } from "./open-feed.ts";
import { UnreadableFeedError } from "./readers/feed-row.ts";
import type { TrustedHosts } from "./request-public-address.ts";
import { type ImportSettings, runImport } from "./run-import.ts";

const renewalMs = 10_000;

/** What became of an import: a run, or there was nothing to do. */
export type ImportOutcome = ImportRun | "unchanged" | "busy";

/** How a feed is imported. */
export type FeedImportOptions = ImportSettings & {
  trusted: TrustedHosts;
  /** Processes of the site that are to drop what they have stored of the channel. */
  sites: readonly string[];
  /** Imports nothing where the feed is as it was at the last import. */
  skipsUnchanged?: boolean;
};

/**
 * Claims, opens and imports a feed: `busy` while another process imports it, `unchanged` where its server says that it is
 * as it was after the last import (only with `skipsUnchanged`).
 */
export async function importFeed(
  db: Db,
  id: string,
  options: FeedImportOptions,
): Promise<ImportOutcome> {
  const holder = randomUUID();
  const feed = await claimFeed(db, id, holder);
  if (!feed) return "busy";
  // A slow server is no reason for another process to take the feed.
  const renewal = setInterval(() => {
    void renewFeedLease(db, id, holder).catch(() => {});
  }, renewalMs).unref();
  try {
    return await importClaimedFeed(db, feed, holder, options);
  } finally {
    clearInterval(renewal);
    await releaseFeed(db, id, holder);
  }
}

async function importClaimedFeed(
  db: Db,
  feed: FeedRecord,
  holder: string,
  options: FeedImportOptions,
): Promise<ImportOutcome> {
  const {
    trusted,
    sites,
    skipsUnchanged,
    isDryRun,
    allowsDeletions,
    now = () => new Date(),
  } = options;
  const known = skipsUnchanged ? feed : undefined;
  let opened;
  try {
    opened = await openFeed(feed.source, { trusted, known });
  } catch (error) {
    if (!(error instanceof UnreadableFeedError)) throw error;
    const begun = { isDryRun, allowsDeletions, fingerprint: "", now: now() };
    const run = await db.transaction((tx) => beginImportRun(tx, feed.id, begun));
    return failImportRun(db, run.id, error.message, now());
  }
  if (!opened) return "unchanged";
  try {
    if (skipsUnchanged && (await isImportedFingerprint(db, feed.id, opened.fingerprint))) {
      return "unchanged";
    }
    try {
      const run = await runImport(db, feed, holder, opened, options);
      if (run.state === "finished" && !isDryRun) await saveFeedValidators(db, feed.id, opened);
      return run;
    } finally {
      // Batches before an error are imported too.
      if (!isDryRun) await enqueueSitePurges(db, sites, [{ channel: feed.channel }], new Date());
    }
  } finally {
    await opened.close();
  }
}
