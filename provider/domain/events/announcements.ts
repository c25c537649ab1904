import { airing, eventAt, eventMinutes, type Slot } from "../catalogue/airing.ts";
import type { EventChange } from "./event-change.ts";

/** What viewers who asked for it are told of an event. Times are epoch ms of the provider's clock. */
export type Announcement =
  | { kind: "started"; start: number }
  | { kind: EventChange["kind"]; start: number; changedAt: number };

const minute = 60_000;

/** A start is told this long after it at most: who was out for longer tells nobody any more. */
export const lateMs = 10 * minute;

/**
 * What there is to tell of a content at `now`: that its event has begun, or that the start which is on
 * or ahead was changed. A move is told until the event begins, a cancellation until it would have ended.
 */
export function findAnnouncements(slot: Slot, anchor: number, now: number): Announcement[] {
  if (slot.state !== "scheduled") return [];
  const air = airing(slot, anchor, now);
  if (air.state === "live") {
    return now - air.startTime <= lateMs ? [{ kind: "started", start: air.startTime }] : [];
  }
  const { change } = slot;
  const { planned, start } = eventAt(slot, anchor, now);
  if (change?.planned !== planned) return [];
  return [{ kind: change.kind, start, changedAt: change.at }];
}

/** How long an announcement may be tried to deliver, in ms from now on. */
export function deliveryPeriod({ kind, start }: Announcement, now: number): number {
  const end = start + eventMinutes * minute;
  return kind === "started" ? start + 3 * lateMs - now : Math.max(end - now, minute);
}
