import { asApiCallError } from "@/lib/api-client/api-call-error";
import { getApi } from "@/lib/api-client/get-api";
import type { SearchSuggestion } from "@/lib/api/search-calls";

export type TitleSuggestions = { items: SearchSuggestion[]; isLimited: boolean };
type TitleFetcher = {
  // The current text of the field; a text without words sends no request.
  type: (typed: string) => void;
  stop: () => void;
};

// The first key after a pause sends a request at once; of keys that follow faster than this, only the last one does.
const restMs = 120;
const maxSaved = 50;
const maxPauseMs = 60_000;
const usualPauseMs = 2_000;
const nothing: TitleSuggestions = { items: [], isLimited: false };

// Requests titles while the viewer types. A later text aborts the request of an earlier one, so that no older response
// follows a newer one. Without a response there are no titles; a limited client shows that, and requests again later.
export function createTitleSuggestionFetcher(
  show: (titles: TitleSuggestions) => void,
): TitleFetcher {
  const saved = new Map<string, SearchSuggestion[]>();
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
  const save = (typed: string, items: SearchSuggestion[]) => {
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
