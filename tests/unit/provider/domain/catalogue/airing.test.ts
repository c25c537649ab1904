import { describe, expect, it } from "vitest";
import { getAiringState } from "../../../../../provider/domain/catalogue/airing.ts";
import { msUntilNextEvent } from "../../../../../provider/domain/catalogue/airing.ts";

const anchor = Date.UTC(2030, 0, 1, 12);
const minute = 60_000;
const hour = 60 * minute;
const event = { state: "scheduled", minutes: 5 } as const;
const start = anchor + 5 * minute;

describe("airingAt", () => {
  it.each([
    ["before its start", -1, "scheduled"],
    ["at its start", 0, "live"],
    ["a moment before 45 minutes", 45 * minute - 1, "live"],
    ["after 45 minutes", 45 * minute, "vod"],
    ["21 hours later", 21 * hour, "vod"],
    ["22 hours later", 22 * hour, "scheduled"],
    ["a day later", 24 * hour, "live"],
  ])("an event %s (%i ms) is %s", (_when, after, state) => {
    expect(getAiringState(event, anchor, start + after).state).toBe(state);
  });

  it("an event announced again names the next day's start", () => {
    expect(getAiringState(event, anchor, start + 23 * hour).startTime).toBe(start + 24 * hour);
  });

  it.each([
    ["later the same day", 60, 19, Date.UTC(2030, 0, 1, 19)],
    ["the next day where it is in the past", 60, 7, Date.UTC(2030, 0, 2, 7)],
    ["at once where it is that hour", 0, 12, anchor],
    ["at midnight", 60, 0, Date.UTC(2030, 0, 2)],
  ])("an event of an hour begins %s", (_when, minutes, atHour, begins) => {
    const slot = { state: "scheduled", minutes, hour: atHour } as const;
    expect(getAiringState(slot, anchor, anchor - 1)).toEqual({
      state: "scheduled",
      startTime: begins,
    });
    expect(getAiringState(slot, anchor, begins).state).toBe("live");
  });

  it("a replay has no start time, and has the time when it ended", () => {
    expect(getAiringState(event, anchor, start + hour)).toEqual({
      state: "vod",
      endedAt: start + 45 * minute,
    });
  });

  it("a live channel stays live and starts again every three hours", () => {
    const slot = { state: "live", minutes: 20 } as const;
    const first = anchor - 20 * minute;
    expect(getAiringState(slot, anchor, anchor)).toEqual({ state: "live", startTime: first });
    expect(getAiringState(slot, anchor, first + 3 * hour)).toEqual({
      state: "live",
      startTime: first + 3 * hour,
    });
  });

  it("a clock before the anchor still has a live channel that has started", () => {
    const past = anchor - 100 * hour;
    const air = getAiringState({ state: "live", minutes: 20 }, anchor, past);
    expect(air.startTime).toBeLessThanOrEqual(past);
  });

  it("a film is always a film", () => {
    expect(getAiringState({ state: "vod", minutes: null }, anchor, anchor)).toEqual({
      state: "vod",
    });
  });
});

describe("the next event", () => {
  const later = { state: "scheduled", minutes: 90 } as const;

  it("is the nearest that has not begun", () => {
    expect(msUntilNextEvent([later, event], { anchor, now: anchor })).toBe(5 * minute);
    expect(msUntilNextEvent([later, event], { anchor, now: start })).toBe(85 * minute);
  });

  it("does not exist where no event is scheduled", () => {
    const film = { state: "vod", minutes: null } as const;
    expect(msUntilNextEvent([film], { anchor, now: anchor })).toBeUndefined();
  });
});
