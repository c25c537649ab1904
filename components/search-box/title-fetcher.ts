import { asApiCallError } from "@/lib/api-client/api-call-error";
import { getApi } from "@/lib/api-client/get-api";
import type { Suggestion } from "@/lib/api/search-calls";

export type Titles = { items: Suggestion[]; isLimited: boolean };
type TitleFetcher = {
  // What is typed now; a text without words asks nothing.
  type: (typed: string) => void;
  stop: () => void;
};

// The first key after a rest asks at once; while keys come faster than this the last one asks.
const restMs = 120;
const maxSaved = 50;
const maxPauseMs = 60_000;
const usualPauseMs = 2_000;
const nothing: Titles = { items: [], isLimited: false };

// Asks for titles while somebody types. A later text ends what an earlier one asked, so that no older answer comes
// after a newer one. Without an answer there are no titles; who asked too often is told, and asked again later.
export function createTitleFetcher(show: (titles: Titles) => void): TitleFetcher {
  const saved = new Map<string, Suggestion[]>();
  let wanted = "";
  let typedAt = -restMs;
  let pausedUntil = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: AbortController | undefined;

  const stop = () => {
    clearTimeout(timer);
    running?.abort();
  };
  const fetchTitles = async () => {
    const typed = wanted;
    const { signal } = (running = new AbortController());
    try {
      const { items } = await getApi("search-suggestions", { q: typed }, { signal });
      if (signal.aborted) return;
      save(typed, items);
      show({ items, isLimited: false });
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  };
  const save = (typed: string, items: Suggestion[]) => {
    const [oldest] = saved.keys();
    if (saved.size >= maxSaved && oldest !== undefined) saved.delete(oldest);
    saved.set(typed, items);
  };
  const fail = (error: unknown) => {
    const { code, retryAfterS } = asApiCallError(error);
    if (code !== 429) return show(nothing);
    const pauseMs = retryAfterS ? retryAfterS * 1000 : usualPauseMs;
    pausedUntil = performance.now() + Math.min(pauseMs, maxPauseMs);
    show({ items: [], isLimited: true });
    later(pausedUntil - performance.now());
  };
  const later = (ms: number) => {
    if (ms <= 0) void fetchTitles();
    else timer = setTimeout(() => void fetchTitles(), ms);
  };

  const type = (typed: string) => {
    if (typed === wanted) return;
    stop();
    wanted = typed;
    const now = performance.now();
    const isFast = now - typedAt < restMs;
    typedAt = now;
    const isPaused = now < pausedUntil;
    const known = saved.get(typed);
    if (typed === "") show(nothing);
    else if (known) show({ items: known, isLimited: false });
    else later(isPaused ? pausedUntil - now : isFast ? restMs : 0);
  };
  return { type, stop };
}
