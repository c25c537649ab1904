import { afterEach, inject } from "vitest";
import { createClickHouseStore } from "../../../provider/analytics/clickhouse/store.ts";
import { createPostgresStore } from "../../../provider/analytics/postgres-store.ts";
import { saveEvents } from "../../../provider/db/analytics/save-events.ts";
import type { OpenDatabase } from "../../../provider/db/database.ts";
import { openPglite } from "../../../provider/db/open-pglite.ts";
import type { EventStore } from "../../../provider/domain/analytics/event-store.ts";
import type { StoredEvent } from "../../../provider/domain/analytics/stored-event.ts";
import { emptyCluster } from "../../contract/support/empty-cluster.ts";

/** A store, its database, and how it is told of events. */
export type TestStore = EventStore & {
  keep: (received: number, events: StoredEvent[]) => Promise<void>;
  opened: OpenDatabase;
};

const closing: (() => Promise<unknown>)[] = [];

/** What was opened is closed when a test is over. */
export function closeStores(): void {
  afterEach(async () => {
    for (const close of closing.splice(0)) await close();
  });
}

/** A store in ClickHouse (through `url`, where it is another than the run's) with a database of its own. */
export async function clickHouseStore(
  keepDays = 396,
  url = inject("clickHouseUrl"),
): Promise<TestStore> {
  return storeOf((db) => createClickHouseStore(db, url, keepDays));
}

/** A store in a database of its own. */
export async function postgresStore(keepDays = 396): Promise<TestStore> {
  return storeOf((db) => createPostgresStore(db, keepDays));
}

async function storeOf(create: (db: OpenDatabase["db"]) => EventStore): Promise<TestStore> {
  const opened = await openPglite(undefined, await emptyCluster());
  const store = create(opened.db);
  closing.push(store.close, opened.close);
  return { ...store, opened, keep: (received, events) => saveEvents(opened.db, received, events) };
}
