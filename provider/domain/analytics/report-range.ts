import { dayOf, listDays } from "./clamp-event-time.ts";
import type { ChannelDayRange } from "./reports.ts";

const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 30;
const maxDays = 400;

/** Ranges that are a click away, in days that end today. */
export const presetDays = [1, 7, 30, 90, 365];

/** The last days, today with them. */
export function rangeOfLastDays(channel: string, days: number, now: number): ChannelDayRange {
  return { channel, from: dayOf(now - (days - 1) * dayMs), to: dayOf(now) };
}

/** The requested days; the last thirty for an invalid request. */
export function parseReportRange(
  channel: string,
  { from = "", to = "" }: { from?: string; to?: string },
  now: number,
): ChannelDayRange {
  const isRange = isDay(from) && isDay(to) && from <= to && listDays(from, to).length <= maxDays;
  return isRange ? { channel, from, to } : rangeOfLastDays(channel, usualDays, now);
}

function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && dayOf(at) === text;
}
