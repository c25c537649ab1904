import { describe, expect, it } from "vitest";
import {
  getAiringState,
  msUntilNextEvent,
} from "../../../../../provider/domain/catalogue/airing.ts";
import {
  toEventChange,
  type EventChangeInput,
} from "../../../../../provider/domain/events/to-event-change.ts";
import type { EventChange } from "../../../../../provider/domain/events/event-change.ts";

const anchor = Date.UTC(2030, 0, 1, 12);
const minute = 60_000;
const day = 24 * 60 * minute;
const start = anchor + 5 * minute;
const event = { state: "scheduled", minutes: 5 } as const;

const changed = (kind: EventChange["kind"], by: number, planned = start) => ({
  ...event,
  change: { kind, planned, start: planned + by * minute, at: anchor },
});
const at = (slot: Parameters<typeof getAiringState>[0], now: number) =>
  getAiringState(slot, anchor, now);

describe("an event with a changed start", () => {
  const later = changed("moved", 30);
  it.each([
    ["at the planned start", start, "scheduled"],
    ["at the new start", start + 30 * minute, "live"],
    ["45 minutes after that", start + 75 * minute, "vod"],
    ["the next day at the planned start", start + day, "live"],
  ])("is %s %s", (_, now, state) => {
    expect(at(later, now).state).toBe(state);
  });

  it("reports the new start", () => {
    expect(at(later, start)).toEqual({ state: "scheduled", startTime: start + 30 * minute });
    expect(msUntilNextEvent([later], { anchor, now: start })).toBe(30 * minute);
  });

  it("begins earlier when it was moved forward", () => {
    const sooner = changed("moved", -4);
    expect(at(sooner, start - 4 * minute).state).toBe("live");
    expect(at(sooner, start + 41 * minute).state).toBe("vod");
  });

  it("has a replay that ended when the moved event did", () => {
    expect(at(later, start + 80 * minute)).toEqual({
      state: "vod",
      endedAt: start + 75 * minute,
    });
  });

  it("is announced two hours before the earlier of the two starts", () => {
    const tomorrow = changed("moved", 180, start + day);
    expect(at(tomorrow, start + day - 121 * minute).state).toBe("vod");
    expect(at(tomorrow, start + day - 119 * minute)).toEqual({
      state: "scheduled",
      startTime: start + day + 180 * minute,
    });
  });
});

describe("a cancelled event", () => {
  const off = changed("cancelled", 0);
  it.each([
    ["before its start", -minute],
    ["at its start", 0],
    ["a moment before its planned end", 45 * minute - 1],
  ])("is scheduled and cancelled %s", (_, after) => {
    const cancelled = { state: "scheduled", startTime: start, cancelled: true };
    expect(at(off, start + after)).toEqual(cancelled);
  });

  it("has no countdown", () => {
    expect(msUntilNextEvent([off], { anchor, now: anchor })).toBeUndefined();
  });

  it("leaves the replay of the last event that took place", () => {
    expect(at(off, start + 46 * minute)).toEqual({ state: "vod", endedAt: undefined });
    const second = changed("cancelled", 0, start + day);
    expect(at(second, start + day + 46 * minute)).toEqual({
      state: "vod",
      endedAt: start + 45 * minute,
    });
  });

  it("takes place again the next day", () => {
    expect(at(off, start + day).state).toBe("live");
  });
});

describe("a change by the owner", () => {
  const order = (
    slot: Parameters<typeof getAiringState>[0],
    wanted: EventChangeInput,
    now = anchor,
  ) => toEventChange(slot, wanted, anchor, now);
  const moved = changed("moved", 30);
  const off = changed("cancelled", 0);

  it("moves from the current start", () => {
    expect(order(event, { action: "move", minutes: 10 })).toMatchObject({
      kind: "moved",
      planned: start,
      start: start + 10 * minute,
    });
    const again = order(moved, { action: "move", minutes: 10 });
    expect(again).toMatchObject({ start: start + 40 * minute });
  });

  it("applies to the current start, or else the next one", () => {
    const live = order(event, { action: "cancel" }, start + 44 * minute);
    expect(live).toMatchObject({ planned: start });
    const over = order(event, { action: "cancel" }, start + 45 * minute);
    expect(over).toMatchObject({ planned: start + day });
  });

  it("restores the planned start", () => {
    for (const slot of [moved, off]) {
      expect(order(slot, { action: "restore" })).toMatchObject({ kind: "restored", start });
    }
  });

  it.each<[string, Parameters<typeof getAiringState>[0], EventChangeInput]>([
    ["restoring a start that was not changed", event, { action: "restore" }],
    ["cancelling twice", off, { action: "cancel" }],
    ["moving by zero minutes", event, { action: "move", minutes: 0 }],
  ])("changes nothing by %s", (_, slot, wanted) => {
    expect(order(slot, wanted)).toBeUndefined();
  });

  it.each<[string, Parameters<typeof getAiringState>[0], EventChangeInput]>([
    ["move a cancelled event", off, { action: "move", minutes: 5 }],
    ["move by more than twelve hours", moved, { action: "move", minutes: 691 }],
    ["change a film", { state: "vod", minutes: null }, { action: "cancel" }],
    ["change a permanent live channel", { state: "live", minutes: 5 }, { action: "cancel" }],
  ])("cannot %s", (_, slot, wanted) => {
    expect(order(slot, wanted)).toBeTypeOf("string");
  });
});
