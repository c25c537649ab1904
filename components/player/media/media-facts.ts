import type { MediaFact } from "./use-media-fact";

const haveFutureData = 3;
const clockEvents = ["timeupdate", "seeking", "seeked", "durationchange", "emptied"];

// Facts are numbers, texts and booleans only, so that an event that changes nothing draws nothing.
export const paused: MediaFact<boolean> = {
  events: ["play", "pause", "ended", "emptied"],
  read: (video) => video.paused || video.ended,
};
export const muted: MediaFact<boolean> = {
  events: ["volumechange"],
  read: (video) => video.muted || video.volume === 0,
};
export const volume: MediaFact<number> = {
  events: ["volumechange"],
  read: (video) => (video.muted ? 0 : video.volume),
};
export const speed: MediaFact<number> = {
  events: ["ratechange", "loadedmetadata"],
  read: (video) => video.playbackRate,
};
export const duration: MediaFact<number> = {
  events: ["durationchange", "loadedmetadata", "emptied"],
  read: (video) => video.duration,
};
export const time: MediaFact<number> = {
  events: clockEvents,
  read: (video) => video.currentTime,
};
export const wholeSecond: MediaFact<number> = {
  events: clockEvents,
  read: (video) => Math.floor(video.currentTime),
};
export const bufferedTo: MediaFact<number> = {
  events: ["progress", "timeupdate", "seeked", "emptied"],
  read: bufferEnd,
};
export const seekableStart: MediaFact<number> = {
  events: ["progress", "timeupdate", "durationchange"],
  read: (video) => (video.seekable.length > 0 ? video.seekable.start(0) : 0),
};
export const seekableEnd: MediaFact<number> = {
  events: ["progress", "timeupdate", "durationchange"],
  read: (video) => (video.seekable.length > 0 ? video.seekable.end(video.seekable.length - 1) : 0),
};
export const starved: MediaFact<boolean> = {
  events: ["waiting", "playing", "canplay", "seeking", "seeked", "play", "pause", "timeupdate"],
  read: (video) => (!video.paused || video.seeking) && video.readyState < haveFutureData,
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
