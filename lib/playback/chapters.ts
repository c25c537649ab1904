import type { Chapter } from "../contract/content.ts";

/** A chapter with its end: seconds from the start of the film. The title of a lead-in is empty. */
export type ChapterSpan = { startS: number; endS: number; title: string };

/**
 * Chapters in order, one for each time: of two that begin together the first is taken. Those that begin at the end of the
 * film or later are left out where its length is known.
 */
export function orderedChapters(chapters: readonly Chapter[], durationS = Number.NaN): Chapter[] {
  const endS = durationS > 0 ? durationS : Infinity;
  return chapters
    .filter(({ start_s }) => start_s < endS)
    .toSorted((a, b) => a.start_s - b.start_s)
    .filter(({ start_s }, at, all) => start_s !== all[at - 1]?.start_s);
}

/**
 * The chapters of a film of `durationS` as spans without gaps, in order. A film whose first chapter
 * starts late gets a lead-in; chapters after the end and duplicates are left out. Without chapters, or
 * without a known duration, there is one span or none.
 */
export function chapterSpans(chapters: readonly Chapter[], durationS: number): ChapterSpan[] {
  if (!Number.isFinite(durationS) || durationS <= 0) return [];
  const ordered = orderedChapters(chapters, durationS);
  if (ordered[0]?.start_s !== 0) ordered.unshift({ start_s: 0, title: "" });
  return ordered.map((chapter, at) => ({
    startS: chapter.start_s,
    endS: ordered[at + 1]?.start_s ?? durationS,
    title: chapter.title,
  }));
}

/** The index of the last start at or before `timeS`; −1 before the first. */
export function findLastStartIndex(starts: readonly number[], timeS: number): number {
  return starts.findLastIndex((start) => start <= timeS);
}
