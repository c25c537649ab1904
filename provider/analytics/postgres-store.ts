import { deleteClientEvents, listClientEvents } from "../db/analytics/client-events.ts";
import { expireEvents, deleteEvents, createUpcomingPartitions } from "../db/analytics/expire.ts";
import { postgresReports } from "../db/analytics/reports.ts";
import { claimBatches, deleteEndedVisits, rollUpBatches } from "../db/analytics/roll-up.ts";
import type { Db } from "../db/database.ts";
import type { EventStore } from "../domain/analytics/event-store.ts";
import { presentViewerWindowMs } from "../domain/analytics/viewers-now.ts";

/** Events and their roll-ups in the provider's own database; events are kept for `retentionDays`. */
export function createPostgresStore(db: Db, retentionDays: number): EventStore {
  return {
    ...postgresReports(db),
    name: "PostgreSQL",
    rollUp: async (now, isOver) => {
      await createUpcomingPartitions(db, now);
      while (!isOver() && (await claimBatches(db, rollUpBatches)));
      await deleteEndedVisits(db, now - 2 * presentViewerWindowMs);
    },
    ofClient: (...args) => listClientEvents(db, ...args),
    forgetClient: (...args) => deleteClientEvents(db, ...args),
    expire: async (now) => {
      await expireEvents(db, now, retentionDays);
    },
    forget: () => deleteEvents(db),
    close: async () => {},
  };
}
