import { useMemo } from "react";
import { type ChapterSpan, chapterSpans, findLastStartIndex } from "@/lib/playback/chapters";
import { usePlayerParts } from "../player-parts";
import { durationState, useMediaState, wholeSecondState } from "./media-state";

export function useChapterSpans(): ChapterSpan[] {
  const { playback } = usePlayerParts();
  const length = useMediaState(durationState);
  return useMemo(() => chapterSpans(playback.chapters, length), [playback.chapters, length]);
}

export function useCurrentChapter(): ChapterSpan | undefined {
  const spans = useChapterSpans();
  const second = useMediaState(wholeSecondState);
  return spans[
    findLastStartIndex(
      spans.map((span) => span.startS),
      second,
    )
  ];
}
