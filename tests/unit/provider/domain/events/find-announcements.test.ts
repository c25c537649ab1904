import { describe, expect, it } from "vitest";
import {
  findAnnouncements,
  announcementDeliveryWindowMs,
} from "../../../../../provider/domain/events/find-announcements.ts";

const anchor = Date.UTC(2030, 0, 1, 12);
const minute = 60_000;
const start = anchor + 5 * minute;
const event = { state: "scheduled", minutes: 5 } as const;
const moved = { kind: "moved", planned: start, start: start + 30 * minute, at: anchor } as const;
const cancelled = { kind: "cancelled", planned: start, start, at: anchor } as const;
const announcementsAt = (slot: Parameters<typeof findAnnouncements>[0], now: number) =>
  findAnnouncements(slot, anchor, now);

describe("the announcement of an event", () => {
  it("is its start, for ten minutes", () => {
    expect(announcementsAt(event, start - 1)).toEqual([]);
    expect(announcementsAt(event, start)).toEqual([{ kind: "started", start }]);
    expect(announcementsAt(event, start + 10 * minute)).toEqual([{ kind: "started", start }]);
    expect(announcementsAt(event, start + 10 * minute + 1)).toEqual([]);
  });

  it("is a changed start until the event begins, and then its start", () => {
    const slot = { ...event, change: moved };
    const news = { kind: "moved", start: moved.start, changedAt: anchor };
    expect(announcementsAt(slot, anchor)).toEqual([news]);
    expect(announcementsAt(slot, moved.start)).toEqual([{ kind: "started", start: moved.start }]);
    expect(announcementsAt(slot, moved.start + 46 * minute)).toEqual([]);
  });

  it("is a cancellation until the planned end, and no start", () => {
    const slot = { ...event, change: cancelled };
    const news = { kind: "cancelled", start, changedAt: anchor };
    expect(announcementsAt(slot, start + 44 * minute)).toEqual([news]);
    expect(announcementsAt(slot, start + 45 * minute)).toEqual([]);
  });

  it("does not exist for films and permanent live channels", () => {
    expect(announcementsAt({ state: "vod", minutes: null }, start)).toEqual([]);
    expect(announcementsAt({ state: "live", minutes: 0 }, anchor)).toEqual([]);
  });
});

describe("an announcement", () => {
  it("is retried until half an hour after a start", () => {
    expect(announcementDeliveryWindowMs({ kind: "started", start }, start + 4 * minute)).toBe(
      26 * minute,
    );
  });

  it("is retried until the event ends when it was moved, and for at least a minute", () => {
    const news = { kind: "moved", start, changedAt: anchor } as const;
    expect(announcementDeliveryWindowMs(news, start)).toBe(45 * minute);
    expect(announcementDeliveryWindowMs(news, start + 50 * minute)).toBe(minute);
  });
});
