import type { EventNotifier } from "../domain/events/event-notifier.ts";
import type { Services } from "../services.ts";
import { enqueueAnnouncements } from "./enqueue-announcements.ts";
import { deliverEventNotifications } from "./deliver-event-notifications.ts";

const pauseMs = 5_000;
const maxPauseMs = 60_000;

/** A teller that does nothing yet. While its rounds fail, as without a database, they come less often. */
export function createEventNotifier(services: () => Services): EventNotifier {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isRequestedAgain = false;
  let isOver = false;
  let failures = 0;
  const round = async () => {
    try {
      await enqueueAnnouncements(services(), () => isOver);
      await deliverEventNotifications(services(), () => isOver);
      failures = 0;
    } catch (error) {
      failures += 1;
      throw error;
    } finally {
      isRunning = false;
      if (isRequestedAgain) notifyNow();
      else later();
    }
  };
  const later = () => {
    if (isOver) return;
    timer = setTimeout(notifyNow, Math.min(pauseMs * 2 ** failures, maxPauseMs)).unref();
  };
  const notifyNow = () => {
    if (isOver) return;
    isRequestedAgain = isRunning;
    if (isRunning) return;
    clearTimeout(timer);
    isRunning = true;
    services().background.run("notifications of live events", round);
  };
  return {
    start: later,
    notifyNow,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
