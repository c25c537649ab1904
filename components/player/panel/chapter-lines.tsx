import { useMemo } from "react";
import type { Chapter } from "@/lib/contract/content";
import { findLastStartIndex, orderedChapters } from "@/lib/playback/chapters";
import { playFrom } from "../media/playback-requests";
import { durationState, useMediaState, wholeSecondState } from "../media/media-state";
import { usePlayerParts } from "../player-parts";
import { TimedTextLine } from "./timed-text-line";

type Props = { chapters: readonly Chapter[]; isReady: boolean };

export function ChapterLines({ chapters, isReady }: Props) {
  if (isReady) return <PlayableChapters chapters={chapters} />;
  return orderedChapters(chapters).map(({ start_s, title }) => (
    <TimedTextLine key={start_s} startS={start_s} text={title} isCurrent={false} />
  ));
}

function PlayableChapters({ chapters: unordered }: { chapters: readonly Chapter[] }) {
  const parts = usePlayerParts();
  const length = useMediaState(durationState);
  const chapters = useMemo(() => orderedChapters(unordered, length), [unordered, length]);
  const second = useMediaState(wholeSecondState);
  const current = findLastStartIndex(
    chapters.map(({ start_s }) => start_s),
    second,
  );
  return chapters.map(({ start_s, title }, at) => (
    <TimedTextLine
      key={start_s}
      startS={start_s}
      text={title}
      isCurrent={at === current}
      onPress={() => playFrom(parts, start_s)}
    />
  ));
}
