import {
  Fragment,
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Chapter } from "@/lib/contract/content";
import { findLastStartIndex, orderedChapters } from "@/lib/playback/chapters";
import { useText } from "../../text-provider";
import { captionFaultTexts } from "../media/caption-tracks";
import { playFrom } from "../media/playback-requests";
import type { TranscriptMatch } from "@/lib/playback/transcript-search";
import { type MediaState, timeState, useMediaState } from "../media/media-state";
import { usePlayerParts } from "../player-parts";
import { TimedTextLine } from "./timed-text-line";
import styles from "./panel.module.css";
import type { TranscriptMatches } from "./transcript-search";
import type { TranscriptLine } from "./cues-to-transcript-lines";
import { useScrollToLine } from "./use-scroll-to-line";
import { useTranscript } from "./use-transcript";

const TranscriptSearch = lazy(() =>
  import("./transcript-search").then(({ TranscriptSearch }) => ({ default: TranscriptSearch })),
);

export function TranscriptPanel({ chapters }: { chapters: readonly Chapter[] }) {
  const { t } = useText();
  const parts = usePlayerParts();
  const list = useRef<HTMLDivElement>(null);
  const { lines, fault } = useTranscript(list);
  const titles = useMemo(() => titlesOf(chapters, lines), [chapters, lines]);
  const current = useMediaState(useMemo(() => currentOf(lines), [lines]));
  const showLine = useScrollToLine(list);
  useEffect(() => {
    // The line that is spoken stays in view, but not while the viewer is in the list.
    if (!list.current?.parentElement?.matches(":hover, :focus-within")) showLine(current);
  }, [showLine, current]);
  const goTo = useCallback((timeS: number) => playFrom(parts, timeS), [parts]);
  const [found, setFound] = useState<TranscriptMatches>();
  const show = useCallback(
    (next: TranscriptMatches | undefined) => {
      setFound(next);
      if (next?.at) showLine(next.at.line);
    },
    [showLine],
  );
  return (
    <>
      {lines.length > 0 && (
        <div className={styles.search} role="search" aria-label={t("playerFind")}>
          <Suspense>
            <TranscriptSearch lines={lines} show={show} />
          </Suspense>
        </div>
      )}
      <p className={styles.fault} role="status">
        {fault && t(captionFaultTexts[fault])}
      </p>
      <div ref={list} className={styles.transcript}>
        {lines.map(({ startS, text, speaker }, at) => (
          <Fragment key={`${startS} ${text}`}>
            {titles[at] && <p className={styles.chapter}>{titles[at]}</p>}
            <TranscriptButton
              startS={startS}
              text={text}
              speaker={speaker}
              isCurrent={at === current}
              goTo={goTo}
              matches={found?.byLine.get(at)}
              foundAt={found?.at?.line === at ? found.at : undefined}
            />
          </Fragment>
        ))}
      </div>
    </>
  );
}

// Of each line the title of the chapter that begins with it. Nobody speaks in every chapter.
function titlesOf(unordered: readonly Chapter[], lines: readonly TranscriptLine[]) {
  const chapters = orderedChapters(unordered);
  const starts = chapters.map(({ start_s }) => start_s);
  const places = lines.map(({ startS }) => findLastStartIndex(starts, startS));
  return places.map((place, at) => (place === places[at - 1] ? undefined : chapters[place]?.title));
}

// The index of the line, not the time: thousands of lines are rendered again only when it changes.
function currentOf(lines: readonly TranscriptLine[]): MediaState<number> {
  const starts = lines.map(({ startS }) => startS);
  return {
    events: timeState.events,
    read: (video) => findLastStartIndex(starts, video.currentTime),
  };
}

type TranscriptButtonProps = {
  startS: number;
  text: string;
  speaker: string | undefined;
  isCurrent: boolean;
  goTo: (timeS: number) => void;
  matches: readonly TranscriptMatch[] | undefined;
  foundAt: TranscriptMatch | undefined;
};

const TranscriptButton = memo(
  ({ startS, text, speaker, isCurrent, goTo, matches, foundAt }: TranscriptButtonProps) => (
    <TimedTextLine
      startS={startS}
      text={text}
      speaker={speaker}
      isCurrent={isCurrent}
      onPress={() => goTo(startS)}
      matches={matches}
      foundAt={foundAt}
    />
  ),
);
