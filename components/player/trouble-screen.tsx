import { clockTime } from "@/lib/playback/clock-time";
import type { Trouble } from "@/lib/playback/engine/engine";
import { useText } from "../text-provider";
import { Button } from "../ui/button";
import { Icon } from "../ui/icon";
import { outlineAlertTriangle, outlineRefresh } from "../ui/icon-paths";
import { wholeSecond } from "./media/media-facts";
import { useMediaFact } from "./media/use-media-fact";
import { useTrouble } from "./media/use-trouble";
import { usePlayerParts } from "./player-parts";
import styles from "./trouble-screen.module.css";

const words: Record<Trouble, string> = {
  connection: "playerConnectionLost",
  missing: "playerNotFound",
  broken: "playerBroken",
  unsupported: "playerUnsupported",
};

export function TroubleScreen({ isStarted }: { isStarted: boolean }) {
  const { t } = useText();
  const { engine, isLive } = usePlayerParts();
  const trouble = useTrouble(isStarted);
  const second = useMediaFact(wholeSecond);
  if (!trouble) return null;
  return (
    <div className={styles.screen} role="alert">
      <Icon path={outlineAlertTriangle} />
      <p className={styles.reason}>{t(words[trouble])}</p>
      {isStarted && !isLive && second > 0 && (
        <p className={styles.place}>{t("playerPlaceKept", { time: clockTime(second) })}</p>
      )}
      <Button look="primary" size="small" onClick={engine.retry}>
        <Icon path={outlineRefresh} />
        {t("playerTryAgain")}
      </Button>
    </div>
  );
}
