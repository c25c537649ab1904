import { ApiCallError } from "../api-client/api-call-error.ts";
import { getApi } from "../api-client/get-api.ts";
import type { AiringFacts } from "./airing.ts";
import { nextAiringPollMs } from "./next-airing-poll.ts";
import { createServerClock, type ServerClock } from "./server-clock.ts";

/** A content that is followed; `poll` requests its state immediately. */
export type AiringWatch = { clock: ServerClock; poll: () => void; stop: () => void };

const leastPauseMs = 2_000;

type Listeners = {
  onAiring: (airing: AiringFacts) => void;
  /** No response; requested again with growing pauses. */
  onSilence?: () => void;
  /** The viewer may not watch it any more. */
  onDenied?: () => void;
  /** The usual pause between two requests; a minute. */
  everyMs?: number;
};

/**
 * Polls the site's own `/api/airing` for the state of a content, as long as the page is visible and online:
 * docs/behaviour.md BE-122. `first` is what the page knows. The clock follows the provider's.
 */
export function watchAiring(token: string, first: AiringFacts, listeners: Listeners): AiringWatch {
  const clock = createServerClock();
  const ended = new AbortController();
  const { signal } = ended;
  let facts = first;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isPending = false;
  let polledAt = Number.NEGATIVE_INFINITY;

  const request = async () => {
    const sentAt = performance.now();
    try {
      const { now, ...latest } = await getApi("airing", { token }, { signal });
      clock.learn(now, sentAt);
      failures = 0;
      facts = latest;
      listeners.onAiring(latest);
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      if (isDenial(error)) listeners.onDenied?.();
      else listeners.onSilence?.();
    }
  };
  const poll = async () => {
    clearTimeout(timer);
    if (isPending || signal.aborted || document.hidden) return;
    isPending = true;
    polledAt = performance.now();
    await request();
    isPending = false;
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (signal.aborted || document.hidden || !navigator.onLine) return;
    const random = Math.random();
    const { everyMs } = listeners;
    const ms = nextAiringPollMs(facts, clock.now() ?? Date.now(), { failures, random, everyMs });
    if (Number.isFinite(ms)) timer = setTimeout(() => void poll(), ms);
  };
  // Switching tabs back and forth makes no more requests.
  const pollSoon = () => {
    if (performance.now() - polledAt > leastPauseMs) void poll();
    else wait();
  };
  document.addEventListener("visibilitychange", pollSoon, { signal });
  addEventListener("online", pollSoon, { signal });
  addEventListener("offline", wait, { signal });
  void poll();
  return {
    clock,
    poll: pollSoon,
    stop: () => {
      clearTimeout(timer);
      ended.abort();
    },
  };
}

// A limit of calls is temporary; the limit of devices is a denial.
function isDenial(error: unknown): boolean {
  if (!(error instanceof ApiCallError)) return false;
  const { code, source } = error.failure;
  if (code === 408 || (code === 429 && source === undefined)) return false;
  return code >= 400 && code < 500;
}
