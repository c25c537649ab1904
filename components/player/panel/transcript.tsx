import { memo, useCallback, useEffect, useMemo, useRef } from "react";
import { startedBy } from "@/lib/playback/chapters";
import { time } from "../media/media-facts";
import { playFrom } from "../media/requests";
import { type MediaFact, useMediaFact } from "../media/use-media-fact";
import { usePlayerParts } from "../player-parts";
import { Line } from "./line";
import styles from "./panel.module.css";
import { scrollToLine } from "./scroll-to-line";
import { type TranscriptLine, useTranscript } from "./use-transcript";

export function Transcript() {
  const parts = usePlayerParts();
  const list = useRef<HTMLDivElement>(null);
  const lines = useTranscript(list);
  const current = useMediaFact(useMemo(() => currentOf(lines), [lines]));
  useEffect(() => scrollToLine(list.current, current), [current]);
  const goTo = useCallback((timeS: number) => playFrom(parts, timeS), [parts]);
  return (
    <div ref={list} className={styles.transcript}>
      {lines.map(({ startS, text }, at) => (
        <Spoken
          key={`${startS} ${text}`}
          startS={startS}
          text={text}
          isCurrent={at === current}
          goTo={goTo}
        />
      ))}
    </div>
  );
}

// The line itself, not the time: a list of thousands is drawn anew for another line alone.
function currentOf(lines: readonly TranscriptLine[]): MediaFact<number> {
  const starts = lines.map(({ startS }) => startS);
  return { events: time.events, read: (video) => startedBy(starts, video.currentTime) };
}

type SpokenProps = {
  startS: number;
  text: string;
  isCurrent: boolean;
  goTo: (timeS: number) => void;
};

const Spoken = memo(({ startS, text, isCurrent, goTo }: SpokenProps) => (
  <Line startS={startS} text={text} isCurrent={isCurrent} onPress={() => goTo(startS)} />
));
