import { useEffect, useState } from "react";
import { useText } from "../text-provider";
import { Loader } from "../ui/loader";
import styles from "./chrome.module.css";
import { starved } from "./media/media-facts";
import { useMediaFact } from "./media/use-media-fact";
import { usePlaybackError } from "./media/use-playback-error";

const patienceMs = 500;

export function Buffering() {
  const { t } = useText();
  const isStarved = useMediaFact(starved);
  const error = usePlaybackError(true);
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isStarved) return;
    const timer = setTimeout(() => setLong(true), patienceMs);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isStarved]);
  if (!isStarved || !isLong || error) return null;
  return <Loader className={styles.ring} label={t("playerLoading")} />;
}
