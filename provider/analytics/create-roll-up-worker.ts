import { expireClientErrors } from "../db/client-errors/save-client-errors.ts";
import type { RollUpWorker } from "../domain/analytics/roll-up-worker.ts";
import type { Services } from "../services.ts";

const minute = 60_000;
const betweenExpiries = 60 * minute;

/** Rolls up each minute, and once an hour forgets what is too old; one round at a time. */
export function createRollUpWorker(services: () => Services): RollUpWorker {
  let timer: NodeJS.Timeout | undefined;
  let underWay: Promise<void> | undefined;
  let isOver = false;
  let nextExpiry = 0;
  const round = async () => {
    const { db, events } = services();
    const now = Date.now();
    await events.rollUp(now, () => isOver);
    if (now < nextExpiry) return;
    await events.expire(now);
    await expireClientErrors(db, now);
    nextExpiry = now + betweenExpiries;
  };
  const run = () => {
    underWay ??= round().finally(() => {
      underWay = undefined;
    });
    return underWay;
  };
  const later = (ms: number) => {
    if (!isOver) timer = setTimeout(rollUpNow, ms).unref();
  };
  const rollUpNow = () =>
    services().background.run("events", () => run().finally(() => later(minute)));
  return {
    start: () => later(0),
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
    settled: async () => {
      await underWay?.catch(() => {});
      await run();
    },
  };
}
