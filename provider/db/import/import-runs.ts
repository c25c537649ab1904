import { and, asc, desc, eq, gt, inArray, lt, notInArray, sql } from "drizzle-orm";
import { toStorableText } from "../../domain/storable-text.ts";
import type { FeedFault } from "../../import/readers/feed-row.ts";
import type { Db } from "../database.ts";
import { feeds, importFaults, importRuns } from "../import-schema.ts";

/** Faults of a run that its report names, and runs of a feed that are stored. */
export const maxReportedFaults = 1_000;
const maxRunsOfFeed = 20;
const feedsAtOnce = 20;

export type ImportRun = typeof importRuns.$inferSelect;
export type ImportFaultRow = typeof importFaults.$inferSelect;
export type ImportOptions = Pick<ImportRun, "isDryRun" | "allowsDeletions">;

/** What a batch adds to the counts of a run. */
export type ImportCounts = Pick<
  ImportRun,
  "created" | "updated" | "unchanged" | "deleted" | "rejected" | "unidentified"
>;

/** A run that waits for a process, or the one that waits already. Old runs of the feed are deleted. */
export async function queueImportRun(
  tx: Db,
  feed: string,
  options: ImportOptions,
  now: Date,
): Promise<ImportRun> {
  const [waiting] = await tx
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.feed, feed), eq(importRuns.state, "queued")))
    .for("update");
  return waiting ? update(tx, waiting.id, options) : insertRun(tx, feed, options, now);
}

async function insertRun(
  tx: Db,
  feed: string,
  options: ImportOptions,
  createdAt: Date,
): Promise<ImportRun> {
  await deleteOldRuns(tx, feed);
  const values = { feed, state: "queued" as const, createdAt, ...options };
  const [row] = await tx.insert(importRuns).values(values).returning();
  if (!row) throw new Error("The run was not saved.");
  return row;
}

async function deleteOldRuns(tx: Db, feed: string): Promise<void> {
  const latest = tx
    .select({ id: importRuns.id })
    .from(importRuns)
    .where(eq(importRuns.feed, feed))
    .orderBy(desc(importRuns.id))
    .limit(maxRunsOfFeed - 1);
  const isOver = inArray(importRuns.state, ["finished", "failed"]);
  await tx
    .delete(importRuns)
    .where(and(eq(importRuns.feed, feed), isOver, notInArray(importRuns.id, latest)));
}

/**
 * The run that a process which has the feed goes on with. One that died goes on at its position if the feed has the same
 * bytes and the options are the same; else it has failed, and the queued or a new one begins.
 */
export async function beginImportRun(
  tx: Db,
  feed: string,
  begun: ImportOptions & { fingerprint: string; now: Date },
): Promise<ImportRun> {
  const { fingerprint, now, isDryRun, allowsDeletions } = begun;
  const open = await tx
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.feed, feed), inArray(importRuns.state, ["queued", "running"])))
    .orderBy(asc(importRuns.id))
    .for("update");
  // A dry run leaves the run that was interrupted as it is.
  const dead = open.filter((run) => run.state === "running" && (run.isDryRun || !isDryRun));
  const resumed = dead.find((run) => run.fingerprint === fingerprint && !run.isDryRun);
  for (const { id } of dead.filter((run) => run !== resumed)) {
    await failImportRun(tx, id, "It was interrupted, and the feed has changed since.", now);
  }
  if (resumed) return update(tx, resumed.id, { allowsDeletions });
  const queued = open.find((run) => run.state === "queued" && run.isDryRun === isDryRun);
  const options = { isDryRun, allowsDeletions };
  const { id } = queued ?? (await insertRun(tx, feed, options, now));
  return update(tx, id, { allowsDeletions, state: "running", startedAt: now, fingerprint });
}

async function update(tx: Db, id: number, values: Partial<ImportRun>): Promise<ImportRun> {
  const [row] = await tx.update(importRuns).set(values).where(eq(importRuns.id, id)).returning();
  if (!row) throw new Error("The run was deleted.");
  return row;
}

