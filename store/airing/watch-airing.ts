import { ApiCallError } from "@/lib/api-client/api-call-error";
import { getApi } from "@/lib/api-client/call-api";
import type { AiringFacts } from "@/lib/live/airing";
import { nextLookMs } from "@/lib/live/next-look";
import { createServerClock, type ServerClock } from "@/lib/live/server-clock";

/** A content that is followed; `look` asks at once. */
export type AiringWatch = { clock: ServerClock; look: () => void; stop: () => void };

const leastPauseMs = 2_000;

type Listeners = {
  onAiring: (airing: AiringFacts) => void;
  /** Nobody answers; asked again with growing pauses. */
  onSilence?: () => void;
  /** The viewer may not watch it any more. */
  onDenied?: () => void;
  /** The usual pause between two looks; a minute. */
  everyMs?: number;
};

/**
 * Asks the site's own `/api/airing` what a content is, for as long as somebody looks at the page and is online:
 * docs/behaviour.md BE-122. `first` is what the page knows. The clock follows the provider's.
 */
export function watchAiring(token: string, first: AiringFacts, listeners: Listeners): AiringWatch {
  const clock = createServerClock();
  const ended = new AbortController();
  const { signal } = ended;
  let facts = first;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const ask = async () => {
    const sentAt = performance.now();
    try {
      const { now, ...told } = await getApi("airing", { token }, { signal });
      clock.learn(now, sentAt);
      failures = 0;
      facts = told;
      listeners.onAiring(told);
    } catch (error) {
      if (signal.aborted) return;
      failures += 1;
      if (isDenial(error)) listeners.onDenied?.();
      else listeners.onSilence?.();
    }
  };
  const look = async () => {
    clearTimeout(timer);
    if (isAsking || signal.aborted || document.hidden) return;
    isAsking = true;
    lookedAt = performance.now();
    await ask();
    isAsking = false;
    wait();
  };
  const wait = () => {
    clearTimeout(timer);
    if (signal.aborted || document.hidden || !navigator.onLine) return;
    const random = Math.random();
    const { everyMs } = listeners;
    const ms = nextLookMs(facts, clock.now() ?? Date.now(), { failures, random, everyMs });
    if (Number.isFinite(ms)) timer = setTimeout(() => void look(), ms);
  };
  // Whoever turns back and forth asks no more often.
  const lookAgain = () => {
    if (performance.now() - lookedAt > leastPauseMs) void look();
    else wait();
  };
  document.addEventListener("visibilitychange", lookAgain, { signal });
  addEventListener("online", lookAgain, { signal });
  addEventListener("offline", wait, { signal });
  void look();
  return {
    clock,
    look: lookAgain,
    stop: () => {
      clearTimeout(timer);
      ended.abort();
    },
  };
}

// A limit of calls passes by itself; one of devices is the gate's.
function isDenial(error: unknown): boolean {
  if (!(error instanceof ApiCallError)) return false;
  const { code, source } = error.failure;
  if (code === 408 || (code === 429 && source === undefined)) return false;
  return code >= 400 && code < 500;
}
