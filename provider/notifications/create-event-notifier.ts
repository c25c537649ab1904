import { createRoundWorker, type RoundWorker } from "../domain/round-worker.ts";
import type { Services } from "../services.ts";
import { enqueueAnnouncements } from "./enqueue-announcements.ts";
import { deliverEventNotifications } from "./deliver-event-notifications.ts";

/** Notifies viewers of the events that they subscribed to. It does nothing yet. */
export function createEventNotifier(services: () => Services): RoundWorker {
  return createRoundWorker(
    "notifications of live events",
    () => services().background,
    async (isOver) => {
      await enqueueAnnouncements(services(), isOver);
      await deliverEventNotifications(services(), isOver);
    },
  );
}
