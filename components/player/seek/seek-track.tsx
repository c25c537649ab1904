import { useChapterSpans } from "../media/use-current-chapter";
import { bufferedEndState, useMediaState } from "../media/media-state";
import { usePlayerParts } from "../player-parts";
import styles from "./seek.module.css";

type Props = { startS: number; endS: number; timeS: number };

export function SeekTrack({ startS, endS, timeS }: Props) {
  const { isLive } = usePlayerParts();
  const spans = useChapterSpans();
  const buffered = useMediaState(bufferedEndState);
  const pieces = isLive || spans.length === 0 ? [{ startS, endS, title: "" }] : spans;
  // A live stream counts as loaded up to its end.
  const loadedS = isLive ? endS : buffered;
  return (
    <span className={styles.track}>
      {pieces.map((piece) => (
        <i
          key={isLive ? "live" : piece.startS}
          style={{
            "--width": Math.max(0.001, piece.endS - piece.startS),
            "--played": percent(timeS, piece.startS, piece.endS),
            "--loaded": percent(loadedS, piece.startS, piece.endS),
          }}
        />
      ))}
    </span>
  );
}

function percent(value: number, start: number, end: number): string {
  const share = end > start ? (value - start) / (end - start) : 0;
  return `${Math.min(100, Math.max(0, share * 100))}%`;
}
