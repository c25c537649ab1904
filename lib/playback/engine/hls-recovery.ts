import type { ErrorData } from "hls.js";
import type { EngineStore, PlaybackSource } from "./engine.ts";
import { createPlaybackFaultHandler } from "./playback-fault-handler.ts";
import { createHlsLoading } from "./hls-loading.ts";
import { mayMeanExpiredUrl, reloadHlsAtPosition } from "./hls-url-renewal.ts";
import { watchLivePlaylists } from "./live-playlists.ts";
import { onOnline } from "./on-online.ts";
import { isFinalPlaybackState, type PlaybackState } from "./playback-state.ts";
import type { RunningHls } from "./running-hls.ts";
import { watchStalls } from "./stall-watch.ts";

/** Recovers from errors that hls.js does not handle. */
export type HlsRecovery = { retry(): void; stop(): void };

const decodeError = 3;
/** hls.js notices most errors of the element itself, and attaches it again meanwhile. */
const elementErrorMs = 300;
/** States that do not say why the picture stands. */
const unexplained: ReadonlySet<PlaybackState> = new Set(["loading", "playing", "skipping"]);

/**
 * Does what the error policy says (error-policy.ts), and renews addresses that were refused because they end.
 * `recoverTrack` takes errors of tracks without which the film plays on.
 */
export function startHlsRecovery(
  video: HTMLVideoElement,
  running: RunningHls,
  source: PlaybackSource,
  store: EngineStore,
  recoverTrack: (data: ErrorData) => boolean = () => false,
): HlsRecovery {
  const { Hls, hls, fault: earlyFault } = running;
  const { renewal, isLive } = source;
  const stopping = new AbortController();
  const { signal } = stopping;
  const loading = createHlsLoading(hls, source);
  const faults = createPlaybackFaultHandler({ video, running, isLive, store, loading });

  const handleFailure = (data: ErrorData) => {
    if (recoverTrack(data)) loading.resume();
    else faults.handleError(data);
  };
  const loadRenewed = async (data?: ErrorData) => {
    if (!renewal) return;
    const outcome = await renewal.again();
    if (signal.aborted) return;
    if (outcome === "failed") return data && handleFailure(data);
    if (outcome === "unanswered") return faults.handle("playlistUnreachable");
    if (outcome === "denied") {
      return video.addEventListener("play", reopen, { once: true, signal });
    }
    if (renewal.isByFolder() || hls.levels.length === 0) loading.resume();
    else reloadHlsAtPosition(hls, source);
  };
  // A viewer whose access is restored presses play, or the screen that held the film does it.
  const reopen = () => {
    renewal?.reopen();
    void loadRenewed();
  };
  const handleError = (data: ErrorData) => {
    // hls.js attaches the element again by itself, and reports no fatal error.
    const isReset = data.details === Hls.ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET;
    if (isReset) return faults.handleDecodeError(data);
    if (!data.fatal) return;
    if (renewal && mayMeanExpiredUrl(data.response)) void loadRenewed(data);
    else handleFailure(data);
  };

  watchLivePlaylists(running, {
    onAdvanced: () => {
      faults.clearPlaylistFaults();
      renewal?.settle();
      store.dispatch({ type: "playlistAdvanced" });
    },
    onStill: () => isLive && faults.handle("still"),
    onRestarted: () => isLive && faults.restart(),
  });
  hls.on(Hls.Events.ERROR, (_, data) => handleError(data));
  hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
    faults.clearSegmentFaults(frag.type);
    renewal?.settle();
    store.dispatch({ type: "partBuffered" });
  });
  const handleElementError = () => {
    if (!signal.aborted && video.error?.code === decodeError) faults.handleDecodeError();
  };
  video.addEventListener("error", () => setTimeout(handleElementError, elementErrorMs), { signal });
  const stopListening = onOnline(() => {
    if (!isFinalPlaybackState(store.read().playbackState)) loading.resume();
  });
  // A stream whose fault is known is loaded again by its schedule, or goes on by itself.
  const onStuck = () => {
    if (!unexplained.has(store.read().playbackState)) return;
    if (isLive && !video.error) faults.restart();
    // Firefox may stand before a part that it cannot decode, and report it once or never.
    else faults.handleDecodeError();
  };
  const stopWatching = watchStalls(video, running, { isLive, onStuck });
  if (earlyFault) handleError(earlyFault);

  return {
    retry: () => {
      renewal?.restart();
      store.dispatch({ type: "retryRequested" });
      faults.restart();
    },
    stop: () => {
      stopping.abort();
      loading.cancel();
      stopListening();
      stopWatching();
    },
  };
}
