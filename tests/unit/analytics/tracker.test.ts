import { describe, expect, it, test, vi } from "vitest";
import { serializeTrackedEvent } from "../../../lib/analytics/serialize-tracked-event.ts";
import { isSampled, makeTracker, type TrackerOptions } from "../../../lib/analytics/tracker.ts";

const place = {
  channel_token: "tiny",
  visit_id: "visit-0001",
  page_path: "/",
  language: "en",
};

function aTracker(more: Partial<TrackerOptions> = {}) {
  const push = vi.fn<(line: { line: string }) => void>();
  const queue = { push, flush: async () => {}, hide: () => {}, stop: () => {} };
  const makeQueue = vi.fn<TrackerOptions["makeQueue"]>(() => queue);
  const tracker = makeTracker({
    endpoint: "/api/events",
    consent: "granted",
    clientId: "client-0001",
    place: () => place,
    makeQueue,
    ...more,
  });
  return {
    tracker,
    makeQueue,
    lines: () => push.mock.calls.map(([line]) => JSON.parse(line.line)),
  };
}

describe("a tracker", () => {
  it("sends each event with its page and its viewer", () => {
    const { tracker, lines } = aTracker();
    tracker.track("visits", { event_name: "page_view" });
    expect(lines()).toEqual([
      {
        ...place,
        event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
        event_name: "page_view",
        at: expect.any(Number),
        client_id: "client-0001",
      },
    ]);
  });

  test.each([undefined, ""])("is not created without an endpoint (%o)", (endpoint) => {
    expect(() => aTracker({ endpoint })).toThrow(
      new Error("You have not provided an endpoint on Tracker initialization"),
    );
  });

  test.each(["yes", "", null, true])("is not created with the consent %o", (consent) => {
    expect(() => aTracker({ consent: consent as "granted" })).toThrow(
      "Tracking consent must be granted or not-granted",
    );
  });

  test.each([-1, 101, Number.NaN, "50", null])("is not created with the sample rate %o", (rate) => {
    expect(() => aTracker({ sampleRate: rate as number })).toThrow("a number from 0 to 100");
  });

  test.each([
    ["without consent", { consent: "not-granted" as const }],
    ["for a viewer outside the sample", { sampleRate: 0 }],
  ])("%s does nothing", async (_, more) => {
    const { tracker, makeQueue } = aTracker(more);
    tracker.track("visits", { event_name: "page_view" });
    tracker.hide();
    await tracker.flush();
    tracker.stop();
    expect(makeQueue).not.toHaveBeenCalled();
  });
});

/** An event with a name that no page of the site sends. */
const named = (name: string | number = "ad") => ({ event_name: name as "ad" });

describe("an event", () => {
  const eventSent = (event: Record<string, string | number | undefined>) =>
    JSON.parse(
      serializeTrackedEvent(
        "visits",
        { ...event, ...named(event.event_name) },
        { ...place, client_id: "c" },
      )?.line ?? "{}",
    );

  it("has names of at most 255 characters, without half a surrogate pair", () => {
    expect(eventSent({ event_name: "x".repeat(300) }).event_name).toHaveLength(255);
    const { event_name: name } = eventSent({ event_name: `${"x".repeat(254)}😀` });
    expect(name.isWellFormed()).toBe(true);
  });

  test.each([
    [1.23456, 1.235],
    [0.0004, 0],
    [12, 12],
  ])("that lasted %d s is sent with %d", (duration_s, rounded) => {
    expect(eventSent({ duration_s, position_s: duration_s })).toMatchObject({
      duration_s: rounded,
      position_s: rounded,
    });
  });

  it("has no field whose value is unknown", () => {
    expect(eventSent({ label: undefined })).not.toHaveProperty("label");
  });

  it("is not sent when it is too long", () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [n, "x".repeat(255)]));
    const line = serializeTrackedEvent(
      "visits",
      { event_name: "ad", ...many },
      { ...place, client_id: "c" },
    );
    expect(line).toBeUndefined();
  });
});

describe("a sample", () => {
  const clients = Array.from({ length: 5_000 }, (_, n) => `client-${n}`);

  test.each([0, 1, 25, 50, 99.5, 100])("of %d %% includes about that share of viewers", (rate) => {
    const share = clients.filter((id) => isSampled(id, rate)).length / clients.length;
    expect(Math.abs(share * 100 - rate)).toBeLessThan(3);
  });

  it("includes every viewer of a smaller sample", () => {
    const small = clients.filter((id) => isSampled(id, 10));
    expect(small.every((id) => isSampled(id, 40))).toBe(true);
  });
});
