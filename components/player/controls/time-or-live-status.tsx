import { formatTimeBehindLive, formatPlaybackTime } from "@/lib/playback/format-playback-time";
import { useText } from "../../text-provider";
import { classNames } from "../../ui/class-names";
import { durationState, endedState, useMediaState, wholeSecondState } from "../media/media-state";
import { seekToLiveEdge } from "../media/playback-requests";
import { useCurrentChapter } from "../media/use-current-chapter";
import { useLiveWindow } from "../media/use-live-window";
import { usePlayerParts } from "../player-parts";
import styles from "./control-row.module.css";

export function TimeOrLiveStatus() {
  const { isLive } = usePlayerParts();
  if (isLive) return <LiveStatus />;
  return (
    <>
      <TimeDisplay />
      <ChapterTitle />
    </>
  );
}

// Its name stays: who is paused, or has no rewind window, comes back to the edge by it too.
function LiveStatus() {
  const { t } = useText();
  const parts = usePlayerParts();
  const { isAtEdge, behindS } = useLiveWindow();
  const isOver = useMediaState(endedState);
  if (isOver) {
    return (
      <span className={styles.time} role="status">
        {t("playerIsOver")}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        className={classNames(styles.live, isAtEdge && styles.edge)}
        aria-label={t("playerGoLive")}
        onClick={() => seekToLiveEdge(parts)}
      >
        {t(isAtEdge ? "playerLive" : "playerGoLive")}
      </button>
      {!isAtEdge && (
        <span className={classNames(styles.time, styles.behind)} translate="no">
          {formatTimeBehindLive(behindS)}
        </span>
      )}
    </>
  );
}

function TimeDisplay() {
  const second = useMediaState(wholeSecondState);
  const length = useMediaState(durationState);
  return (
    <span className={styles.time} translate="no">
      {`${formatPlaybackTime(second, length)} / ${formatPlaybackTime(length)}`}
    </span>
  );
}

function ChapterTitle() {
  const chapter = useCurrentChapter();
  if (!chapter?.title) return null;
  return (
    <span className={styles.chapter} dir="auto">
      {chapter.title}
    </span>
  );
}
