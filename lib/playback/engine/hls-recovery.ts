import type { ErrorData } from "hls.js";
import type { RunningHls } from "./running-hls.ts";
import type { EngineStore, Source } from "./engine.ts";
import { isRejected, reloadAtPosition } from "./hls-renewal.ts";
import { attemptsBeforeError, onOnline, retryDelay } from "./network-retry.ts";

/** Recovers from errors that hls.js does not handle. */
export type HlsRecovery = { retry(): void; stop(): void };

const maxMediaRecoveries = 2;

/**
 * Network errors are retried without limit, with growing pauses and immediately when the network returns; decoding
 * errors twice. A 4xx response is retried only if the viewer requests it; a refused URL that may have expired is
 * renewed.
 */
export function hlsRecovery(
  { Hls, hls, fault }: RunningHls,
  source: Source,
  store: EngineStore,
): HlsRecovery {
  const { renewal } = source;
  let isStopped = false;
  let attempt = 0;
  let mediaErrors = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = () => {
    clearTimeout(timer);
    if (hls.levels.length === 0) hls.loadSource(source.address);
    else hls.startLoad(-1);
  };
  const loadLater = () => {
    clearTimeout(timer);
    timer = setTimeout(load, retryDelay(attempt));
    attempt += 1;
    if (attempt > attemptsBeforeError || !navigator.onLine) store.set({ error: "connection" });
  };
  const recoverMedia = () => {
    mediaErrors += 1;
    if (mediaErrors > maxMediaRecoveries) return store.set({ error: "broken" });
    hls.recoverMediaError();
  };
  const loadRenewed = async () => {
    if (!renewal) return;
    const outcome = await renewal.again();
    if (isStopped) return;
    if (outcome === "failed") return store.set({ error: "missing" });
    if (outcome === "unanswered") return loadLater();
    if (outcome === "denied") return hls.media?.addEventListener("play", reopen, { once: true });
    if (renewal.isByFolder() || hls.levels.length === 0) load();
    else reloadAtPosition(hls, source);
  };
  // A viewer whose access is restored presses play, or the screen that held the film does it.
  const reopen = () => {
    renewal?.reopen();
    void loadRenewed();
  };
  const stopListening = onOnline(load);

  const handleError = (data: ErrorData) => {
    if (!data.fatal) return;
    if (data.type === Hls.ErrorTypes.MEDIA_ERROR) return recoverMedia();
    if (data.type !== Hls.ErrorTypes.NETWORK_ERROR) return store.set({ error: "broken" });
    if (renewal && isRejected(data.response)) return void loadRenewed();
    if (isClientError(data)) return store.set({ error: "missing" });
    loadLater();
  };
  const handleSuccess = () => {
    attempt = 0;
    renewal?.settle();
    store.set({ error: undefined });
  };
  hls.on(Hls.Events.ERROR, (_, data) => handleError(data));
  hls.on(Hls.Events.FRAG_LOADED, handleSuccess);
  hls.on(Hls.Events.LEVEL_LOADED, handleSuccess);
  if (fault) handleError(fault);

  return {
    retry: () => {
      attempt = 0;
      mediaErrors = 0;
      renewal?.restart();
      const wasBroken = store.read().error === "broken";
      store.set({ error: undefined });
      if (wasBroken) hls.recoverMediaError();
      load();
    },
    stop: () => {
      isStopped = true;
      hls.media?.removeEventListener("play", reopen);
      clearTimeout(timer);
      stopListening();
    },
  };
}

/** Status 4xx, without 408 and 429, which may pass. */
function isClientError(data: ErrorData): boolean {
  const code = data.response?.code ?? 0;
  return code >= 400 && code < 500 && code !== 408 && code !== 429;
}
