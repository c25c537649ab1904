import { spokenTime } from "@/lib/playback/spoken-time";
import { type TapSeries, skippedS } from "@/lib/playback/tap-skip";
import { useText } from "../../text-provider";
import { useSpeedName } from "../settings/setting-values";
import styles from "./skip-sign.module.css";

const chevron = "M6 4l8 8l-8 8z";

export function SpeedSign({ speed }: { speed: number }) {
  const name = useSpeedName();
  return (
    <span className={styles.hold} role="status">
      {name(speed)}
    </span>
  );
}

// How far the taps have skipped in all, on the side where they are; each tap sends a wave.
export function SkipSign({ taps }: { taps: TapSeries }) {
  const { locale } = useText();
  const text = spokenTime(Math.abs(skippedS(taps)), locale);
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
