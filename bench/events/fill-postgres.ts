import { sql } from "drizzle-orm";
import { createDailyPartitions } from "../../provider/db/analytics/partitions.ts";
import { claimEventBatches, rollUpEventBatches } from "../../provider/db/analytics/roll-up.ts";
import { eventBatches } from "../../provider/db/analytics-schema.ts";
import type { Db } from "../../provider/db/database.ts";

/**
 * Puts the events of some days into PostgreSQL and rolls them up as the provider does. A day's events are left out again:
 * no chart reads them.
 */
export async function fillPostgresEvents(
  db: Db,
  days: string[],
  eventsOfDay: number,
): Promise<void> {
  for (const [batch, day] of days.entries()) {
    await createDailyPartitions(db, "events", [day]);
    await db.execute(sql`insert into events (batch, key, day, at, told_at, received_at, channel, table_name, event_name,
        event_id, visit, page_path, language, country, device, ms, content, position_ms, first_slice, last_slice,
        start_bucket, paywall, reason, search)
      select ${batch}, gen_random_uuid(), ${day}::date, at, at, at, 'demo', case when kind < 20 then 'visits' else 'video_events' end,
        name, 'event', 'visit-' || (n % 1500), '/', 'en', 'C' || ((n / 100 * 13 + n) % 30), (array['phone', 'computer', 'tv', 'tablet'])[1 + n / 300 % 4],
        case when name in ('play', 'progress', 'rebuffer') then 1000 + n * 7919 % 20000 end,
        case when kind >= 20 then 'film-' || (n * 31 % 500) end, 60000,
        case when name = 'progress' then n * 13 % 20 end, case when name = 'progress' then n * 13 % 20 end,
        case when name = 'play' then n / 100 * (n % 100) % 28 end, case when kind = 10 then 'pass' end,
        case when name = 'refused' then (array['PAYWALL', 'SIGN_IN', 'GEO_BLOCK'])[1 + n % 3] end,
        case when name = 'search_no_results' then 'words ' || (n % 400) end
      from (select n, n % 100 as kind, ${day}::date + (n % 86400) * interval '1 second' as at,
          case when n % 100 <= 14 then 'page_view' when n % 100 = 15 then 'begin_checkout' when n % 100 = 16 then 'purchase'
            when n % 100 = 17 then 'refused' when n % 100 < 20 then 'search_no_results'
            when n % 100 < 28 then 'play' when n % 100 < 30 then 'rebuffer' else 'progress' end as name
        from generate_series(1, ${eventsOfDay}::int) as n) as made`);
    await db
      .insert(eventBatches)
      .values({ id: batch, events: eventsOfDay, firstDay: day, lastDay: day });
    while (await claimEventBatches(db, rollUpEventBatches));
    await db.execute(sql.raw(`drop table events_${day.replaceAll("-", "")}`));
  }
  await db.execute(sql`vacuum analyze`);
}
