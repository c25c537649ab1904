import type { ErrorData, Fragment } from "hls.js";
import type { EngineStore, PlaybackSource } from "./engine.ts";
import { type PlaybackFault, type PolicyRow, policyFor, retryPause } from "./error-policy.ts";
import { faultOf } from "./hls-fault.ts";
import { isRejected, reloadAtEdge, reloadAtPosition } from "./hls-renewal.ts";
import { watchLivePlaylists } from "./live-playlists.ts";
import { onOnline } from "./network-retry.ts";
import { isFinalPlaybackState, type PlaybackState } from "./playback-state.ts";
import type { RunningHls } from "./running-hls.ts";
import { skipSegment, undecodableTime } from "./skip-segment.ts";
import { watchStalls } from "./stall-watch.ts";

/** Recovers from errors that hls.js does not handle. */
export type HlsRecovery = { retry(): void; stop(): void };

const decodeError = 3;
/** hls.js notices most errors of the element itself, and attaches it again meanwhile. */
const elementErrorMs = 300;
/** A decode error so near to the last one counts as the same. */
const samePlaceS = 3;

/**
 * Does what the error policy says (error-policy.ts), and renews addresses that were refused because they end.
 * `recoverTrack` takes errors of tracks without which the film plays on.
 */
export function hlsRecovery(
  video: HTMLVideoElement,
  running: RunningHls,
  source: PlaybackSource,
  store: EngineStore,
  recoverTrack: (data: ErrorData) => boolean = () => false,
): HlsRecovery {
  const { Hls, hls, fault: earlyFault } = running;
  const { renewal, isLive } = source;
  const times = new Map<string, number>();
  const stopping = new AbortController();
  const { signal } = stopping;
  let decodeErrorAt = -Infinity;
  let appending: Fragment | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const load = (atS = -1) => {
    clearTimeout(timer);
    if (hls.levels.length === 0) hls.loadSource(source.address);
    else hls.startLoad(atS);
  };
  const reload = () => {
    clearTimeout(timer);
    times.clear();
    if (hls.levels.length === 0) hls.loadSource(source.address);
    else if (isLive) reloadAtEdge(hls, source);
    else reloadAtPosition(hls, source);
  };
  const after = (row: PolicyRow, attempt: number, act: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(act, row.schedule ? retryPause(row.schedule, attempt) : 0);
  };

  const handleFault = (fault: PlaybackFault, counter: string, data?: ErrorData) => {
    const attempt = times.get(counter) ?? 0;
    times.set(counter, attempt + 1);
    const hasPlayed = video.currentTime > 0;
    const isOnline = navigator.onLine;
    const row = policyFor(fault, { isLive, hasPlayed, isOnline, times: attempt });
    store.dispatch({ type: "faulted", state: row.state });
    const isPlaylist = fault.startsWith("playlist");
    switch (row.action) {
      case "stop":
        return hls.stopLoad();
      case "reload":
        return after(row, attempt, isPlaylist ? () => load() : reload);
      case "resume":
        return after(row, attempt, () => load());
      case "skip":
        return skip(fault, data);
      case "recover":
        if (data?.fatal !== false) hls.recoverMediaError();
        return;
      case "watch":
        return;
    }
  };
  const skip = (fault: PlaybackFault, data?: ErrorData) => {
    const { frag } = data ?? {};
    if (fault === "decode") {
      skipSegment(hls, decodeErrorAt);
      if (data?.fatal !== false) hls.recoverMediaError();
      return;
    }
    const isLast = isLive && Number(frag?.sn) >= (hls.latestLevelDetails?.endSN ?? Infinity);
    // The newest segment may be listed before it is there.
    if (isLast) {
      clearTimeout(timer);
      timer = setTimeout(load, newestMs);
      return;
    }
    if (frag) skipSegment(hls, (frag.start + frag.end) / 2);
    // What has not begun begins with the next segment.
    load(video.readyState === 0 ? frag?.end : undefined);
  };
  const handleDecodeError = (data?: ErrorData) => {
    const at = undecodableTime(hls, appending, video.currentTime || decodeErrorAt);
    if (Math.abs(at - decodeErrorAt) > samePlaceS) times.delete("decode");
    decodeErrorAt = at;
    handleFault("decode", "decode", data);
  };

  const loadRenewed = async (data?: ErrorData) => {
    if (!renewal) return;
    const outcome = await renewal.again();
    if (signal.aborted) return;
    if (outcome === "failed") return data && applyPolicy(data);
    if (outcome === "unanswered") return handleFault("playlistUnreachable", "playlist");
    if (outcome === "denied") {
      return video.addEventListener("play", reopen, { once: true, signal });
    }
    if (renewal.isByFolder() || hls.levels.length === 0) load();
    else reloadAtPosition(hls, source);
  };
  // A viewer whose access is restored presses play, or the screen that held the film does it.
  const reopen = () => {
    renewal?.reopen();
    void loadRenewed();
  };
  const handleError = (data: ErrorData) => {
    // hls.js attaches the element again by itself, and reports no fatal error.
    const isReset = data.details === Hls.ErrorDetails.MEDIA_SOURCE_REQUIRES_RESET;
    if (isReset) return handleDecodeError(data);
    if (!data.fatal) return;
    if (renewal && isRejected(data.response)) void loadRenewed(data);
    else applyPolicy(data);
  };
  const applyPolicy = (data: ErrorData) => {
    if (recoverTrack(data)) return load();
    const fault = faultOf(data);
    if (fault === "decode") return handleDecodeError(data);
    if (!fault.startsWith("segment")) return handleFault(fault, "playlist", data);
    if (data.frag?.sn !== "initSegment") return handleFault(fault, segmentsOf(data), data);
    handleFault(fault === "segmentUnreachable" ? "playlistUnreachable" : "playlistRefused", "init");
  };

  const succeed = (counter: string) => {
    times.delete(counter);
    renewal?.settle();
  };
  watchLivePlaylists(running, {
    onAdvanced: () => {
      succeed("playlist");
      store.dispatch({ type: "playlistAdvanced" });
    },
    onStill: () => isLive && handleFault("still", "still"),
    onRestarted: () => isLive && reload(),
  });
  hls.on(Hls.Events.ERROR, (_, data) => handleError(data));
  hls.on(Hls.Events.BUFFER_APPENDING, (_, { frag }) => (appending = frag));
  hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
    appending = undefined;
    succeed(`segment ${frag.type}`);
    times.delete("init");
    store.dispatch({ type: "partBuffered" });
  });
  video.addEventListener(
    "error",
    () => {
      setTimeout(() => {
        if (!signal.aborted && video.error?.code === decodeError) handleDecodeError();
      }, elementErrorMs);
    },
    { signal },
  );
  const stopListening = onOnline(() => {
    if (!isFinalPlaybackState(store.read().playbackState)) load();
  });
  // A stream whose fault is known is loaded again by its schedule, or goes on by itself.
  const onStuck = () => unexplained.has(store.read().playbackState) && reload();
  const stopWatching = watchStalls(video, running, { isLive, onStuck });
  if (earlyFault) handleError(earlyFault);

  return {
    retry: () => {
      renewal?.restart();
      store.dispatch({ type: "retryRequested" });
      reload();
    },
    stop: () => {
      stopping.abort();
      clearTimeout(timer);
      stopListening();
      stopWatching();
    },
  };
}

const newestMs = 500;
const unexplained: ReadonlySet<PlaybackState> = new Set(["loading", "playing", "skipping"]);

function segmentsOf({ frag }: ErrorData): string {
  return `segment ${frag?.type ?? "main"}`;
}
