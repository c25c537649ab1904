import { decodeCaptions, srtToWebVtt } from "../tracks/srt-to-web-vtt.ts";
import type { EngineStore, TrackFault } from "./engine.ts";
import type { MediaUrlRenewal } from "./media-url-renewal.ts";

const maxBytes = 5_000_000;
const failedState = 3;
const rejections = new Set([401, 403, 410]);

/**
 * Reports captions files that cannot be loaded or are empty, and gives the browser those in SRT as WebVTT. A failed file
 * is requested again when the viewer chooses it again. Returns a function that stops this.
 */
export function recoverCaptionFiles(
  video: HTMLVideoElement,
  store: EngineStore,
  renewal: MediaUrlRenewal | undefined,
): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const converted = new Set<string>();
  const report = (element: HTMLTrackElement, fault: TrackFault | undefined) =>
    store.reportCaptions(element.track, fault);

  const repair = async (element: HTMLTrackElement) => {
    if (converted.has(element.src)) return report(element, "failed");
    try {
      const response = await fetch(element.src, { signal });
      // The address is renewed, and the file requested again.
      if (renewal && rejections.has(response.status)) return;
      const bytes = response.ok ? await response.bytes() : undefined;
      const isFile = bytes && bytes.length <= maxBytes;
      const webVtt = isFile ? srtToWebVtt(decodeCaptions(bytes)) : undefined;
      if (webVtt === undefined) return report(element, "failed");
      const address = URL.createObjectURL(new Blob([webVtt], { type: "text/vtt" }));
      converted.add(address);
      element.src = address;
    } catch {
      if (!signal.aborted) report(element, "failed");
    }
  };
  const retry = () => {
    for (const element of captionElements(video)) {
      const { track, readyState } = element;
      const isChosen = track.mode === "showing" && readyState === failedState;
      if (!isChosen || chosen === track) continue;
      void repair(element);
    }
    chosen = captionElements(video).find(({ track }) => track.mode === "showing")?.track;
  };
  let chosen: TextTrack | undefined;
  const on = (event: string, handle: (element: HTMLTrackElement) => void) =>
    video.addEventListener(
      event,
      ({ target }) => target instanceof HTMLTrackElement && isCaptions(target) && handle(target),
      { capture: true, signal },
    );
  // Events of tracks do not bubble.
  on("load", (element) => report(element, element.track.cues?.length === 0 ? "empty" : undefined));
  on("error", (element) => void repair(element));
  video.textTracks.addEventListener("change", retry, { signal });
  return () => {
    stopping.abort();
    for (const address of converted) URL.revokeObjectURL(address);
  };
}

function captionElements(video: HTMLVideoElement): HTMLTrackElement[] {
  return [...video.querySelectorAll("track")].filter(isCaptions);
}

// The tracks of the stream have no files.
function isCaptions({ kind, dataset }: HTMLTrackElement): boolean {
  return kind === "captions" && dataset.stream === undefined;
}
