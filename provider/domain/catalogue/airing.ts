/** When a content is on. `minutes` is since (live) or until (scheduled) the programme's anchor. */
export type Slot = { state: "live" | "vod" | "scheduled"; minutes: number | null };

/** What a content is at one moment. Times are epoch ms; `startTime` is missing for `vod`. */
export type Airing =
  | { state: "live" | "scheduled"; startTime: number }
  | { state: "vod"; startTime?: undefined; endedAt?: number };

/** A scheduled event is live this long; then its replay is there. */
export const eventMinutes = 45;

const minute = 60_000;
const day = 24 * 60 * minute;
const roundTheClock = 3 * 60 * minute;
const announcedBefore = 2 * 60 * minute;

/**
 * The state of a content at `now`, for a programme anchored at `anchor`. A channel that is live
 * stays live: its broadcast opens anew every three hours. A scheduled event becomes live at its
 * start, a replay 45 minutes later, and is announced again two hours before the next day's.
 */
export function airing(slot: Slot, anchor: number, now: number): Airing {
  const offset = (slot.minutes ?? 0) * minute;
  if (slot.state === "vod") return { state: "vod" };
  if (slot.state === "live") {
    return { state: "live", startTime: latest(anchor - offset, roundTheClock, now) };
  }
  const first = anchor + offset;
  if (now < first) return { state: "scheduled", startTime: first };
  const startTime = latest(first, day, now);
  if (now < startTime + eventMinutes * minute) return { state: "live", startTime };
  if (now < startTime + day - announcedBefore) {
    return { state: "vod", endedAt: startTime + eventMinutes * minute };
  }
  return { state: "scheduled", startTime: startTime + day };
}

/** The last of `first`, `first + every`, … that is not after `now`. */
function latest(first: number, every: number, now: number): number {
  return first + Math.floor((now - first) / every) * every;
}
