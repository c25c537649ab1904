import { clockTime } from "@/lib/playback/clock-time";
import type { Trouble } from "@/lib/playback/engine/engine";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { outlineAlertTriangle, outlineRefresh } from "../ui/icon-paths";
import { starved, wholeSecond } from "./media/media-facts";
import { useEngineState } from "./media/use-engine-state";
import { useMediaFact } from "./media/use-media-fact";
import { usePlayerParts } from "./player-parts";
import { useOffline } from "./use-offline";
import styles from "./trouble-screen.module.css";

const words: Record<Trouble, string> = {
  connection: "playerConnectionLost",
  missing: "playerNotFound",
  broken: "playerBroken",
  unsupported: "playerUnsupported",
};

/** What stopped the film. While there is something left to play, nothing has stopped it. */
export function TroubleScreen({ isStarted }: { isStarted: boolean }) {
  const { t } = useText();
  const { engine, isLive } = usePlayerParts();
  const { trouble } = useEngineState();
  const isOffline = useOffline();
  const isStarved = useMediaFact(starved);
  const second = useMediaFact(wholeSecond);
  const isStopped = isStarted ? isStarved : trouble !== undefined;
  const reason = trouble ?? (isOffline ? "connection" : undefined);
  if (!isStopped || !reason) return null;
  return (
    <div className={styles.screen} role="alert">
      <Icon path={outlineAlertTriangle} />
      <p className={styles.reason}>{t(words[reason])}</p>
      {isStarted && !isLive && (
        <p className={styles.place}>{t("playerPlaceKept", { time: clockTime(second) })}</p>
      )}
      <Button look="primary" size="small" onClick={engine.retry}>
        <Icon path={outlineRefresh} />
        {t("playerTryAgain")}
      </Button>
    </div>
  );
}
