"use client";

import { chooseDateFormatLocale } from "../../lib/i18n/date-locale";
import { dayNumber, sixDaysMs } from "./day-number";

/**
 * `clock` is only the time of day, `day` only the date, `weekday` "Today" or the day of the week, `near-day` that or,
 * for a day that is farther away, the date.
 */
export const timeFormats = ["date-time", "clock", "day", "weekday", "near-day"] as const;
export type TimeFormat = (typeof timeFormats)[number];

type Props = { time: number; format?: TimeFormat; locale: string };

// Empty in the browser until `enableTimeFormatting`: React then keeps the text that the server wrote.
export function LocalTime({ time, format = "date-time", locale }: Props) {
  return (
    <time
      dateTime={new Date(time).toISOString()}
      data-time-format={format}
      suppressHydrationWarning
    >
      {formatLocalizedTime(time, format, locale)}
    </time>
  );
}

const options = {
  near: { weekday: "short", hour: "numeric", minute: "2-digit" },
  far: { day: "numeric", month: "short", hour: "numeric", minute: "2-digit" },
  weekday: { weekday: "short" },
  clock: { timeStyle: "short" },
  day: { day: "numeric", month: "short" },
  year: { day: "numeric", month: "short", year: "numeric" },
} as const;

function optionsFor(format: TimeFormat, distanceMs: number): keyof typeof options {
  if (format === "date-time") return distanceMs < sixDaysMs ? "near" : "far";
  if (format === "near-day") return distanceMs < sixDaysMs ? "weekday" : "day";
  return format === "day" && distanceMs > 45 * sixDaysMs ? "year" : format;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
const dayFormatters = new Map<string, Intl.RelativeTimeFormat>();
const isServer = typeof window === "undefined";
let isEnabled = isServer;

export function enableTimeFormatting(): void {
  isEnabled = true;
}

// The HTML is the same in every time zone: the server writes UTC, LocalizeTimes corrects it in the browser.
export function formatLocalizedTime(time: number, format: TimeFormat, locale: string): string {
  if (!isEnabled) return "";
  if (format === "weekday" || format === "near-day") {
    const days = dayNumber(time, isServer) - dayNumber(Date.now(), isServer);
    if (Math.abs(days) < 2) return relativeDay(days, locale);
  }
  const name = optionsFor(format, Math.abs(time - Date.now()));
  const key = `${locale}${name}`;
  const timeZone = isServer ? "UTC" : undefined;
  const formatter =
    formatters.get(key) ??
    formatterFor(chooseDateFormatLocale(locale, isServer ? [] : navigator.languages), {
      ...options[name],
      timeZone,
    });
  formatters.set(key, formatter);
  return formatter.format(time);
}

// It is a text of its own, so it begins with a capital letter.
function relativeDay(days: number, locale: string): string {
  const formatter =
    dayFormatters.get(locale) ?? new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  dayFormatters.set(locale, formatter);
  const text = formatter.format(days, "day");
  return text.charAt(0).toLocaleUpperCase(locale) + text.slice(1);
}

// Beside a day of a month `Intl` writes "3:20" where the same language has "03:20" without a date.
function formatterFor(tag: string, wanted: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const clock = new Intl.DateTimeFormat(tag, options.clock).formatToParts(new Date(2000, 0, 1, 3));
  const isPadded = clock.some(({ type, value }) => type === "hour" && value.length === 2);
  const hour = wanted.hour && isPadded ? "2-digit" : wanted.hour;
  return new Intl.DateTimeFormat(tag, { ...wanted, hour });
}
