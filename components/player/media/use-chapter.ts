import { useMemo } from "react";
import { type ChapterSpan, chapterSpans, startedBy } from "@/lib/playback/chapters";
import { usePlayerParts } from "../player-parts";
import { duration, wholeSecond } from "./media-facts";
import { useMediaFact } from "./use-media-fact";

export function useChapterSpans(): ChapterSpan[] {
  const { playback } = usePlayerParts();
  const length = useMediaFact(duration);
  return useMemo(() => chapterSpans(playback.chapters, length), [playback.chapters, length]);
}

export function useChapter(): ChapterSpan | undefined {
  const spans = useChapterSpans();
  const second = useMediaFact(wholeSecond);
  return spans[
    startedBy(
      spans.map((span) => span.startS),
      second,
    )
  ];
}
