import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { ReportedErrorGroup } from "../../domain/client-errors/group-client-errors.ts";
import { clientErrors, clientErrorTallies } from "../client-errors-schema.ts";
import type { Db } from "../database.ts";

/** Different errors of a channel, and different browsers, builds and pages of an error. */
const maxErrors = 200;
const maxValues = 20;
/** Batches are few and change each other's rows: one at a time. The number is ours by choice. */
const lock = 771_177_012;

/**
 * Counts errors of a channel that came at `at` (epoch ms), the newest two hundred different ones. Of an error the
 * first twenty browsers, builds and pages are counted apart.
 */
export async function saveClientErrors(
  db: Db,
  channel: string,
  at: number,
  groups: ReportedErrorGroup[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${lock})`);
    for (const { tallies, ...group } of groups) {
      // oxlint-disable-next-line no-await-in-loop -- one connection, one after the other.
      await addError(tx, channel, new Date(at), group);
      // oxlint-disable-next-line no-await-in-loop -- the same.
      for (const tally of tallies) await addTally(tx, channel, group.fingerprint, tally);
    }
    await dropOldest(tx, channel);
  });
}

async function addError(
  tx: Db,
  channel: string,
  at: Date,
  group: Omit<ReportedErrorGroup, "tallies">,
) {
  const { stack, build, n } = group;
  await tx
    .insert(clientErrors)
    .values({ ...group, channel, firstAt: at, lastAt: at })
    .onConflictDoUpdate({
      target: [clientErrors.channel, clientErrors.fingerprint],
      set: {
        stack,
        build: build ?? null,
        n: sql`${clientErrors.n} + ${n}`,
        lastAt: sql`greatest(${clientErrors.lastAt}, excluded.last_at)`,
      },
    });
}

async function addTally(
  tx: Db,
  channel: string,
  fingerprint: string,
  { facet, value, n }: ReportedErrorGroup["tallies"][number],
) {
  const of = and(
    eq(clientErrorTallies.channel, channel),
    eq(clientErrorTallies.fingerprint, fingerprint),
    eq(clientErrorTallies.facet, facet),
  );
  const added = await tx
    .update(clientErrorTallies)
    .set({ n: sql`${clientErrorTallies.n} + ${n}` })
    .where(and(of, eq(clientErrorTallies.value, value)))
    .returning({ n: clientErrorTallies.n });
  if (added.length > 0 || (await tx.$count(clientErrorTallies, of)) >= maxValues) return;
  await tx.insert(clientErrorTallies).values({ channel, fingerprint, facet, value, n });
}

async function dropOldest(tx: Db, channel: string) {
  const { lastAt, fingerprint } = clientErrors;
  const of = eq(clientErrors.channel, channel);
  const [oldest] = await tx
    .select({ lastAt, fingerprint })
    .from(clientErrors)
    .where(of)
    .orderBy(desc(lastAt), desc(fingerprint))
    .offset(maxErrors - 1)
    .limit(1);
  if (!oldest) return;
  const isOlder = sql`(${lastAt}, ${fingerprint}) < (${oldest.lastAt.toISOString()}::timestamptz, ${oldest.fingerprint})`;
  await tx.delete(clientErrors).where(and(of, isOlder));
}

const retentionMs = 30 * 24 * 60 * 60 * 1000;

/** Forgets what has not come for thirty days. */
export async function expireClientErrors(db: Db, now: number): Promise<void> {
  await db.delete(clientErrors).where(lt(clientErrors.lastAt, new Date(now - retentionMs)));
}

/** Forgets the errors of a channel; of all of them without one. */
export async function clearClientErrors(db: Db, channel?: string): Promise<void> {
  await db
    .delete(clientErrors)
    .where(channel === undefined ? undefined : eq(clientErrors.channel, channel));
}
