import type { MediaManifest } from "./media-manifest.ts";
import { type FilmLoopRun, type Reel, listReelBlocks, reelDurationS } from "./reel.ts";
import { type WebVttCue, formatWebVtt } from "./web-vtt.ts";

const maxCues = 300;

/**
 * The WebVTT of thumbnails of a reel. Each cue names a tile of a film's storyboard picture, relative to the file, as
 * `{film}/storyboard.webp#xywh=…`. Long reels get a tile every so many seconds only, so
 * that the file stays small.
 */
export function formatStoryboardVtt(reel: Reel, manifest: MediaManifest): string {
  const totalS = reelDurationS(reel, manifest);
  const blocks = listReelBlocks(reel, manifest);
  const everyS = blocks[0]?.film.storyboard.every_s ?? 2;
  const stepS = Math.max(1, Math.ceil(totalS / maxCues / everyS)) * everyS;
  const cues: WebVttCue[] = [];
  let at = 0;
  for (let startS = 0; startS < totalS; startS += stepS) {
    while (blocks[at + 1] && startS >= (blocks[at + 1]?.startS ?? 0)) at += 1;
    const block = blocks[at];
    if (!block) break;
    const endS = Math.min(startS + stepS, totalS);
    cues.push({ startS, endS, text: tileAddress(block, startS - block.startS) });
  }
  return formatWebVtt(cues);
}

function tileAddress(block: FilmLoopRun, insideS: number): string {
  const { width, height, columns, every_s: everyS, count } = block.film.storyboard;
  const tile = Math.min(Math.floor(insideS / everyS), count - 1);
  const x = (tile % columns) * width;
  const y = Math.floor(tile / columns) * height;
  return `${block.name}/storyboard.webp#xywh=${x},${y},${width},${height}`;
}
