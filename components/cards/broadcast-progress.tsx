import styles from "./card-progress.module.css";

type Props = { time: number; duration: number };

// How far a broadcast is; the words below the picture say it too.
export function BroadcastProgress({ time, duration }: Props) {
  return (
    <span className={styles.progress} data-aired aria-hidden="true">
      <span style={{ inlineSize: `${Math.round((100 * time) / duration)}%` }} />
    </span>
  );
}
