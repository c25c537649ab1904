import { expect, it } from "vitest";
import { nextQuarterHour } from "../../../provider/db/programme-anchor.ts";
import { getAiringState } from "../../../provider/domain/catalogue/airing.ts";
import { seededCatalogues } from "../../../provider/seed/seeded-catalogues.ts";

const hour = 3_600_000;
const day = 24 * hour;

/** Channels that announce more than one evening. */
const programmes = seededCatalogues
  .map(({ channel: { token }, contents }) => ({
    channel: token,
    events: contents.flatMap(({ state, minutes = 0, hour: ofDay }) =>
      state === "scheduled" ? [{ state, minutes, hour: ofDay }] : [],
    ),
  }))
  .filter(({ events }) => events.length > 1);

const zones = [
  "UTC",
  "Europe/Berlin",
  "America/New_York",
  "Asia/Kathmandu",
  "Pacific/Auckland",
  "Pacific/Honolulu",
  "Pacific/Kiritimati",
].map((zone) => ({ zone, dayOf: dayIn(zone) }));

/** The number of the day of a moment in a time zone. */
function dayIn(timeZone: string): (time: number) => number {
  const format = new Intl.DateTimeFormat("en-CA", { timeZone });
  return (time) => Date.parse(format.format(time)) / day;
}

/** Each day without an event, from tomorrow to that of the last event. */
function emptyDays(now: number) {
  return programmes.flatMap(({ channel, events }) => {
    const starts = events.map(
      (event) => getAiringState(event, nextQuarterHour(now), now).startTime ?? 0,
    );
    return zones.flatMap(({ zone, dayOf }) => {
      const days = new Set(starts.map(dayOf));
      const [today, last] = [dayOf(now), Math.max(...days)];
      const next = Array.from({ length: Math.max(1, last - today) }, (_, index) => index + 1);
      const empty = next.filter((after) => !days.has(today + after));
      return empty.map((after) => [channel, new Date(now).toISOString(), zone, after]);
    });
  });
}

it.each([
  ["a week", "2026-11-23T00:42:00Z", 168],
  ["America's clock change in spring", "2027-03-13T00:10:00Z", 72],
  ["Europe's clock change in spring", "2027-03-27T00:10:00Z", 72],
  ["Europe's clock change in autumn", "2027-10-30T00:10:00Z", 72],
  ["America's clock change in autumn", "2027-11-06T00:10:00Z", 72],
  ["the end of February", "2027-02-27T00:55:00Z", 72],
  ["a leap day", "2028-02-28T00:55:00Z", 72],
  ["the end of a year", "2026-12-30T00:59:00Z", 72],
])(
  "BE-380 every channel has events on each of the next days, seeded at any hour of %s",
  (_, from, hours) => {
    const moments = Array.from({ length: hours }, (__, after) => Date.parse(from) + after * hour);
    expect(moments.flatMap(emptyDays)).toEqual([]);
  },
);
