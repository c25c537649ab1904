import { useRouter } from "next/navigation";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { AiringFacts } from "@/lib/live/airing";
import { hydrateAllParts } from "../../hydration/visibility-promise";
import type { AiringWatch, watchAiring } from "@/lib/live/watch-airing.browser";

type WatchAiring = typeof watchAiring;

type AiringUpdates = {
  watch: AiringWatch | undefined;
  /** The latest response; undefined before the first. */
  latest: AiringFacts | undefined;
  isSilent: boolean;
};

// Follows a content until it is a film. The code comes with the first event page.
export function useAiring(token: string, shown: AiringFacts): AiringUpdates {
  const refresh = useRefresh();
  const [watch, setWatch] = useState<AiringWatch>();
  const [latest, setLatest] = useState<AiringFacts>();
  const [isSilent, setSilent] = useState(false);
  const isFilm = shown.state === "vod";
  const begin = useEffectEvent((watchAiring: WatchAiring) =>
    watchAiring(token, shown, {
      onAiring: (facts) => {
        setLatest(facts);
        setSilent(false);
      },
      onSilence: () => setSilent(true),
      onDenied: refresh,
    }),
  );
  useEffect(() => {
    if (isFilm) return;
    let started: AiringWatch | undefined;
    let isUnmounted = false;
    const start = async () => {
      const { watchAiring } = await import("@/lib/live/watch-airing.browser");
      if (isUnmounted) return;
      started = begin(watchAiring);
      setWatch(started);
    };
    void start().catch(() => setSilent(true));
    return () => {
      isUnmounted = true;
      started?.stop();
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another content is followed from the start.
  }, [token, isFilm]);
  return { watch, latest, isSilent };
}

const pausesMs = [1_000, 2_000, 4_000, 8_000, 16_000, 30_000];

// Refreshes the page until it shows the new state. A cached page may still have the old one: it is requested
// again, with growing pauses.
export function useRefreshPageUntil(isDone: boolean): void {
  const refreshPage = useRefresh();
  const times = useRef(0);
  useEffect(() => {
    if (isDone) {
      times.current = 0;
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const refresh = () => {
      refreshPage();
      const pause = pausesMs[times.current] ?? 60_000;
      times.current += 1;
      timer = setTimeout(refresh, pause * (0.75 + Math.random() / 2));
    };
    refresh();
    return () => clearTimeout(timer);
  }, [isDone, refreshPage]);
}

function useRefresh(): () => void {
  const router = useRouter();
  return useCallback(() => {
    hydrateAllParts();
    router.refresh();
  }, [router]);
}