/** Moves a run on, with its counts and the faults of a batch. */
export async function advanceImportRun(
  tx: Db,
  run: ImportRun,
  { position, counts, faults }: { position: number; counts: ImportCounts; faults: FeedFault[] },
): Promise<ImportRun> {
  const reported = faults.slice(0, Math.max(0, maxReportedFaults - run.faults));
  if (reported.length > 0) {
    const rows = reported.map(({ row, guid, field, reason }, index) => ({
      run: run.id,
      number: run.faults + index + 1,
      row,
      guid,
      field,
      reason,
    }));
    await tx.insert(importFaults).values(rows);
  }
  return update(tx, run.id, {
    position,
    created: run.created + counts.created,
    updated: run.updated + counts.updated,
    unchanged: run.unchanged + counts.unchanged,
    deleted: run.deleted + counts.deleted,
    rejected: run.rejected + counts.rejected,
    unidentified: run.unidentified + counts.unidentified,
    faults: run.faults + faults.length,
  });
}

/** A run has come to its end. `retained` is how many contents stay that the feed no longer has, `reason` why. */
export function finishImportRun(
  tx: Db,
  id: number,
  ended: { now: Date; retained: number; deleted: number; reason: string | null },
): Promise<ImportRun> {
  const { now, retained, deleted, reason } = ended;
  return update(tx, id, { state: "finished", endedAt: now, retained, deleted, reason });
}

/** A run has ended with an error, which may repeat bytes of the feed. What it imported stays, and nothing was deleted. */
export function failImportRun(tx: Db, id: number, reason: string, now: Date): Promise<ImportRun> {
  return update(tx, id, { state: "failed", endedAt: now, reason: toStorableText(reason, 500) });
}

/** A run of a feed. */
export async function findImportRun(
  db: Db,
  feed: string,
  id: number,
): Promise<ImportRun | undefined> {
  const [row] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.feed, feed), eq(importRuns.id, id)));
  return row;
}

/** Runs of a feed before that id, the latest first. */
export function listImportRuns(
  db: Db,
  feed: string,
  page: { before: number | undefined; limit: number },
): Promise<ImportRun[]> {
  const before = page.before === undefined ? undefined : lt(importRuns.id, page.before);
  return db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.feed, feed), before))
    .orderBy(desc(importRuns.id))
    .limit(page.limit);
}

/** The report of a run after that number. */
export function listImportFaults(
  db: Db,
  run: number,
  page: { after: number; limit: number },
): Promise<ImportFaultRow[]> {
  return db
    .select()
    .from(importFaults)
    .where(and(eq(importFaults.run, run), gt(importFaults.number, page.after)))
    .orderBy(asc(importFaults.number))
    .limit(page.limit);
}

/** A feed that a process should import: because of its oldest open run, or because it is due. */
export type FeedToImport = {
  feed: string;
  isDryRun: boolean | null;
  allowsDeletions: boolean | null;
};

/** Feeds that nobody imports, with a run that is queued or was interrupted, or that are due by themselves. */
export function listFeedsToImport(db: Db): Promise<FeedToImport[]> {
  return db
    .select({
      feed: sql<string>`f.id`,
      isDryRun: sql<boolean | null>`r.is_dry_run`,
      allowsDeletions: sql<boolean | null>`r.allows_deletions`,
    })
    .from(sql`${feeds} f left join lateral (
      select id, is_dry_run, allows_deletions from ${importRuns}
      where feed = f.id and state in ('queued', 'running') order by id limit 1
    ) r on true`)
    .where(sql`(f.lease_until is null or f.lease_until < now()) and (r.id is not null
      or f.checked_at is null and f.every_minutes is not null
      or f.checked_at < now() - f.every_minutes * interval '1 minute')`)
    .orderBy(sql`f.id`)
    .limit(feedsAtOnce);
}

/** Whether the latest import of a feed came to its end without faults, with these bytes. */
export async function isImportedFingerprint(
  db: Db,
  feed: string,
  fingerprint: string,
): Promise<boolean> {
  const [latest] = await db
    .select()
    .from(importRuns)
    .where(and(eq(importRuns.feed, feed), eq(importRuns.isDryRun, false)))
    .orderBy(desc(importRuns.id))
    .limit(1);
  return latest?.state === "finished" && latest.fingerprint === fingerprint;
}
