import { useCallback, useSyncExternalStore } from "react";
import { usePlayerParts } from "../player-parts";

/** A value read from the media element after each of the events that may change it. */
export type MediaState<T> = { events: readonly string[]; read: (video: HTMLVideoElement) => T };

export function useMediaState<T>({ events, read }: MediaState<T>): T {
  const { video } = usePlayerParts();
  const subscribe = useCallback(
    (listener: () => void) => {
      for (const event of events) video.addEventListener(event, listener);
      return () => {
        for (const event of events) video.removeEventListener(event, listener);
      };
    },
    [video, events],
  );
  const snapshot = () => read(video);
  return useSyncExternalStore(subscribe, snapshot, snapshot);
}

const haveFutureData = 3;
const clockEvents = ["timeupdate", "seeking", "seeked", "durationchange", "emptied"];

// Primitive values only, so that an event that changes nothing renders nothing.
export const pausedState: MediaState<boolean> = {
  events: ["play", "pause", "ended", "emptied"],
  read: (video) => video.paused || video.ended,
};
export const endedState: MediaState<boolean> = {
  events: ["ended", "play", "playing", "seeking", "emptied"],
  read: (video) => video.ended,
};
export const mutedState: MediaState<boolean> = {
  events: ["volumechange"],
  read: (video) => video.muted || video.volume === 0,
};
export const volumeState: MediaState<number> = {
  events: ["volumechange"],
  read: (video) => (video.muted ? 0 : video.volume),
};
export const speedState: MediaState<number> = {
  events: ["ratechange", "loadedmetadata"],
  read: (video) => video.playbackRate,
};
export const durationState: MediaState<number> = {
  events: ["durationchange", "loadedmetadata", "emptied"],
  read: (video) => video.duration,
};
export const timeState: MediaState<number> = {
  events: clockEvents,
  read: (video) => video.currentTime,
};
export const wholeSecondState: MediaState<number> = {
  events: clockEvents,
  read: (video) => Math.floor(video.currentTime),
};
export const bufferedEndState: MediaState<number> = {
  events: ["progress", "timeupdate", "seeked", "emptied"],
  read: bufferEnd,
};
export const seekableStartState: MediaState<number> = {
  events: ["progress", "timeupdate", "durationchange"],
  read: (video) => (video.seekable.length > 0 ? video.seekable.start(0) : 0),
};
export const seekableEndState: MediaState<number> = {
  events: ["progress", "timeupdate", "durationchange"],
  read: (video) => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : 0),
};
export const bufferingState: MediaState<boolean> = {
  events: ["waiting", "playing", "canplay", "seeking", "seeked", "play", "pause", "timeupdate"],
  read: (video) => (!video.paused || video.seeking) && video.readyState < haveFutureData,
};
/** Nothing to show next, paused or not: an element with an error shows none of what it has loaded. */
export const noFrameState: MediaState<boolean> = {
  events: [...bufferingState.events, "emptied", "error"],
  read: (video) => !video.ended && (video.readyState < haveFutureData || video.error !== null),
};

function bufferEnd(video: HTMLVideoElement): number {
  const { buffered, currentTime } = video;
  for (let at = 0; at < buffered.length; at += 1) {
    if (buffered.start(at) <= currentTime + 0.5 && currentTime <= buffered.end(at)) {
      return buffered.end(at);
    }
  }
  return currentTime;
}
