import type { FailurePicture } from "@/lib/failures/card-marks";
import { type FailureRow, failures } from "@/lib/failures/failures";
import { clockTime } from "@/lib/playback/clock-time";
import { inVariant, isInWebView } from "@/lib/urls/paths";
import { outlineShieldLock } from "../errors/error-icons";
import { useText } from "../text-provider";
import { Button, LinkButton } from "../ui/button";
import { Icon } from "../ui/icon";
import {
  outlineAlertTriangle,
  outlineLock,
  outlineRefresh,
  outlineUserCircle,
  outlineWorld,
} from "../ui/icon-paths";
import { useMediaState, wholeSecond } from "./media/media-state";
import styles from "./playback-error-screen.module.css";
import { usePlayerParts } from "./player-parts";
import { useDenied } from "./use-denied";

const icons: Record<FailurePicture, string> = {
  person: outlineUserCircle,
  lock: outlineLock,
  world: outlineWorld,
  shield: outlineShieldLock,
  devices: outlineUserCircle,
  code: outlineAlertTriangle,
};

// The site has said, while the film plays, that its viewer may not go on with it: a row of the table of failures.
export function DeniedScreen() {
  const { t } = useText();
  const { isLive } = usePlayerParts();
  const { refused, goOn } = useDenied();
  const second = useMediaState(wholeSecond);
  if (!refused?.reason) return null;
  const row = failures[refused.reason];
  const words = row.inPlayer ? t(row.inPlayer) : refused.message;
  return (
    <div className={styles.screen} role="alert">
      <Icon path={icons[row.picture]} />
      <p className={styles.message}>{words ?? t("playerAccessEnded")}</p>
      {!row.inPlayer && refused.hint && <p className={styles.hint}>{refused.hint}</p>}
      {!isLive && second > 0 && (
        <p className={styles.position}>{t("playerPlaceKept", { time: clockTime(second) })}</p>
      )}
      <Unlock row={row} goOn={goOn} />
    </div>
  );
}

function Unlock({ row: { unlock, screen }, goOn }: { row: FailureRow; goOn: () => Promise<void> }) {
  const { t } = useText();
  const { token } = usePlayerParts();
  const path = unlock?.path?.(token);
  if (!unlock || !path) {
    return (
      <Button look="primary" size="small" onClick={() => void goOn()}>
        <Icon path={outlineRefresh} />
        {t("playerTryAgain")}
      </Button>
    );
  }
  return (
    <LinkButton look="primary" size="small" href={inVariant(path, isInWebView(location.pathname))}>
      {t(screen === "form" ? "playerAnswer" : unlock.text)}
    </LinkButton>
  );
}
