import type { ErrorData, Fragment } from "hls.js";
import { createSingleSegmentLoading } from "./single-segment-loading.ts";
import type { EngineStore } from "./engine.ts";
import { type PlaybackFault, decideFaultAction, calculateRetryDelayMs } from "./error-policy.ts";
import { faultOfHlsError } from "./hls-fault.ts";
import type { HlsLoading } from "./hls-loading.ts";
import type { RunningHls } from "./running-hls.ts";
import { skipSegment, undecodableTime } from "./skip-segment.ts";

/** A decode error so near to the last one counts as the same. */
const samePlaceS = 3;
/** The newest segment of a live stream may be listed before it is there. */
const newestSegmentMs = 500;

/**
 * Does for a fault what the error policy says (error-policy.ts, docs/behaviour.md BE-413). Faults in a row are counted by
 * what failed: the playlist, the segments of a type, the place that cannot be decoded.
 */
export type PlaybackFaultHandler = {
  handle(fault: PlaybackFault): void;
  /** A fatal error of hls.js that is not about an expired URL. */
  handleError(data: ErrorData): void;
  /** What is being appended, or at the viewer's position, cannot be decoded. */
  handleDecodeError(data?: ErrorData): void;
  /** A playlist has moved on: its next fault is the first one. */
  clearPlaylistFaults(): void;
  /** A segment is in the buffer. */
  clearSegmentFaults(type: string): void;
  /** Loads everything again, as if nothing had failed before. */
  restart(): void;
};

type FaultHandlerOptions = {
  video: HTMLVideoElement;
  running: RunningHls;
  isLive: boolean;
  store: EngineStore;
  loading: HlsLoading;
};

export function createPlaybackFaultHandler(options: FaultHandlerOptions): PlaybackFaultHandler {
  const { video, running, isLive, store, loading } = options;
  const { Hls, hls } = running;
  const faultsInARow = new Map<string, number>();
  let decodeErrorAt = -Infinity;
  let appending: Fragment | undefined;
  const cautious = createSingleSegmentLoading(running);
  hls.on(Hls.Events.BUFFER_APPENDING, (_, { frag }) => (appending = frag));
  hls.on(Hls.Events.FRAG_BUFFERED, () => (appending = undefined));

  const restart = () => {
    faultsInARow.clear();
    loading.reload();
  };
  const applyPolicy = (fault: PlaybackFault, counter: string, data?: ErrorData) => {
    const times = faultsInARow.get(counter) ?? 0;
    faultsInARow.set(counter, times + 1);
    const hasPlayed = video.currentTime > 0;
    const row = decideFaultAction(fault, { isLive, hasPlayed, isOnline: navigator.onLine, times });
    store.dispatch({ type: "faulted", state: row.state });
    const pauseMs = row.schedule ? calculateRetryDelayMs(row.schedule, times) : 0;
    switch (row.action) {
      case "stop":
        return hls.stopLoad();
      case "reload":
        return loading.after(
          pauseMs,
          fault.startsWith("playlist") ? () => loading.resume() : restart,
        );
      case "resume":
        return loading.after(pauseMs, () => loading.resume());
      case "skip":
        return fault === "decode" ? skipUndecodable(data) : skipMissing(data?.frag);
      case "recover":
        return recover(data);
      case "watch":
        return;
    }
  };
  // hls.js attaches the element again by itself after errors that are not fatal.
  const recover = (data?: ErrorData) => {
    if (data?.fatal !== false) hls.recoverMediaError();
  };
  const skipUndecodable = (data?: ErrorData) => {
    skipSegment(hls, decodeErrorAt);
    recover(data);
  };
  const skipMissing = (segment?: Fragment) => {
    const newest = hls.latestLevelDetails?.endSN ?? Infinity;
    if (isLive && Number(segment?.sn) >= newest) {
      return loading.after(newestSegmentMs, () => loading.resume());
    }
    if (segment) skipSegment(hls, (segment.start + segment.end) / 2);
    // What has not begun begins with the next segment.
    loading.resume(video.readyState === 0 ? segment?.end : undefined);
  };
  const handleDecodeError = (data?: ErrorData) => {
    const segment = appending ?? cautious.lastSegment();
    const at = undecodableTime(hls, segment, video.currentTime || decodeErrorAt);
    cautious.begin();
    if (Math.abs(at - decodeErrorAt) > samePlaceS) faultsInARow.delete("decode");
    decodeErrorAt = at;
    applyPolicy("decode", "decode", data);
  };

  return {
    handle: (fault) => applyPolicy(fault, fault === "still" ? "still" : "playlist"),
    handleError: (data) => {
      const fault = faultOfHlsError(data);
      if (fault === "decode") return handleDecodeError(data);
      if (!fault.startsWith("segment")) return applyPolicy(fault, "playlist", data);
      const { sn, type = "main" } = data.frag ?? {};
      if (sn !== "initSegment") return applyPolicy(fault, segmentCounter(type), data);
      // Without its first bytes no part of a rendition plays.
      const isUnreachable = fault === "segmentUnreachable";
      applyPolicy(isUnreachable ? "playlistUnreachable" : "playlistRefused", "init");
    },
    handleDecodeError,
    clearPlaylistFaults: () => void faultsInARow.delete("playlist"),
    clearSegmentFaults: (type) => {
      faultsInARow.delete(segmentCounter(type));
      faultsInARow.delete("init");
    },
    restart,
  };
}

function segmentCounter(type: string): string {
  return `segment ${type}`;
}
