import { useEffect, useState } from "react";
import { useText } from "../../text-provider";
import { Loader } from "../../ui/loader";
import { starved, useMediaState } from "../media/media-state";
import { usePlaybackError } from "../media/use-playback-error";
import styles from "./controls.module.css";

const delayMs = 500;

export function Buffering() {
  const { t } = useText();
  const isStarved = useMediaState(starved);
  const error = usePlaybackError(true);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isStarved) return;
    const timer = setTimeout(() => setLong(true), delayMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isStarved]);
  if (!isStarved || !isLong || error) return null;
  return <Loader className={styles.ring} label={t("playerLoading")} />;
}
