import { useEffect } from "react";
import { trackVideo } from "@/lib/analytics/tracker-seam";
import { clockTime } from "@/lib/playback/clock-time";
import type { PlaybackError } from "@/lib/playback/engine/engine";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { outlineAlertTriangle, outlineRefresh } from "../ui/icon-paths";
import { useMediaState, wholeSecond } from "./media/media-state";
import { usePlaybackError } from "./media/use-playback-error";
import styles from "./playback-error-screen.module.css";
import { usePlayerParts } from "./player-parts";

const messages: Record<PlaybackError, string> = {
  connection: "playerConnectionLost",
  missing: "playerNotFound",
  broken: "playerBroken",
  unsupported: "playerUnsupported",
};

export function PlaybackErrorScreen({ isStarted }: { isStarted: boolean }) {
  const { t } = useText();
  const { token, engine, isLive } = usePlayerParts();
  const error = usePlaybackError(isStarted);
  const second = useMediaState(wholeSecond);
  useEffect(() => {
    if (error) trackVideo({ event_name: "error", input_token: token, label: error });
  }, [token, error]);
  if (!error) return null;
  return (
    <div className={styles.screen} role="alert">
      <Icon path={outlineAlertTriangle} />
      <p className={styles.message}>{t(messages[error])}</p>
      {isStarted && !isLive && second > 0 && (
        <p className={styles.position}>{t("playerPlaceKept", { time: clockTime(second) })}</p>
      )}
      <Button variant="primary" size="small" onClick={engine.retry}>
        <Icon path={outlineRefresh} />
        {t("playerTryAgain")}
      </Button>
    </div>
  );
}
