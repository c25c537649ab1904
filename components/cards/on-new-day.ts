import { dayMs, dayNumber } from "./day-number";

/** A timer stands still while the device sleeps. */
const maxWaitMs = 10 * 60_000;

/**
 * Calls back when another day has begun, where the reader is or in UTC: at midnight in an open page, and when the page
 * or the device wakes. Returns what ends it. docs/behaviour.md BE-442
 */
export function onNewDay(callback: () => void): () => void {
  const end = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  let known = days();
  const check = () => {
    clearTimeout(timer);
    timer = setTimeout(check, Math.min(maxWaitMs, untilNextDay(false), untilNextDay(true)));
    const now = days();
    if (now === known) return;
    known = now;
    callback();
  };
  check();
  document.addEventListener("visibilitychange", check, end);
  addEventListener("pageshow", check, end);
  return () => {
    clearTimeout(timer);
    end.abort();
  };
}

const days = () => `${dayNumber(Date.now(), false)} ${dayNumber(Date.now(), true)}`;

function untilNextDay(isUtc: boolean): number {
  const now = Date.now();
  const offsetMs = isUtc ? 0 : new Date(now).getTimezoneOffset() * 60_000;
  return dayMs - ((now - offsetMs) % dayMs);
}
