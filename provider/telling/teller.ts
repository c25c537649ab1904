import type { Teller } from "../domain/events/teller.ts";
import type { Services } from "../services.ts";
import { announce } from "./announce.ts";
import { deliver } from "./deliver.ts";

const pauseMs = 5_000;
const maxPauseMs = 60_000;

/** A teller that does nothing yet. While its rounds fail, as without a database, they come less often. */
export function createTeller(services: () => Services): Teller {
  let timer: NodeJS.Timeout | undefined;
  let isRunning = false;
  let isAskedAgain = false;
  let isOver = false;
  let failures = 0;
  const round = async () => {
    try {
      await announce(services(), () => isOver);
      await deliver(services(), () => isOver);
      failures = 0;
    } catch (error) {
      failures += 1;
      throw error;
    } finally {
      isRunning = false;
      if (isAskedAgain) lookNow();
      else later();
    }
  };
  const later = () => {
    if (isOver) return;
    timer = setTimeout(lookNow, Math.min(pauseMs * 2 ** failures, maxPauseMs)).unref();
  };
  const lookNow = () => {
    if (isOver) return;
    isAskedAgain = isRunning;
    if (isRunning) return;
    clearTimeout(timer);
    isRunning = true;
    services().background.run("telling of live events", round);
  };
  return {
    start: later,
    lookNow,
    stop: () => {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
