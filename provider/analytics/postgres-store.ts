import { deleteClientEvents, listClientEvents } from "../db/analytics/client-events.ts";
import {
  dropExpiredEvents,
  deleteAllEvents,
  createUpcomingPartitions,
} from "../db/analytics/expire-events.ts";
import { createPostgresReports } from "../db/analytics/create-postgres-reports.ts";
import {
  claimEventBatches,
  deleteEndedVisits,
  rollUpEventBatches,
} from "../db/analytics/roll-up.ts";
import type { Db } from "../db/database.ts";
import type { AnalyticsEventStore } from "../domain/analytics/event-store.ts";
import { presentViewerWindowMs } from "../domain/analytics/present-viewer-window.ts";

/** Events and their roll-ups in the provider's own database; events are kept for `retentionDays`. */
export function createPostgresStore(db: Db, retentionDays: number): AnalyticsEventStore {
  return {
    ...createPostgresReports(db),
    name: "PostgreSQL",
    rollUp: async (now, isOver) => {
      await createUpcomingPartitions(db, now);
      while (!isOver() && (await claimEventBatches(db, rollUpEventBatches)));
      await deleteEndedVisits(db, now - 2 * presentViewerWindowMs);
    },
    ofClient: (...args) => listClientEvents(db, ...args),
    forgetClient: (...args) => deleteClientEvents(db, ...args),
    expire: async (now) => {
      await dropExpiredEvents(db, now, retentionDays);
    },
    forget: () => deleteAllEvents(db),
    close: async () => {},
  };
}
