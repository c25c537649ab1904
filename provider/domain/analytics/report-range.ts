import { formatUtcDay, listDays } from "./clamp-event-time.ts";
import type { ChannelDayRange } from "./analytics-reports.ts";

const dayMs = 24 * 60 * 60 * 1000;
const usualDays = 30;
const maxDays = 400;

/** Ranges that are a click away, in days that end today. */
export const reportRangePresetDays = [1, 7, 30, 90, 365];

/** The last days, today with them. */
export function createLastDaysRange(channel: string, days: number, now: number): ChannelDayRange {
  return { channel, from: formatUtcDay(now - (days - 1) * dayMs), to: formatUtcDay(now) };
}

/** The requested days; the last thirty for an invalid request. */
export function parseReportRange(
  channel: string,
  { from = "", to = "" }: { from?: string; to?: string },
  now: number,
): ChannelDayRange {
  const isRange = isDay(from) && isDay(to) && from <= to && listDays(from, to).length <= maxDays;
  return isRange ? { channel, from, to } : createLastDaysRange(channel, usualDays, now);
}

function isDay(text: string): boolean {
  if (!/^20\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const at = Date.parse(text);
  return !Number.isNaN(at) && formatUtcDay(at) === text;
}
