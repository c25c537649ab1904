import { and, asc, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { maxPurgedNames, type Purge } from "../../../lib/contract/purge.ts";
import type { Db } from "../database.ts";
import { sitePurges } from "../outbox-schema.ts";
import { channels } from "../schema.ts";
import { toPostgresTextArray } from "../search/sql-expressions.ts";

/** A purge that waits for a process of the site. */
export type SitePurgeRow = typeof sitePurges.$inferSelect;

/**
 * Adds purges for processes of the site, in the transaction of the change: there is one row for each process and channel,
 * however many changes wait.
 */
export async function enqueueSitePurges(
  db: Db,
  sites: readonly string[],
  purges: readonly Purge[],
  now: Date,
): Promise<void> {
  const rows = sites.flatMap((site) =>
    // In one order, so that simultaneous changes of several channels do not wait for each other in a circle.
    mergePurges(purges).map((purge) => ({ site, ...purge, attempts: 0, dueAt: now })),
  );
  if (rows.length === 0) return;
  const { isWhole, pages, contents } = sitePurges;
  await db
    .insert(sitePurges)
    .values(rows)
    .onConflictDoUpdate({
      target: [sitePurges.site, sitePurges.channel],
      set: {
        isWhole: sql`${isWhole} or excluded.is_whole`,
        pages: union(pages, sql`excluded.pages`),
        contents: union(contents, sql`excluded.contents`),
        attempts: 0,
        dueAt: sql`excluded.due_at`,
        version: sql`nextval('resource_versions')`,
      },
    });
}

/** Adds purges of all channels, in the same order as others, in the transaction of the change. */
export async function enqueuePurgesOfAllChannels(
  db: Db,
  sites: readonly string[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into ${sitePurges} (site, channel, is_whole, pages, contents, attempts, due_at)
    select site, token, true, '{}', '{}', 0, ${now.toISOString()}::timestamptz
    from unnest(${toPostgresTextArray(sites)}) with ordinality as listed(site, place)
    cross join ${channels}
    order by place, token collate "C"
    on conflict (site, channel) do update set is_whole = true, attempts = 0,
      due_at = excluded.due_at, version = nextval('resource_versions')
  `);
}

/** One name more than fits says that there are too many. */
function union(column: typeof sitePurges.pages | typeof sitePurges.contents, added: SQL): SQL {
  return sql`array(select distinct unnest(${column} || ${added}) limit ${maxPurgedNames + 1})`;
}

type MergedPurge = Pick<SitePurgeRow, "channel" | "isWhole" | "pages" | "contents">;

function mergePurges(purges: readonly Purge[]): MergedPurge[] {
  const byChannel = Map.groupBy(purges, ({ channel }) => channel);
  const channels = [...byChannel.keys()].toSorted();
  return channels.map((channel) => {
    const ofChannel = byChannel.get(channel) ?? [];
    const names = (field: "pages" | "contents") =>
      [...new Set(ofChannel.flatMap((purge) => purge[field] ?? []))].slice(0, maxPurgedNames + 1);
    const isWhole = ofChannel.some(({ pages, contents }) => !pages && !contents);
    return { channel, isWhole, pages: names("pages"), contents: names("contents") };
  });
}

/** The message of a row: too many names are the whole channel. */
export function toPurge({ channel, isWhole, pages, contents }: SitePurgeRow): Purge {
  const isTooLong = [pages, contents].some(({ length }) => length > maxPurgedNames);
  return isWhole || isTooLong ? { channel } : { channel, pages, contents };
}

/** Takes purges of a process of the site that are due; until `leasedUntil` no other provider process takes them. */
export async function claimSitePurges(
  db: Db,
  site: string,
  { now, leasedUntil, limit }: { now: Date; leasedUntil: Date; limit: number },
): Promise<SitePurgeRow[]> {
  const ofSite = eq(sitePurges.site, site);
  const due = db
    .select({ channel: sitePurges.channel })
    .from(sitePurges)
    .where(and(ofSite, lte(sitePurges.dueAt, now)))
    .orderBy(asc(sitePurges.dueAt))
    .limit(limit)
    .for("update", { skipLocked: true });
  return db
    .update(sitePurges)
    .set({ dueAt: leasedUntil })
    .where(and(ofSite, inArray(sitePurges.channel, due)))
    .returning();
}

/** Deletes a purge that was done or is given up, unless there was another change meanwhile. */
export async function deleteSitePurge(db: Db, row: SitePurgeRow): Promise<void> {
  await db.delete(sitePurges).where(sameRow(row));
}

/** A purge that failed is due later. */
export async function postponeSitePurge(db: Db, row: SitePurgeRow, dueAt: Date): Promise<void> {
  await db
    .update(sitePurges)
    .set({ attempts: row.attempts + 1, dueAt })
    .where(sameRow(row));
}

/** Deletes purges that nobody has tried for long: of processes of the site that are gone. */
export async function deleteForgottenSitePurges(db: Db, before: Date): Promise<void> {
  await db.delete(sitePurges).where(lt(sitePurges.dueAt, before));
}

function sameRow({ site, channel, version }: SitePurgeRow): SQL | undefined {
  return and(
    eq(sitePurges.site, site),
    eq(sitePurges.channel, channel),
    eq(sitePurges.version, version),
  );
}
