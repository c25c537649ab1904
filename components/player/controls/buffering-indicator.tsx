import { useEffect, useState } from "react";
import { useText } from "../../text-provider";
import { Loader } from "../../ui/loader";
import { bufferingState, useMediaState } from "../media/media-state";
import { usePlaybackProblem } from "../media/use-playback-problem";
import styles from "./player-controls.module.css";

const ringMs = 500;
/** A picture does not stand for longer without words: docs/behaviour.md BE-414. */
const wordsMs = 4_000;

export function BufferingIndicator() {
  const { t } = useText();
  const isStarved = useMediaState(bufferingState);
  const problem = usePlaybackProblem(true);
  const hasRing = useHasLasted(isStarved, ringMs);
  const hasWords = useHasLasted(isStarved, wordsMs);
  if (!hasRing || problem) return null;
  return (
    <>
      <Loader className={styles.ring} label={t("playerLoading")} />
      {hasWords && (
        <p className={styles.slow} role="status">
          {t("playerStillLoading")}
        </p>
      )}
    </>
  );
}

function useHasLasted(isOn: boolean, delayMs: number): boolean {
  const [hasLasted, setLasted] = useState(false);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setLasted(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLasted(false);
    };
  }, [isOn, delayMs]);
  return isOn && hasLasted;
}
