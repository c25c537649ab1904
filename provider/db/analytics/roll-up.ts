import { inArray, lt, sql } from "drizzle-orm";
import { eventBatches, eventVisits } from "../analytics-schema.ts";
import { listDays } from "../../domain/analytics/clamp-event-time.ts";
import type { Db } from "../database.ts";
import { monthlyMetrics, monthlyMetricSuffix } from "./monthly-metrics.ts";
import { createDailyPartitions } from "./partitions.ts";

/** One process at a time rolls up; the number is ours by choice. */
const rollUpLock = 771_177_003;
const maxEvents = 10_000;
const maxBatches = 1_000;

/** Batches that are in no roll-up yet, and the days of their events. */
export type EventBatchClaim = { batches: number[]; firstDay: string; lastDay: string };

/**
 * Takes some batches that wait, hands them to `use` and forgets them, in one transaction: what `use` wrote and that
 * they are done with becomes true at once. False when none waits, or another process is at it.
 */
export function claimEventBatches(
  db: Db,
  use: (tx: Db, claim: EventBatchClaim) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [lock] = await tx
      .select({ isOurs: sql<boolean>`pg_try_advisory_xact_lock(${rollUpLock})` })
      .from(sql`(values (1)) as one`);
    if (!lock?.isOurs) return false;
    const waiting = await tx.select().from(eventBatches).orderBy(eventBatches.id).limit(maxBatches);
    let events = 0;
    const taken = waiting.filter((batch) => {
      const fits = events < maxEvents;
      events += batch.events;
      return fits;
    });
    const days = taken.flatMap(({ firstDay, lastDay }) => [firstDay, lastDay]).sort();
    const [firstDay, lastDay] = [days[0], days.at(-1)];
    if (firstDay === undefined || lastDay === undefined) return false;
    const batches = taken.map(({ id }) => id);
    await use(tx, { batches, firstDay, lastDay });
    await tx.delete(eventBatches).where(inArray(eventBatches.id, batches));
    return true;
  });
}

/** Adds the events of some batches to the roll-ups. */
export async function rollUpEventBatches(
  tx: Db,
  { batches, firstDay, lastDay }: EventBatchClaim,
): Promise<void> {
  // A batch may have waited until the partitions of its days were gone.
  await createDailyPartitions(tx, "event_steps", listDays(firstDay, lastDay));
  const steps = sql`case
    when event_name = 'page_view' and paywall is not null then 'paywall'
    when event_name = 'begin_checkout' then 'checkout'
    when event_name = 'purchase' then 'purchase' end`;
  await tx.execute(sql`with batch_events as materialized (
      select * from events where batch = any(${sql.param(batches)}::bigint[])
        and day between ${firstDay}::date and ${lastDay}::date
    ), visits as (
      insert into event_visits (channel, visit, last_at)
      select channel, visit, max(at) from batch_events group by 1, 2
      on conflict (channel, visit) do update set last_at = greatest(event_visits.last_at, excluded.last_at)
    ), steps as (
      insert into event_steps (day, channel, visit, step)
      select day, channel, visit, ${steps} from batch_events where table_name = 'visits' and ${steps} is not null
      union select day, channel, visit, 'visit' from batch_events where event_name = 'page_view'
      on conflict do nothing returning day, channel, step
    ), slices as (
      insert into event_slices (channel, content, day, slice, n)
      select channel, content, day, slice, count(*)
      from batch_events cross join generate_series(first_slice::int, last_slice::int) as slice group by 1, 2, 3, 4
      on conflict (channel, content, day, slice) do update set n = event_slices.n + excluded.n
    ), counted as (
      ${rows("page_views", { at: "hour", where: sql`event_name = 'page_view'` })}
      union all ${rows("plays", { at: "hour", where: sql`event_name = 'play'` })}
      union all ${rows("watched", { at: "hour", where: sql`event_name = 'progress'` })}
      union all ${rows("film", {
        subject: sql`content`,
        where: sql`event_name in ('play', 'progress')`,
        n: sql`event_name = 'play'`,
        ms: sql`event_name = 'progress'`,
      })}
      union all ${rows("start", {
        subject: sql`country`,
        device: sql`device`,
        bucket: sql`start_bucket`,
        where: sql`start_bucket is not null`,
      })}
      union all ${rows("stalls", {
        subject: sql`country`,
        device: sql`device`,
        where: sql`event_name = 'rebuffer'`,
      })}
      union all ${rows("playing", {
        subject: sql`country`,
        device: sql`device`,
        where: sql`event_name in ('play', 'progress')`,
        n: sql`event_name = 'play'`,
        ms: sql`event_name = 'progress'`,
      })}
      union all ${rows("no_results", {
        subject: sql`search`,
        where: sql`event_name = 'search_no_results' and search is not null`,
      })}
      union all ${rows("refused", {
        subject: sql`reason`,
        where: sql`event_name in ('refused', 'device_limit_exceeded') and reason is not null`,
      })}
      union all select channel, 'steps', day::timestamp at time zone 'UTC', step, '', 0, count(*), 0
        from steps group by 1, 3, 4
    )
    insert into event_counts (channel, metric, at, subject, device, bucket, n, ms)
    select * from counted
    union all
      select channel, metric || ${monthlyMetricSuffix}, date_trunc('month', at, 'UTC'), subject, device, bucket, sum(n), sum(ms)
      from counted where metric = any(${sql.param(monthlyMetrics)}::text[]) group by 1, 2, 3, 4, 5, 6
    on conflict (channel, metric, at, subject, device, bucket)
    do update set n = event_counts.n + excluded.n, ms = event_counts.ms + excluded.ms`);
}

/** Visits whose last event is older count as ended. */
export async function deleteEndedVisits(db: Db, before: number): Promise<void> {
  await db.delete(eventVisits).where(lt(eventVisits.lastAt, new Date(before)));
}

type Sql = ReturnType<typeof sql>;
type Counted = {
  at?: "hour" | "day";
  subject?: Sql;
  device?: Sql;
  bucket?: Sql;
  where: Sql;
  /** Which of them are counted, and whose time is; all without it. */
  n?: Sql;
  ms?: Sql;
};

/** The rows of one metric. */
function rows(metric: string, counted: Counted): Sql {
  const { at = "day", subject, device, bucket, where, n, ms } = counted;
  return sql`select channel, ${sql.raw(`'${metric}'`)} as metric, date_trunc(${sql.raw(`'${at}'`)}, at, 'UTC') as at,
    ${subject ?? sql`''`} as subject, ${device ?? sql`''`} as device, (${bucket ?? sql`0`})::smallint as bucket,
    count(*) filter (where ${n ?? sql`true`}) as n,
    coalesce(sum(ms) filter (where ${ms ?? sql`true`}), 0) as ms
    from batch_events where ${where} group by 1, 3, 4, 5, 6`;
}
