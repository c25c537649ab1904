import { trackPlayIntent } from "../play-intent.ts";
import type { PlaybackDriver, EngineStore, PlaybackSource } from "./engine.ts";
import { type PlaybackFault, decideFaultAction, calculateRetryDelayMs } from "./error-policy.ts";
import { manageNativeAudioTracks } from "./native-audio-tracks.ts";
import { onOnline } from "./on-online.ts";
import type { MediaUrlRenewal } from "./media-url-renewal.ts";

// A timer counts in 32 bits.
const maxTimerMs = 2 ** 31 - 1;
const maxMends = 2;
const networkError = 2;
const notSupported = 4;
const skipS = 2;

/** The browser plays HLS itself. It chooses the rendition, so the viewer has no choice. */
export function startNativeDriver(
  video: HTMLVideoElement,
  source: PlaybackSource,
  store: EngineStore,
): PlaybackDriver {
  let position = source.startAt ?? 0;
  let mends = 0;
  let faults = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let behindS: number | undefined;
  const intent = trackPlayIntent(video);
  const { renewal } = source;
  const controller = new AbortController();
  const listen = (event: string, listener: () => void) =>
    video.addEventListener(event, listener, { signal: controller.signal });

  const load = () => {
    clearTimeout(timer);
    video.load();
    intent.resume();
  };
  const retry = () => {
    renewal?.restart();
    mends = 0;
    faults = 0;
    store.dispatch({ type: "retryRequested" });
    load();
  };
  const handleFault = (fault: PlaybackFault) => {
    const { isLive } = source;
    const isOnline = navigator.onLine;
    const row = decideFaultAction(fault, {
      isLive,
      hasPlayed: position > 0,
      isOnline,
      times: faults,
    });
    store.dispatch({ type: "faulted", state: row.state });
    clearTimeout(timer);
    // What cannot be decoded lies right after the position.
    if (row.action === "skip") position += skipS;
    const pauseMs = row.schedule ? calculateRetryDelayMs(row.schedule, faults) : 0;
    if (row.action !== "stop") timer = setTimeout(load, pauseMs);
    faults += 1;
  };
  listen("timeupdate", () => {
    if (video.currentTime <= 0) return;
    if (video.currentTime > position) mends = faults = 0;
    position = video.currentTime;
  });
  listen("loadedmetadata", () => {
    if (!source.isLive && position > 0) video.currentTime = position;
    if (behindS !== undefined) video.currentTime = Math.max(0, liveEnd(video) - behindS);
    behindS = undefined;
  });
  listen("playing", () => renewal?.settle());
  listen("error", () => {
    const fault = faultOfElement(video.error);
    mends += 1;
    if (renewal && navigator.onLine && mends <= maxMends) void renewRefused(renewal, fault);
    else handleFault(fault);
  });
  // The element reports no status: any failure may be an expired URL.
  const renewRefused = async (addresses: MediaUrlRenewal, fault: PlaybackFault) => {
    const before = addresses.translate(source.address);
    const outcome = await addresses.again();
    const isNew = addresses.translate(source.address) !== before;
    if (outcome !== "denied" && !isNew && !controller.signal.aborted) handleFault(fault);
  };
  // The browser does not renew URLs by itself: it gets the whole source again, at the same position.
  const swap = () => {
    const present = renewal?.translate(source.address) ?? source.address;
    if (controller.signal.aborted || present === video.src) return;
    if (source.isLive && video.seekable.length > 0) behindS = liveEnd(video) - video.currentTime;
    video.src = present;
    intent.resume();
  };
  const stopRenewing = renewal && renewWhilePlaying(video, renewal, swap);
  const stopListening = onOnline(() => {
    if (store.read().playbackState === "retrying") retry();
  });
  const audio = manageNativeAudioTracks(video, store);
  video.src = renewal?.translate(source.address) ?? source.address;
  intent.resume();

  return {
    chooseLevel: () => undefined,
    chooseAudio: audio.choose,
    liveEdge: () => undefined,
    retry,
    destroy: () => {
      controller.abort();
      audio.stop();
      clearTimeout(timer);
      stopRenewing?.();
      intent.forget();
      stopListening();
      video.removeAttribute("src");
      video.load();
    },
  };
}

/** Renews URLs a little before they expire while the film plays, and when it starts to play or seek. */
function renewWhilePlaying(
  video: HTMLVideoElement,
  renewal: MediaUrlRenewal,
  onRenewed: () => void,
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const check = () => {
    clearTimeout(timer);
    void renewal.whenValid();
    const waitMs = Math.min(maxTimerMs, Math.max(1000, renewal.dueAt() - Date.now()));
    if (!video.paused) timer = setTimeout(check, waitMs);
  };
  const stop = renewal.subscribe(() => {
    onRenewed();
    check();
  });
  video.addEventListener("play", check);
  video.addEventListener("seeking", check);
  check();
  return () => {
    clearTimeout(timer);
    stop();
    video.removeEventListener("play", check);
    video.removeEventListener("seeking", check);
  };
}

function liveEnd({ seekable }: HTMLVideoElement): number {
  return seekable.length > 0 ? seekable.end(seekable.length - 1) : 0;
}

// The element reports no status: what it cannot open is not there (yet).
function faultOfElement(error: MediaError | null): PlaybackFault {
  if (error?.code === networkError) return "playlistUnreachable";
  return error?.code === notSupported ? "playlistRefused" : "decode";
}
