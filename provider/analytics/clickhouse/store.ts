import { randomUUID } from "node:crypto";
import { type ClickHouseClient, ClickHouseLogLevel, createClient } from "@clickhouse/client";
import { z } from "zod";
import { deleteClientEvents as deleteSaved } from "../../db/analytics/client-events.ts";
import {
  dropExpiredEvents,
  deleteAllEvents,
  createUpcomingPartitions,
} from "../../db/analytics/expire-events.ts";
import { createPostgresReports } from "../../db/analytics/create-postgres-reports.ts";
import { claimEventBatches } from "../../db/analytics/roll-up.ts";
import type { Db } from "../../db/database.ts";
import { writeDatabaseMetadataOnce } from "../../db/database-metadata.ts";
import { formatUtcDay, maxDuplicateEventDays } from "../../domain/analytics/clamp-event-time.ts";
import type { AnalyticsEventStore } from "../../domain/analytics/event-store.ts";
import { presentViewerWindowMs } from "../../domain/analytics/present-viewer-window.ts";
import { deleteClickHouseClientEvents, listClickHouseClientEvents } from "./client-events.ts";
import { createClickHouseReports } from "./create-clickhouse-reports.ts";
import { sendEventBatchesToClickHouse } from "./send-batches.ts";
import { clickHouseTableNames, clickHouseTableStatements } from "./tables.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** Shorter than PostgreSQL waits for a transaction that does nothing: docs/operations.md, Database. */
const requestTimeoutMs = 8_000;
const never = () => false;
const oldDay = z.object({ day: z.string() });

/**
 * Events and roll-ups in the ClickHouse of `url`. They pass through the provider's own database, which knows what came
 * already, and holds them while ClickHouse is away.
 */
export function createClickHouseStore(
  db: Db,
  url: string,
  retentionDays: number,
): AnalyticsEventStore {
  const client = createClient({
    url,
    request_timeout: requestTimeoutMs,
    // Failures are thrown, and logged where they are caught.
    log: { level: ClickHouseLogLevel.OFF },
  });
  let ready: Promise<string> | undefined;
  const open = () => {
    ready ??= prepare(client, db).catch((error: unknown) => {
      ready = undefined;
      throw error;
    });
    return ready;
  };
  const sendAll = async (isOver: () => boolean) => {
    const source = await open();
    while (
      !isOver() &&
      (await claimEventBatches(db, (tx, claim) =>
        sendEventBatchesToClickHouse(client, source, tx, claim),
      ))
    );
  };
  const { counts, slices, visitsSince } = createClickHouseReports(client);
  return {
    name: "ClickHouse",
    latest: createPostgresReports(db).latest,
    counts: (...args) => open().then(() => counts(...args)),
    slices: (...args) => open().then(() => slices(...args)),
    visitsSince: (...args) => open().then(() => visitsSince(...args)),
    rollUp: async (now, isOver) => {
      await createUpcomingPartitions(db, now);
      await sendAll(isOver);
    },
    ofClient: async (...args) => {
      await sendAll(never);
      return listClickHouseClientEvents(client, ...args);
    },
    forgetClient: async (...args) => {
      // What waits would be sent after the others are gone.
      await sendAll(never);
      await deleteSaved(db, ...args);
      await deleteClickHouseClientEvents(client, ...args);
    },
    expire: async (now) => {
      await dropExpiredEvents(db, now, Math.min(maxDuplicateEventDays, retentionDays));
      await open();
      await dropOld(client, formatUtcDay(now - retentionDays * dayMs));
      await client.command({
        query: "DELETE FROM event_visits WHERE last_at < fromUnixTimestamp64Milli({before: Int64})",
        query_params: { before: now - 2 * presentViewerWindowMs },
      });
    },
    forget: async () => {
      await deleteAllEvents(db);
      await open();
      for (const table of clickHouseTableNames)
        await client.command({ query: `TRUNCATE TABLE ${table}` });
    },
    close: () => client.close(),
  };
}

async function prepare(client: ClickHouseClient, db: Db): Promise<string> {
  for (const query of clickHouseTableStatements) await client.command({ query });
  return writeDatabaseMetadataOnce(db, "events_source", randomUUID());
}

async function dropOld(client: ClickHouseClient, before: string): Promise<void> {
  const params = { before };
  const response = await client.query({
    query: "SELECT DISTINCT toString(day) AS day FROM events WHERE events.day < {before: Date}",
    query_params: params,
    format: "JSONEachRow",
  });
  const days = z.array(oldDay).parse(await response.json());
  for (const { day } of days) {
    await client.command({ query: `ALTER TABLE events DROP PARTITION '${day}'` });
  }
  if (days.length === 0) return;
  for (const [table, column] of [
    ["event_counts", "toDate(at)"],
    ["event_steps", "day"],
    ["event_slices", "day"],
  ]) {
    await client.command({
      query: `DELETE FROM ${table} WHERE ${column} < {before: Date}`,
      query_params: params,
    });
  }
}
