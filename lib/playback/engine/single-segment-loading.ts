import type { Fragment } from "hls.js";
import type { RunningHls } from "./running-hls.ts";

/** Seconds to load ahead: one segment at a time. */
const cautiousBufferS = 1;

/**
 * A browser that decodes far ahead, as Firefox does, does not say which of the buffered segments it cannot decode. They
 * are loaded again one by one: then it is the last one.
 */
export type SingleSegmentLoading = {
  /** Loads one segment at a time until the end of what has been loaded is passed. */
  begin(): void;
  /** The segment that was loaded last, while segments are loaded one by one. */
  lastSegment(): Fragment | undefined;
};

export function createSingleSegmentLoading({ Hls, hls }: RunningHls): SingleSegmentLoading {
  let loadedToS = 0;
  let untilS = 0;
  let normalBufferS: number | undefined;
  let last: Fragment | undefined;
  hls.on(Hls.Events.FRAG_BUFFERED, (_, { frag }) => {
    const type: string = frag.type;
    if (type !== "main") return;
    loadedToS = Math.max(loadedToS, frag.end);
    if (normalBufferS === undefined) return;
    last = frag;
    if (frag.start < untilS) return;
    hls.config.maxMaxBufferLength = normalBufferS;
    normalBufferS = undefined;
    last = undefined;
  });
  return {
    begin: () => {
      untilS = loadedToS;
      normalBufferS ??= hls.config.maxMaxBufferLength;
      hls.config.maxMaxBufferLength = cautiousBufferS;
    },
    lastSegment: () => last,
  };
}
