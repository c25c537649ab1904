import { clockTime } from "@/lib/playback/clock-time";
import { duration, wholeSecond } from "../media/media-facts";
import { useMediaFact } from "../media/use-media-fact";
import styles from "./controls.module.css";

export function TimeDisplay() {
  const second = useMediaFact(wholeSecond);
  const length = useMediaFact(duration);
  return (
    <span className={styles.time}>
      {clockTime(second, length)} / {clockTime(length)}
    </span>
  );
}
