import type { Manifest } from "./manifest.ts";
import { type Reel, reelBlocks } from "./reel.ts";

export type Chapter = { start_s: number; title: string };

const minChapters = 4;
const maxChapters = 8;
const usualLengthS = 480;

/**
 * Chapters of a reel, in seconds. A reel that plays each film once has its films' own chapters; a
 * longer one has four to eight of about equal length, titled by the films' chapters in turn.
 */
export function chaptersOf(reel: Reel, manifest: Manifest): Chapter[] {
  const blocks = reelBlocks(reel, manifest);
  const own = blocks.flatMap((block) =>
    block.film.chapters
      .filter((chapter) => chapter.start_s < block.lengthS)
      .map(({ start_s, title }) => ({ start_s: block.startS + start_s, title })),
  );
  if (blocks.length <= reel.films.length && own.length <= maxChapters) return own;
  const titles = [...new Set(own.map((chapter) => chapter.title))];
  return titles.length === 0 ? [] : spread(reel.segments, titles, manifest.segment_s);
}

function spread(segments: number, titles: string[], segmentS: number): Chapter[] {
  const wanted = Math.round((segments * segmentS) / usualLengthS);
  const count = Math.min(maxChapters, Math.max(minChapters, wanted), segments);
  return Array.from({ length: count }, (_, index) => ({
    start_s: Math.floor((segments * index) / count) * segmentS,
    title: titleInTurn(titles, index),
  }));
}

function titleInTurn(titles: string[], index: number): string {
  const title = titles[index % titles.length] ?? "";
  const part = Math.floor(index / titles.length) + 1;
  return part === 1 ? title : `${title}, part ${part}`;
}
