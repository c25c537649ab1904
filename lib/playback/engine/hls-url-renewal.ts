import type Hls from "hls.js";
import type { LoaderResponse } from "hls.js";
import type { PlaybackSource } from "./engine.ts";
import type { MediaUrlRenewal } from "./media-url-renewal.ts";

const rejections = new Set([401, 403, 410]);

/** Whether a response may mean that a URL has expired. */
export function mayMeanExpiredUrl(response: LoaderResponse | undefined): boolean {
  return rejections.has(response?.code ?? 0);
}

/**
 * Makes hls.js request each file by its current URL, and wait for a new one if the last has expired, so that buffer
 * and position are not lost: docs/decisions/0078-media-urls-expire.md. A refused request is sent again with the new
 * URL.
 */
export function renewHlsUrls(hls: Hls, renewal: MediaUrlRenewal): void {
  const { config } = hls;
  config.xhrSetup = async (xhr, address) => {
    await renewal.whenValid();
    const present = renewal.translate(address);
    if (present !== address && xhr.readyState === 0) xhr.open("GET", present, true);
  };
  for (const name of ["manifestLoadPolicy", "playlistLoadPolicy", "fragLoadPolicy"] as const) {
    const { default: policy } = config[name];
    const { errorRetry } = policy;
    if (!errorRetry) continue;
    const shouldRetry: NonNullable<typeof errorRetry.shouldRetry> = (_, __, ___, response, retry) =>
      retry || (mayMeanExpiredUrl(response) && renewal.refuse());
    config[name] = { default: { ...policy, errorRetry: { ...errorRetry, shouldRetry } } };
  }
}

/**
 * Reloads a film whose files are not in its playlist's folder, at the viewer's position; live streams at the same
 * distance from the edge.
 */
export function reloadHlsAtPosition(hls: Hls, { address, isLive, renewal }: PlaybackSource): void {
  const { media, liveSyncPosition } = hls;
  const at = media?.currentTime ?? 0;
  const behindS = liveSyncPosition ? liveSyncPosition - at : 0;
  hls.config.startPosition = isLive ? -1 : at;
  if (isLive && media && behindS > 0) {
    const seek = () => (media.currentTime = (hls.liveSyncPosition ?? 0) - behindS);
    media.addEventListener("loadeddata", seek, { once: true });
  }
  hls.loadSource(renewal?.translate(address) ?? address);
}

/** Loads a live stream anew at its edge. */
export function reloadHlsAtLiveEdge(hls: Hls, { address, renewal }: PlaybackSource): void {
  hls.config.startPosition = -1;
  hls.loadSource(renewal?.translate(address) ?? address);
}
