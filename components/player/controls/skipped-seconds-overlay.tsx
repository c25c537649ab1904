import { formatSpokenTime } from "@/lib/playback/format-spoken-time";
import { type TapSeries, tapSeriesSkipSeconds } from "@/lib/playback/tap-skip";
import { useText } from "../../text-provider";
import { useFormatSpeed } from "../settings/settings-menu-labels";
import styles from "./skipped-seconds-overlay.module.css";

const chevron = "M6 4l8 8l-8 8z";

export function LongPressSpeedIndicator({ speed }: { speed: number }) {
  const name = useFormatSpeed();
  return (
    <span className={styles.hold} role="status">
      {name(speed)}
    </span>
  );
}

// How far the taps have skipped in all, on the side where they are; each tap sends a wave.
export function SkippedSecondsOverlay({ taps }: { taps: TapSeries }) {
  const { locale } = useText();
  const text = formatSpokenTime(Math.abs(tapSeriesSkipSeconds(taps)), locale);
  return (
    <div className={styles.sign} data-side={taps.side < 0 ? "left" : "right"}>
      <i key={taps.count} className={styles.wave} />
      <svg viewBox="0 0 40 24" aria-hidden>
        {[0, 12, 24].map((x) => (
          <path key={x} d={chevron} transform={`translate(${x})`} />
        ))}
      </svg>
      <span role="status">{text}</span>
    </div>
  );
}
