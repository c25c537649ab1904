import type { EventChange } from "../events/event-change.ts";
import type { ContentRecord } from "./catalogue-records.ts";

/**
 * When a content is on. `minutes` is since (live) or until (scheduled) the programme's anchor; an event that has an
 * `hour` waits besides until it is that hour in UTC. An event with `startsAt` takes place once, for `durationS`.
 */
export type ProgrammeSlot = {
  state: "live" | "vod" | "scheduled";
  minutes: number | null;
  hour?: number | null;
  startsAt?: Date | null;
  durationS?: number;
  change?: EventChange | null;
};

/**
 * What a content is at one moment. Times are epoch ms; `startTime` is missing for `vod`. What is
 * cancelled stays scheduled for the time at which it does not take place.
 */
export type AiringState =
  | { state: "live"; startTime: number }
  | { state: "scheduled"; startTime: number; cancelled?: true }
  | { state: "vod"; startTime?: undefined; endedAt?: number };

/** The present (`now`, epoch ms) and the time that the programme counts from. */
export type ProgrammeClock = { anchor: number; now: number };

/** A scheduled event is live this long, unless its owner says how long; then its replay is there. */
export const eventDurationMinutes = 45;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const roundTheClock = 3 * hour;
const announcedBefore = 2 * hour;
const eventMs = eventDurationMinutes * minute;

/** How long an event is live, in ms. */
export function getEventLengthMs({
  startsAt,
  durationS = 0,
}: Pick<ProgrammeSlot, "startsAt" | "durationS">): number {
  return startsAt && durationS > 0 ? durationS * 1000 : eventMs;
}

/**
 * The state of a content at `now`, for a programme anchored at `anchor`. A channel that is live
 * stays live: its broadcast opens anew every three hours. A scheduled event becomes live at its
 * start, a replay 45 minutes later, and is announced again two hours before the next day's. One start
 * may be moved or cancelled by its owner.
 */
export function getAiringState(slot: ProgrammeSlot, anchor: number, now: number): AiringState {
  if (slot.state === "vod") return { state: "vod" };
  if (slot.state === "live") {
    const began = anchor - (slot.minutes ?? 0) * minute;
    return { state: "live", startTime: latest(began, roundTheClock, now) };
  }
  if (slot.startsAt) return getStateOfSingleEvent(slot, slot.startsAt.getTime(), now);
  const first = firstStart(slot, anchor);
  const { planned, start, isCancelled } = findCurrentOrNextEventStart(slot, anchor, now);
  if (now >= start && !isCancelled) return { state: "live", startTime: start };
  if (planned === first || now >= Math.min(planned, start) - announcedBefore) {
    if (isCancelled) return { state: "scheduled", startTime: start, cancelled: true };
    return { state: "scheduled", startTime: start };
  }
  return { state: "vod", endedAt: lastEnd(slot, first, planned) };
}

function getStateOfSingleEvent(slot: ProgrammeSlot, planned: number, now: number): AiringState {
  const { start, isCancelled } = startOf(slot, planned);
  if (isCancelled) return { state: "scheduled", startTime: start, cancelled: true };
  if (now < start) return { state: "scheduled", startTime: start };
  const end = start + getEventLengthMs(slot);
  return now < end ? { state: "live", startTime: start } : { state: "vod", endedAt: end };
}

/** A start of an event: by the programme, and as its owner left it. Epoch ms. */
export type ScheduledEventStart = { planned: number; start: number; isCancelled: boolean };

/** The start of a scheduled content that is on at `now`, else the next one; the only one of a single event. */
export function findCurrentOrNextEventStart(
  slot: ProgrammeSlot,
  anchor: number,
  now: number,
): ScheduledEventStart {
  if (slot.startsAt) return startOf(slot, slot.startsAt.getTime());
  const first = firstStart(slot, anchor);
  let planned = Math.max(first, latest(first, day, now - eventMs));
  while (now >= startOf(slot, planned).start + eventMs) planned += day;
  return startOf(slot, planned);
}

function firstStart(slot: ProgrammeSlot, anchor: number): number {
  const earliest = anchor + (slot.minutes ?? 0) * minute;
  return typeof slot.hour === "number"
    ? latest(slot.hour * hour, day, earliest + day - 1)
    : earliest;
}

function startOf({ change }: ProgrammeSlot, planned: number): ScheduledEventStart {
  if (change?.planned !== planned) return { planned, start: planned, isCancelled: false };
  return { planned, start: change.start, isCancelled: change.kind === "cancelled" };
}

/** When the event ended that took place last before a start; undefined when none did. */
function lastEnd(slot: ProgrammeSlot, first: number, planned: number): number | undefined {
  for (let before = planned - day; before >= first; before -= day) {
    const { start, isCancelled } = startOf(slot, before);
    if (!isCancelled) return start + eventMs;
  }
  return undefined;
}

/** What is live now, the latest first, then what is scheduled, the next first. */
export function listLiveAndScheduledContents(
  all: ContentRecord[],
  clock: ProgrammeClock,
): ContentRecord[] {
  const aired = all.map((content) => ({
    content,
    ...getAiringState(content, clock.anchor, clock.now),
  }));
  const live = aired.filter(({ state }) => state === "live");
  const ahead = aired.filter(({ state }) => state === "scheduled");
  live.sort((a, b) => (b.startTime ?? 0) - (a.startTime ?? 0));
  ahead.sort((a, b) => (a.startTime ?? 0) - (b.startTime ?? 0));
  return [...live, ...ahead].map(({ content }) => content);
}

/** How many ms until the next scheduled event of these begins; undefined when none is ahead. */
export function msUntilNextEvent(
  slots: ProgrammeSlot[],
  clock: ProgrammeClock,
): number | undefined {
  const ahead = slots.flatMap((slot) => {
    const air = getAiringState(slot, clock.anchor, clock.now);
    return air.state === "scheduled" && !air.cancelled ? [air.startTime - clock.now] : [];
  });
  return ahead.length > 0 ? Math.min(...ahead) : undefined;
}

/** The last of `first`, `first + every`, … that is not after `now`. */
function latest(first: number, every: number, now: number): number {
  return first + Math.floor((now - first) / every) * every;
}
