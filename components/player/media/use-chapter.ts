import { useMemo } from "react";
import { type ChapterSpan, chapterSpans, startedBy } from "@/lib/playback/chapters";
import { usePlayerParts } from "../player-parts";
import { duration, useMediaState, wholeSecond } from "./media-state";

export function useChapterSpans(): ChapterSpan[] {
  const { playback } = usePlayerParts();
  const length = useMediaState(duration);
  return useMemo(() => chapterSpans(playback.chapters, length), [playback.chapters, length]);
}

export function useChapter(): ChapterSpan | undefined {
  const spans = useChapterSpans();
  const second = useMediaState(wholeSecond);
  return spans[
    startedBy(
      spans.map((span) => span.startS),
      second,
    )
  ];
}
