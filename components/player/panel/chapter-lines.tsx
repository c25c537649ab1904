import type { Chapter } from "@/lib/contract/content";
import { startedBy } from "@/lib/playback/chapters";
import { playFrom } from "../media/requests";
import { useMediaState, wholeSecond } from "../media/media-state";
import { usePlayerParts } from "../player-parts";
import { Line } from "./line";

type Props = { chapters: readonly Chapter[]; isReady: boolean };

export function ChapterLines({ chapters, isReady }: Props) {
  if (isReady) return <PlayableChapters chapters={chapters} />;
  return chapters.map(({ start_s, title }) => (
    <Line key={start_s} startS={start_s} text={title} isCurrent={false} />
  ));
}

function PlayableChapters({ chapters }: { chapters: readonly Chapter[] }) {
  const parts = usePlayerParts();
  const second = useMediaState(wholeSecond);
  const current = startedBy(
    chapters.map(({ start_s }) => start_s),
    second,
  );
  return chapters.map(({ start_s, title }, at) => (
    <Line
      key={start_s}
      startS={start_s}
      text={title}
      isCurrent={at === current}
      onPress={() => playFrom(parts, start_s)}
    />
  ));
}
