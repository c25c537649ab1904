import { findCurrentOrNextEventStart, type ProgrammeSlot } from "../catalogue/airing.ts";
import type { EventChange } from "./event-change.ts";

/** What an owner does about the start of an event that is on, or else the next one. */
export type EventChangeInput =
  | { action: "move"; minutes: number }
  | { action: "cancel" }
  | { action: "restore" };

const minute = 60_000;
/** A start stays nearer to its own day than to another. */
const farthestMs = 12 * 60 * minute;

/**
 * The change that an order makes; undefined when nothing changes by it, or a sentence where it cannot
 * be done. Times are epoch ms.
 */
export function toEventChange(
  slot: ProgrammeSlot,
  order: EventChangeInput,
  anchor: number,
  now: number,
): EventChange | string | undefined {
  if (slot.state !== "scheduled") return "Only an event has a start that can be changed.";
  const { planned, start, isCancelled } = findCurrentOrNextEventStart(slot, anchor, now);
  if (order.action === "cancel") {
    return isCancelled ? undefined : { kind: "cancelled", planned, start, at: now };
  }
  if (order.action === "restore") {
    const isAsPlanned = !isCancelled && start === planned;
    return isAsPlanned ? undefined : { kind: "restored", planned, start: planned, at: now };
  }
  if (isCancelled) return "The event is cancelled: restore it first.";
  const moved = start + order.minutes * minute;
  if (Math.abs(moved - planned) > farthestMs) return "A start moves by twelve hours at most.";
  return moved === start ? undefined : { kind: "moved", planned, start: moved, at: now };
}
