import { sql } from "drizzle-orm";
import fc from "fast-check";
import { beforeEach, describe, expect, it, test } from "vitest";
import { dropExpiredEvents, deleteAllEvents } from "../../provider/db/analytics/expire-events.ts";
import { saveTrackedEvents } from "../../provider/db/analytics/save-events.ts";
import {
  createDailyPartitions,
  listPartitionDays,
} from "../../provider/db/analytics/partitions.ts";
import { createPostgresReports } from "../../provider/db/analytics/create-postgres-reports.ts";
import { claimEventBatches, rollUpEventBatches } from "../../provider/db/analytics/roll-up.ts";
import { eventBatches, events } from "../../provider/db/analytics-schema.ts";
import { formatUtcDay } from "../../provider/domain/analytics/clamp-event-time.ts";
import {
  type IntakeTableName,
  parseEventRow,
} from "../../provider/domain/analytics/intake-tables.ts";
import { toStoredEvent } from "../../provider/domain/analytics/stored-event.ts";
import { databases } from "./support/databases.ts";
import { filmRow, row } from "./support/events.ts";
import { useDatabase } from "./support/use-database.ts";

const dayMs = 24 * 60 * 60 * 1000;
const now = Date.parse("2026-11-20T12:00:00Z");
const day = { channel: "harbour", from: "2026-11-20", to: "2026-11-20" };

/** A row as the intake stores it. */
function stored(table: IntakeTableName, raw: Record<string, unknown>, at = now) {
  const read = parseEventRow(table, raw);
  if (typeof read === "string") throw new Error(read);
  return toStoredEvent(table, read, at, 120_000, { received: now, country: "DK", device: "phone" });
}

