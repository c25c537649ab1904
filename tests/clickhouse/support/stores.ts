import { afterEach, inject } from "vitest";
import { createClickHouseStore } from "../../../provider/analytics/clickhouse/store.ts";
import { createPostgresStore } from "../../../provider/analytics/postgres-store.ts";
import { saveTrackedEvents } from "../../../provider/db/analytics/save-events.ts";
import type { DatabaseConnection } from "../../../provider/db/database.ts";
import { openPglite } from "../../../provider/db/open-pglite.ts";
import type { AnalyticsEventStore } from "../../../provider/domain/analytics/event-store.ts";
import type { StoredEvent } from "../../../provider/domain/analytics/stored-event.ts";
import { emptyCluster } from "../../contract/support/empty-cluster.ts";

/** A store, its database, and a function that saves events in it. */
export type TestStore = AnalyticsEventStore & {
  save: (received: number, events: StoredEvent[]) => Promise<void>;
  opened: DatabaseConnection;
};

const closing: (() => Promise<unknown>)[] = [];

/** What a test opened is closed when it ends. */
export function closeStores(): void {
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
}

/** A store in ClickHouse (through `url`, if it differs from the run's) with a new database. */
export async function clickHouseStore(
  retentionDays = 396,
  url = inject("clickHouseUrl"),
): Promise<TestStore> {
  return storeOf((db) => createClickHouseStore(db, url, retentionDays));
}

/** A store in PostgreSQL with a new database. */
export async function postgresStore(retentionDays = 396): Promise<TestStore> {
  return storeOf((db) => createPostgresStore(db, retentionDays));
}

async function storeOf(
  create: (db: DatabaseConnection["db"]) => AnalyticsEventStore,
): Promise<TestStore> {
  const opened = await openPglite(undefined, await emptyCluster());
  const store = create(opened.db);
  closing.push(store.close, opened.close);
  return {
    ...store,
    opened,
    save: (received, events) => saveTrackedEvents(opened.db, received, events),
  };
}
