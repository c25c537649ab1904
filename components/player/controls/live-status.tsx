import { behindLive } from "@/lib/playback/clock-time";
import { useText } from "../../text-provider";
import { classNames } from "../../ui/class-names";
import { goLive } from "../media/requests";
import { useLiveWindow } from "../media/use-live-window";
import { usePlayerParts } from "../player-parts";
import styles from "./controls.module.css";

export function LiveStatus() {
  const { t } = useText();
  const parts = usePlayerParts();
  const { isAtEdge, behindS } = useLiveWindow();
  return (
    <>
      <button
        type="button"
        className={classNames(styles.live, isAtEdge && styles.edge)}
        onClick={() => goLive(parts)}
      >
        {t(isAtEdge ? "playerLive" : "playerGoLive")}
      </button>
      {!isAtEdge && (
        <span className={classNames(styles.time, styles.wide)}>{behindLive(behindS)}</span>
      )}
    </>
  );
}
