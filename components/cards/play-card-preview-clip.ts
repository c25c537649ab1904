import type { PageRowsState } from "@/store/sections/sections-slice";
import styles from "./preview.module.css";

/** Lays the clip of a card's content over its picture, without sound, once; `leaving` takes it away. */
export function playCardPreviewClip(
  card: Element,
  pages: Record<string, PageRowsState>,
  leaving: AbortSignal,
): void {
  const href = card.querySelector("a")?.getAttribute("href");
  const clip = href && clipOf(pages, href);
  const picture = card.querySelector<HTMLElement>(":scope > :first-child");
  if (!clip || !picture || leaving.aborted || !mayPlay()) return;
  const { layer, video, bar } = layerOf(clip);
  const advance = () => {
    if (!layer.isConnected) return;
    bar.style.scale = `${video.currentTime / video.duration || 0} 1`;
    requestAnimationFrame(advance);
  };
  const stop = () => {
    delete picture.dataset.preview;
    // What has not been seen yet has nothing to fade.
    const isSeen = "playing" in layer.dataset && getComputedStyle(layer).opacity !== "0";
    if (!isSeen) remove();
    else layer.addEventListener("transitionend", remove);
    delete layer.dataset.playing;
  };
  const remove = () => {
    layer.remove();
    video.removeAttribute("src");
    video.load();
  };
  video.addEventListener("playing", () => {
    if (leaving.aborted) return;
    layer.dataset.playing = "";
    picture.dataset.preview = "";
    advance();
  });
  video.addEventListener("ended", stop);
  video.addEventListener("error", () => layer.remove());
  leaving.addEventListener("abort", stop);
  picture.append(layer);
}

/** The clip of the card with that link, in any row of the stored pages. */
function clipOf(pages: Record<string, PageRowsState>, href: string): string | undefined {
  const rows = Object.values(pages).flatMap((page) => Object.values(page.rows));
  for (const { items } of rows) {
    const found = items.find((card) => card.href === href);
    if (found) return found.preview;
  }
  return undefined;
}

/** Not for a viewer who prefers less motion or less data, nor on a slow or metered connection. */
function mayPlay(): boolean {
  const { saveData, effectiveType = "4g", type } = navigator.connection ?? {};
  const reducedMedia = "(prefers-reduced-motion: reduce), (prefers-reduced-data: reduce)";
  return (
    !saveData && effectiveType === "4g" && type !== "cellular" && !matchMedia(reducedMedia).matches
  );
}

function layerOf(clip: string) {
  const layer = document.createElement("span");
  layer.className = styles.preview ?? "";
  layer.ariaHidden = "true";
  const video = document.createElement("video");
  Object.assign(video, { src: clip, muted: true, autoplay: true, playsInline: true, tabIndex: -1 });
  Object.assign(video, { disablePictureInPicture: true, disableRemotePlayback: true });
  const bar = document.createElement("i");
  layer.append(video, bar);
  return { layer, video, bar };
}
