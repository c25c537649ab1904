import type { ContentRecord } from "./records.ts";

/** When a content is on. `minutes` is since (live) or until (scheduled) the programme's anchor. */
export type Slot = { state: "live" | "vod" | "scheduled"; minutes: number | null };

/** What a content is at one moment. Times are epoch ms; `startTime` is missing for `vod`. */
export type Airing =
  | { state: "live" | "scheduled"; startTime: number }
  | { state: "vod"; startTime?: undefined; endedAt?: number };

/** The present (`now`, epoch ms) and the time that the programme counts from. */
type ProgrammeClock = { anchor: number; now: number };

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

/** What is live now, the latest first, then what is scheduled, the next first. */
export function onAir(all: ContentRecord[], clock: ProgrammeClock): ContentRecord[] {
  const aired = all.map((content) => ({ content, ...airing(content, clock.anchor, clock.now) }));
  const live = aired.filter(({ state }) => state === "live");
  const ahead = aired.filter(({ state }) => state === "scheduled");
  live.sort((a, b) => (b.startTime ?? 0) - (a.startTime ?? 0));
  ahead.sort((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0));
  return [...live, ...ahead].map(({ content }) => content);
}

/** How many ms until the next scheduled event of these begins; undefined when none is ahead. */
export function untilNextEvent(slots: Slot[], clock: ProgrammeClock): number | undefined {
  const ahead = slots.flatMap((slot) => {
    const air = airing(slot, clock.anchor, clock.now);
    return air.state === "scheduled" ? [air.startTime - clock.now] : [];
  });
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

/** The last of `first`, `first + every`, … that is not after `now`. */
function latest(first: number, every: number, now: number): number {
  return first + Math.floor((now - first) / every) * every;
}
