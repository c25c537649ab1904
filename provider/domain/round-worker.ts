import type { BackgroundTasks } from "./background-tasks.ts";

/** Does in rounds what is due, for as long as the provider runs. */
export type RoundWorker = {
  /** Looks every few seconds from now on. */
  start: () => void;
  /** Looks at once: something is due. */
  runNow: () => void;
  /** Ends after the work under way; what is left stays in the database for the next start. */
  stop: () => void;
};

const pauseMs = 5_000;
const maxPauseMs = 60_000;

/**
 * A worker that does nothing yet; one round at a time. A round may return the ms until the next one, if that is
 * soon. While rounds fail, as
 * without a database, they come less often.
 */
export function createRoundWorker(
  name: string,
  background: () => BackgroundTasks,
  round: (isOver: () => boolean) => Promise<number | undefined | void>,
): RoundWorker {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isRequestedAgain = false;
  let isOver = false;
  let failures = 0;
  const run = async () => {
    let nextMs: number | undefined;
    try {
      nextMs = (await round(() => isOver)) ?? undefined;
      failures = 0;
    } catch (error) {
      failures += 1;
      throw error;
    } finally {
      isRunning = false;
      if (isRequestedAgain) runNow();
      else later(nextMs);
    }
  };
  const later = (nextMs = Infinity) => {
    if (isOver) return;
    const ms = Math.min(nextMs, pauseMs * 2 ** failures, maxPauseMs);
    timer = setTimeout(runNow, ms).unref();
  };
  const runNow = () => {
    if (isOver) return;
    isRequestedAgain = isRunning;
    if (isRunning) return;
    clearTimeout(timer);
    isRunning = true;
    background().run(name, run);
  };
  return {
    start: () => later(),
    runNow,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
