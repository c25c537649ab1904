import { useEffect } from "react";
import { trackVideo } from "@/lib/analytics/late-tracker-queue";
import { formatPlaybackTime } from "@/lib/playback/format-playback-time";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { refreshIconPath } from "../ui/icon-paths";
import { alertTriangleIconPath } from "../ui/notice-icons";
import { Loader } from "../ui/loader";
import { useMediaState, wholeSecondState } from "./media/media-state";
import {
  canRetryPlayback,
  type PlaybackProblem,
  usePlaybackProblem,
} from "./media/use-playback-problem";
import styles from "./playback-error-screen.module.css";
import { usePlayerParts } from "./player-parts";

const messages: Record<PlaybackProblem, string> = {
  retrying: "playerConnectionLost",
  waitingForStart: "playerWaitsForStart",
  interrupted: "playerInterrupted",
  missing: "playerNotFound",
  broken: "playerBroken",
  unsupported: "playerUnsupported",
};

export function PlaybackErrorScreen({ isStarted }: { isStarted: boolean }) {
  const { t } = useText();
  const { token, engine, isLive } = usePlayerParts();
  const problem = usePlaybackProblem(isStarted);
  const second = useMediaState(wholeSecondState);
  useEffect(() => {
    if (!problem) return;
    const label = problem === "retrying" ? "connection" : problem;
    trackVideo({ event_name: "error", input_token: token, label });
  }, [token, problem]);
  if (!problem) return null;
  if (!canRetryPlayback(problem)) {
    return (
      <div className={styles.screen} role="status">
        <Loader />
        <p className={styles.message}>{t(messages[problem])}</p>
      </div>
    );
  }
  return (
    <div className={styles.screen} role="alert">
      <Icon path={alertTriangleIconPath} />
      <p className={styles.message}>{t(messages[problem])}</p>
      {isStarted && !isLive && second > 0 && (
        <p className={styles.position}>
          {t("playerPlaceKept", { time: formatPlaybackTime(second) })}
        </p>
      )}
      <Button variant="primary" size="small" onClick={engine.retry}>
        <Icon path={refreshIconPath} />
        {t("playerTryAgain")}
      </Button>
    </div>
  );
}
