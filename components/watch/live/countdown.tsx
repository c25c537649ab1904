"use client";

import { useEffect, useState } from "react";
import { formatSpokenTime } from "@/lib/playback/format-spoken-time";
import { toTimeLeft, type TimeLeft, msUntilNextSecond } from "@/lib/live/time-left";
import { useText } from "../../text-provider";
import { type AiringContextValue, useAiringContext } from "./airing-context";
import styles from "./countdown.module.css";

type Props = {
  /** Whether there are days to count, from the server: their room is reserved. */
  days: boolean;
};

export function Countdown({ days }: Props) {
  const { t, locale } = useText();
  const airing = useAiringContext();
  const leftMs = useTimeLeft(airing);
  if (airing.isSilent) return <p className={styles.words}>{t("playerTryingAgain")}</p>;
  if (leftMs !== undefined && leftMs <= 0)
    return <p className={styles.words}>{t("playerAnyMoment")}</p>;
  const left = leftMs === undefined ? undefined : toTimeLeft(leftMs);
  return (
    <div
      role="timer"
      aria-live="off"
      aria-label={left && t("playerStartsIn", { time: inWords(left, locale) })}
      className={styles.countdown}
    >
      {unitsOf(left, days).map((unit) => (
        <span key={unit} aria-hidden className={styles.unit}>
          <b className={`display ${styles.number}`} translate="no">
            {left ? padded(unit, left) : "––"}
          </b>
          <span className={styles.name}>{unitName(unit, left?.[unit] ?? 0, locale)}</span>
        </span>
      ))}
    </div>
  );
}

// Undefined until the server's clock is known: the device's clock may be wrong.
function useTimeLeft({ clock, startTime, poll }: AiringContextValue): number | undefined {
  const [leftMs, setLeftMs] = useState<number>();
  useEffect(() => {
    if (!clock || startTime === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      if (clock.hasParted()) poll();
      const left = startTime - (clock.now() ?? 0);
      setLeftMs(left);
      if (left > 0) timer = setTimeout(tick, msUntilNextSecond(left));
    };
    tick();
    return () => clearTimeout(timer);
  }, [clock, startTime, poll]);
  return leftMs;
}

const withDays = ["days", "hours", "minutes", "seconds"] as const;
const withoutDays = ["hours", "minutes", "seconds"] as const;

function unitsOf(left: TimeLeft | undefined, days: boolean): readonly (keyof TimeLeft)[] {
  return (left ? left.days > 0 : days) ? withDays : withoutDays;
}

function padded(unit: keyof TimeLeft, left: TimeLeft): string {
  return unit === "days" ? String(left.days) : String(left[unit]).padStart(2, "0");
}

// Read when it is turned to, to the minute; to the second in the last one.
function inWords({ days, hours, minutes, seconds }: TimeLeft, locale: string): string {
  const whole = (days * 24 + hours) * 3_600 + minutes * 60;
  return formatSpokenTime(whole > 0 ? whole : seconds, locale);
}

const units = { days: "day", hours: "hour", minutes: "minute", seconds: "second" } as const;

// A unit's name beside its number, in the language's own words: `unitName("hours", 2, "de")` → "Stunden".
function unitName(unit: keyof TimeLeft, count: number, locale: string): string {
  const options = { style: "unit", unit: units[unit], unitDisplay: "long" } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(count);
  return parts.find(({ type }) => type === "unit")?.value ?? "";
}