describe.each(databases)("the store of events on $name", (database) => {
  const db = useDatabase(database);
  const reports = () => createPostgresReports(db());
  const views = async (range = day) =>
    (await reports().counts(range, "page_views", [])).reduce((sum, { n }) => sum + n, 0);
  const rollUpAll = async () => {
    while (await claimEventBatches(db(), rollUpEventBatches));
  };
  beforeEach(() => deleteAllEvents(db()));

  it("Y10: an event is in the roll-up once, however often and in however many processes it is rolled up", async () => {
    for (let batch = 0; batch < 12; batch += 1) {
      await saveTrackedEvents(db(), now, [stored("visits", row()), stored("visits", row())]);
    }
    await Promise.all([rollUpAll(), rollUpAll(), rollUpAll()]);
    await rollUpAll();
    expect(await views()).toBe(24);
  });

  it("Y10: a roll-up that fails leaves its batches pending", async () => {
    await saveTrackedEvents(db(), now, [stored("visits", row())]);
    const failed = claimEventBatches(db(), async (tx, claim) => {
      await rollUpEventBatches(tx, claim);
      throw new Error("the process ended");
    });
    await expect(failed).rejects.toThrow("the process ended");
    expect(await views()).toBe(0);
    await rollUpAll();
    expect(await views()).toBe(1);
  });

  it("Y10: each event counts once in any order, with repetitions and roll-ups in between", async () => {
    const ids = fc.array(fc.array(fc.nat(12), { minLength: 1, maxLength: 6 }), { maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(ids, async (batches) => {
        await deleteAllEvents(db());
        for (const batch of batches) {
          const rows = batch.map((id) => row({ event_id: `event-${id}-of-many` }));
          await saveTrackedEvents(
            db(),
            now,
            rows.map((each) => stored("visits", each)),
          );
          if (batch.length % 2) await rollUpAll();
        }
        await rollUpAll();
        expect(await views()).toBe(new Set(batches.flat()).size);
      }),
      { numRuns: 15 },
    );
  });

  it("Y11: a day has a partition, which two simultaneous processes create once", async () => {
    await Promise.all([
      createDailyPartitions(db(), "events", ["2031-01-01", "2031-01-02"]),
      createDailyPartitions(db(), "events", ["2031-01-02", "2031-01-01"]),
    ]);
    const days = await listPartitionDays(db(), "events");
    expect(days.filter((each) => each.startsWith("2031"))).toEqual(["2031-01-01", "2031-01-02"]);
  });

  it("Y11: an event is in the partition of its day, which is created when it is missing", async () => {
    const at = Date.parse("2030-05-04T23:59:59.999Z");
    await saveTrackedEvents(db(), at, [stored("visits", row(), at)]);
    const [found] = await db()
      .select({ partition: sql<string>`tableoid::regclass::text` })
      .from(events);
    expect(found?.partition).toBe("events_20300504");
  });

  it("Y11: a partition that was dropped is created again", async () => {
    await saveTrackedEvents(db(), now, [stored("visits", row())]);
    await dropExpiredEvents(db(), now + 500 * dayMs, 1);
    await saveTrackedEvents(db(), now, [stored("visits", row())]);
    expect(await db().select().from(events)).toHaveLength(1);
  });

  it("Y12: days past their retention are dropped, with their roll-up", async () => {
    for (const age of [0, 29, 30, 31]) {
      const at = now - age * dayMs;
      await saveTrackedEvents(db(), at, [stored("visits", row(), at)]);
    }
    await rollUpAll();
    const dropped = await dropExpiredEvents(db(), now, 30);
    expect(dropped).toContain(formatUtcDay(now - 31 * dayMs));
    const range = { ...day, from: "2026-01-01" };
    expect(await views(range)).toBe(3);
    expect(await db().select().from(events)).toHaveLength(3);
  });

  it("Y12: a repeated event is recognised as long as it may arrive", async () => {
    const once = stored("visits", row());
    await saveTrackedEvents(db(), now, [once]);
    await dropExpiredEvents(db(), now + 8 * dayMs, 396);
    await saveTrackedEvents(db(), now + 8 * dayMs, [once]);
    expect(await db().select().from(events)).toHaveLength(1);
  });

  it("Y13: visits, page views, plays and watch time are counted", async () => {
    await saveTrackedEvents(db(), now, [
      ...["visit-0001", "visit-0001", "visit-0002"].map((visit_id) =>
        stored("visits", row({ visit_id })),
      ),
      stored("video_events", filmRow("play", { duration_s: 0.8 })),
      stored("video_events", filmRow("progress", { position_s: 10, duration_s: 10.001 })),
      stored("video_events", filmRow("progress", { position_s: 20, duration_s: 10 })),
    ]);
    await rollUpAll();
    expect(await views()).toBe(3);
    expect(await reports().counts(day, "steps", ["subject"])).toMatchObject([
      { subject: "visit", n: 2 },
    ]);
    expect(await reports().counts(day, "film", ["subject"])).toMatchObject([
      { subject: "film-1", n: 1, ms: 20_001 },
    ]);
  });

  it("Y13: a visit counts once a day for each step to a purchase", async () => {
    const paywall_token = "harbour-pass";
    for (const event_name of ["page_view", "page_view", "begin_checkout", "purchase"]) {
      await saveTrackedEvents(db(), now, [stored("visits", row({ event_name, paywall_token }))]);
      await rollUpAll();
    }
    const found = await reports().counts(day, "steps", ["subject"]);
    const steps = Object.fromEntries(found.map(({ subject, n }) => [subject, n]));
    expect(steps).toEqual({ visit: 1, paywall: 1, checkout: 1, purchase: 1 });
  });

  it("Y13: each part of a film counts once for a viewer who watches it to the end", async () => {
    const reportsOf = Array.from({ length: 12 }, (_, n) =>
      stored("video_events", filmRow("progress", { position_s: (n + 1) * 10, duration_s: 10 })),
    );
    await saveTrackedEvents(db(), now, reportsOf);
    await rollUpAll();
    const slices = await reports().slices(day, "film-1");
    expect([...slices.keys()].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 20 }, (_, n) => n),
    );
    expect(new Set(slices.values())).toEqual(new Set([1]));
  });

  test.each([
    [
      "start",
      filmRow("play", { duration_s: 1.2 }),
      { subject: "DK", device: "phone", n: 1, ms: 1200 },
    ],
    [
      "stalls",
      filmRow("rebuffer", { duration_s: 2 }),
      { subject: "DK", device: "phone", n: 1, ms: 2000 },
    ],
  ] as const)("Y13: %s is counted by country and device", async (metric, each, expected) => {
    await saveTrackedEvents(db(), now, [stored("video_events", each)]);
    await rollUpAll();
    expect(await reports().counts(day, metric, ["subject", "device"])).toMatchObject([expected]);
  });

  test.each([
    ["no_results", row({ event_name: "search_no_results", search_query: "Øl" }), "øl"],
    ["refused", row({ event_name: "refused", reason: "GEO_BLOCK" }), "GEO_BLOCK"],
    ["refused", row({ event_name: "refused", reason: "SIGN_IN" }), "SIGN_IN"],
    ["refused", row({ event_name: "device_limit_exceeded" }), "DEVICE_LIMIT"],
  ] as const)("Y13: %s is counted by its subject", async (metric, each, subject) => {
    await saveTrackedEvents(db(), now, [stored("visits", each)]);
    await rollUpAll();
    expect(await reports().counts(day, metric, ["subject"])).toMatchObject([{ subject, n: 1 }]);
  });

  it("Y13: days and whole months have the same sums", async () => {
    const days = [0, 1, 5, 20, 21, 35, 50, 51, 80, 110];
    for (const age of days) {
      const at = now - age * dayMs;
      await saveTrackedEvents(db(), at, [
        stored("video_events", filmRow("play", { duration_s: 1 }), at),
      ]);
    }
    await rollUpAll();
    const offset = fc.integer({ min: 0, max: 120 });
    await fc.assert(
      fc.asyncProperty(offset, offset, async (one, other) => {
        const [from, to] = [
          formatUtcDay(now - Math.max(one, other) * dayMs),
          formatUtcDay(now - Math.min(one, other) * dayMs),
        ];
        const found = await reports().counts({ ...day, from, to }, "start", ["subject"]);
        const expected = days.filter(
          (age) => age <= Math.max(one, other) && age >= Math.min(one, other),
        );
        expect(found[0]?.n ?? 0).toBe(expected.length);
      }),
      { numRuns: 40 },
    );
  });

  it("Y13: current viewers are the visits with events in the last minutes", async () => {
    await saveTrackedEvents(db(), now, [
      stored("visits", row({ visit_id: "visit-here" }), now - 60_000),
      stored("visits", row({ visit_id: "visit-gone" }), now - 3_600_000),
    ]);
    await rollUpAll();
    expect(await reports().visitsSince("harbour", now - 300_000)).toBe(1);
    expect(await reports().visitsSince("draft", now - 300_000)).toBe(0);
  });

  it("Y10: no batch is pending after a roll-up", async () => {
    await saveTrackedEvents(db(), now, [stored("visits", row())]);
    await rollUpAll();
    expect(await db().select().from(eventBatches)).toEqual([]);
  });
});
