import { memo, useCallback, useEffect, useMemo, useRef } from "react";
import { startedBy } from "@/lib/playback/chapters";
import { time } from "../media/media-facts";
import { playFrom } from "../media/requests";
import { useMediaFact } from "../media/use-media-fact";
import { usePlayerParts } from "../player-parts";
import { Line } from "./line";
import styles from "./panel.module.css";
import { scrollToLine } from "./scroll-to-line";
import { useTranscript } from "./use-transcript";

export function Transcript() {
  const parts = usePlayerParts();
  const list = useRef<HTMLDivElement>(null);
  const lines = useTranscript(list);
  const starts = useMemo(() => lines.map(({ startS }) => startS), [lines]);
  const current = startedBy(starts, useMediaFact(time));
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

type SpokenProps = {
  startS: number;
  text: string;
  isCurrent: boolean;
  goTo: (timeS: number) => void;
};

const Spoken = memo(({ startS, text, isCurrent, goTo }: SpokenProps) => (
  <Line startS={startS} text={text} isCurrent={isCurrent} onPress={() => goTo(startS)} />
));
