import {
  getAiringState,
  findCurrentOrNextEventStart,
  eventDurationMinutes,
  type ProgrammeSlot,
} from "../catalogue/airing.ts";
import type { EventChange } from "./event-change.ts";

/** A notification of an event to the viewers who want it. Times are epoch ms of the provider's clock. */
export type EventAnnouncement =
  | { kind: "started"; start: number }
  | { kind: EventChange["kind"]; start: number; changedAt: number };

const minute = 60_000;

/** A start is announced this long after it at most: after a longer downtime it is not announced. */
export const maxAnnouncementDelayMs = 10 * minute;

/**
 * The announcements of a content at `now`: its event has begun, or its current
 * or next start was changed. A move is announced until the event begins, a cancellation until it would have ended.
 */
export function findAnnouncements(
  slot: ProgrammeSlot,
  anchor: number,
  now: number,
): EventAnnouncement[] {
  if (slot.state !== "scheduled") return [];
  const air = getAiringState(slot, anchor, now);
  if (air.state === "live") {
    return now - air.startTime <= maxAnnouncementDelayMs
      ? [{ kind: "started", start: air.startTime }]
      : [];
  }
  if (slot.startsAt && air.state === "vod") return [];
  const { change } = slot;
  const { planned, start } = findCurrentOrNextEventStart(slot, anchor, now);
  if (change?.planned !== planned) return [];
  return [{ kind: change.kind, start, changedAt: change.at }];
}

/** How long an announcement may be tried to deliver, in ms from now on. */
export function announcementDeliveryWindowMs(
  { kind, start }: EventAnnouncement,
  now: number,
): number {
  const end = start + eventDurationMinutes * minute;
  return kind === "started"
    ? start + 3 * maxAnnouncementDelayMs - now
    : Math.max(end - now, minute);
}
