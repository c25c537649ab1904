import { memo, useCallback, useEffect, useMemo, useRef } from "react";
import { startedBy } from "@/lib/playback/chapters";
import { playFrom } from "../media/requests";
import { type MediaState, time, useMediaState } from "../media/media-state";
import { usePlayerParts } from "../player-parts";
import { Line } from "./line";
import styles from "./panel.module.css";
import { type TranscriptLine, useTranscript } from "./use-transcript";

export function Transcript() {
  const parts = usePlayerParts();
  const list = useRef<HTMLDivElement>(null);
  const lines = useTranscript(list);
  const current = useMediaState(useMemo(() => currentOf(lines), [lines]));
  useEffect(() => scrollToLine(list.current, current), [current]);
  const goTo = useCallback((timeS: number) => playFrom(parts, timeS), [parts]);
  return (
    <div ref={list} className={styles.transcript}>
      {lines.map(({ startS, text }, at) => (
        <TranscriptButton
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

// The index of the line, not the time: thousands of lines are rendered again only when it changes.
function currentOf(lines: readonly TranscriptLine[]): MediaState<number> {
  const starts = lines.map(({ startS }) => startS);
  return { events: time.events, read: (video) => startedBy(starts, video.currentTime) };
}

type TranscriptButtonProps = {
  startS: number;
  text: string;
  isCurrent: boolean;
  goTo: (timeS: number) => void;
};

const TranscriptButton = memo(({ startS, text, isCurrent, goTo }: TranscriptButtonProps) => (
  <Line startS={startS} text={text} isCurrent={isCurrent} onPress={() => goTo(startS)} />
));

/** Keeps the line in view inside its own box: never moves the page, and waits while the viewer is in the box. */
function scrollToLine(list: HTMLElement | null, at: number): void {
  const box = list?.parentElement;
  const line = list?.children[at];
  if (!box || !(line instanceof HTMLElement) || box.matches(":hover, :focus-within")) return;
  const top = line.offsetTop - box.offsetTop - box.clientHeight / 2 + line.clientHeight / 2;
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  box.scrollTo({ top, behavior: isStill ? "auto" : "smooth" });
}
