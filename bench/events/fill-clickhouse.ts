import type { ClickHouseClient } from "@clickhouse/client";

const daysAtOnce = 10;

/** Puts events like those of `fillPostgres` into ClickHouse, whose views roll them up. */
export async function fillClickHouseEvents(
  client: ClickHouseClient,
  days: string[],
  eventsOfDay: number,
): Promise<void> {
  for (let from = 0; from < days.length; from += daysAtOnce) {
    const some = days.slice(from, from + daysAtOnce);
    await client.command({
      query: `INSERT INTO events (source, batch, key, day, at, told_at, received_at, channel, table_name, event_name, event_id,
          visit, page_path, language, country, device, ms, content, position_ms, first_slice, last_slice, start_bucket,
          paywall, reason, search)
        SELECT toUUID('00000000-0000-0000-0000-000000000001'), 1, generateUUIDv4(), day_, at_, at_, at_, 'demo',
          if(kind < 20, 'visits', 'video_events'), name, 'event', concat('visit-', toString(n % 1500)), '/', 'en',
          concat('C', toString((intDiv(n, 100) * 13 + n) % 30)), ['phone', 'computer', 'tv', 'tablet'][1 + intDiv(n, 300) % 4],
          if(name IN ('play', 'progress', 'rebuffer'), 1000 + n * 7919 % 20000, NULL),
          if(kind >= 20, concat('film-', toString(n * 31 % 500)), ''), 60000,
          if(name = 'progress', n * 13 % 20, NULL), if(name = 'progress', n * 13 % 20, NULL),
          if(name = 'play', intDiv(n, 100) * (n % 100) % 28, NULL), if(kind = 10, 'pass', ''),
          if(name = 'refused', ['PAYWALL', 'SIGN_IN', 'GEO_BLOCK'][1 + n % 3], ''),
          if(name = 'search_no_results', concat('words ', toString(n % 400)), '')
        FROM (SELECT number % ${eventsOfDay} + 1 AS n, n % 100 AS kind,
            toDate('${some[0]}') + intDiv(number, ${eventsOfDay}) AS day_,
            toDateTime64(day_, 3, 'UTC') + n % 86400 AS at_,
            multiIf(kind <= 14, 'page_view', kind = 15, 'begin_checkout', kind = 16, 'purchase', kind = 17, 'refused',
              kind < 20, 'search_no_results', kind < 28, 'play', kind < 30, 'rebuffer', 'progress') AS name
          FROM numbers(${some.length * eventsOfDay}))`,
    });
  }
}
