import { createServer } from "node:http";
import { type AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createClient } from "@clickhouse/client";
import { inject, onTestFinished, beforeEach, describe, expect, it, test } from "vitest";
import { eventBatches } from "../../provider/db/analytics-schema.ts";
import { loadChannelReport } from "../../provider/domain/analytics/channel-report.ts";
import { type AnalyticsEventStore } from "../../provider/domain/analytics/event-store.ts";
import { formatUtcDay } from "../../provider/domain/analytics/clamp-event-time.ts";
import { startProvider } from "../../provider/start-provider.ts";
import { row, sendEvents } from "../contract/support/events.ts";
import { usualOptions } from "../contract/support/provider.ts";
import { manyEvents, now, stored } from "./support/many-events.ts";
import { clickHouseStore, closeStores, postgresStore, type TestStore } from "./support/stores.ts";

const dayMs = 24 * 60 * 60 * 1000;
const never = () => false;
const today = { channel: "harbour", from: formatUtcDay(now), to: formatUtcDay(now) };
const month = { ...today, from: formatUtcDay(now - 30 * dayMs) };
const year = { ...today, from: formatUtcDay(now - 365 * dayMs) };

closeStores();

const reportOf = (store: AnalyticsEventStore, range = year, film?: string) =>
  loadChannelReport(store, range, { film, now });
const visit = (id: string, at = now) =>
  stored(id, "visits", at, { event_name: "page_view", visit_id: `visit-of-${id}` });
const views = async (store: TestStore) => (await reportOf(store)).totals.views;

describe("ClickHouse", () => {
  beforeEach(async () => {
    const store = await clickHouseStore();
    await store.forget();
  });

  test.each([
    ["a day", today],
    ["a month", month],
    ["a year", year],
  ])("returns the numbers of PostgreSQL over %s", async (_, range) => {
    const stores = [await postgresStore(), await clickHouseStore()];
    const events = manyEvents(400, 11);
    for (const store of stores) {
      for (let at = 0; at < events.length; at += 700) {
        await store.save(now, events.slice(at, at + 700));
        await store.rollUp(now, never);
      }
    }
    const [postgres, clickHouse] = await Promise.all(
      stores.map((store) => reportOf(store, range, "storm")),
    );
    expect(clickHouse).toEqual(postgres);
    expect(postgres?.totals.plays).toBeGreaterThan(0);
  });

  it("counts the same current visits as PostgreSQL", async () => {
    const stores = [await postgresStore(), await clickHouseStore()];
    for (const store of stores) {
      await store.save(now, [
        visit("1", now - 60_000),
        visit("2", now - 200_000),
        visit("3", now - 600_000),
      ]);
      await store.rollUp(now, never);
    }
    const numbers = stores.map((store) => store.visitsSince("harbour", now - 300_000));
    expect(await Promise.all(numbers)).toEqual([2, 2]);
  });

  it("counts each event once, even if a batch is saved and rolled up several times", async () => {
    const store = await clickHouseStore();
    const events = manyEvents(50, 5);
    for (let round = 0; round < 3; round += 1) {
      await store.save(now, events);
      await Promise.all([store.rollUp(now, never), store.rollUp(now, never)]);
    }
    expect(await views(store)).toBe(
      events.filter(({ event_name }) => event_name === "page_view").length,
    );
  });

  it("does not store an insert twice when the response to it was lost", async () => {
    const line = await startLossyProxy();
    const store = await clickHouseStore(396, line.url);
    await store.save(now, [visit("1"), visit("2")]);
    line.loseNextInsert();
    await expect(store.rollUp(now, never)).rejects.toThrow();
    expect(await store.opened.db.select().from(eventBatches)).toHaveLength(1);
    await store.rollUp(now, never);
    expect(await views(store)).toBe(2);
  });

  it("stores events later that arrived while ClickHouse was unavailable", async () => {
    const line = await startLossyProxy();
    const store = await clickHouseStore(396, line.url);
    line.goAway();
    await store.save(now, [visit("1")]);
    await expect(store.rollUp(now, never)).rejects.toThrow();
    line.comeBack();
    await store.rollUp(now, never);
    expect(await views(store)).toBe(1);
  });

  it("distinguishes the batches of two databases", async () => {
    const [one, other] = [await clickHouseStore(), await clickHouseStore()];
    await one.save(now, [visit("1")]);
    await other.save(now, [visit("2")]);
    await one.rollUp(now, never);
    await other.rollUp(now, never);
    expect(await views(one)).toBe(2);
  });

  it("deletes days and roll-ups that are older than the retention", async () => {
    const store = await clickHouseStore(30);
    for (const age of [0, 29, 30, 31]) {
      await store.save(now, [visit(`${age}`, now - age * dayMs)]);
    }
    await store.rollUp(now, never);
    await store.expire(now);
    expect(await views(store)).toBe(3);
    const client = createClient({ url: inject("clickHouseUrl") });
    onTestFinished(() => client.close());
    const response = await client.query({
      query: "SELECT count() AS n FROM events",
      format: "JSONEachRow",
    });
    expect(await response.json()).toEqual([{ n: 3 }]);
  });

  it("exports the events of a client id as PostgreSQL does, and deletes them", async () => {
    const stores = [await postgresStore(), await clickHouseStore()];
    const more = { event_name: "page_view", visit_id: "visit-0001", duration_s: 1.5 };
    const recorded = [];
    for (const store of stores) {
      await store.save(now, [
        stored("1", "visits", now, { ...more, client_id: "client-1" }),
        stored("2", "visits", now, { ...more, client_id: "client-2" }),
      ]);
      recorded.push(await store.ofClient("harbour", "client-1", 10));
      await store.forgetClient("harbour", "client-1");
      expect(await store.ofClient("harbour", "client-1", 10)).toEqual([]);
      expect(await store.ofClient("harbour", "client-2", 10)).toHaveLength(1);
    }
    expect(recorded[1]).toEqual(recorded[0]);
    expect(recorded[0]).toMatchObject([{ event_name: "page_view", duration_s: 1.5, at: now }]);
  });

  it("fills the report of a provider with a ClickHouse URL", async () => {
    const { opened } = await postgresStore();
    const provider = await startProvider({
      ...usualOptions,
      port: 0,
      consolePort: 0,
      clickHouseUrl: inject("clickHouseUrl"),
      database: { kind: "open", database: { ...opened, close: async () => {} } },
    });
    onTestFinished(provider.close);
    await sendEvents(provider.origin, [row(), row()]);
    const origin = provider.console?.origin ?? "";
    await fetch(`${origin}/console/api/analytics/roll-up`, { method: "POST" });
    const page = await fetch(`${origin}/console/analytics?channel=harbour`);
    expect(await page.text()).toContain("From the roll-ups in ClickHouse");
    const report = await fetch(`${origin}/console/analytics/report.json?channel=harbour`);
    expect(await report.json()).toMatchObject({ totals: { views: 2, visits: 1 } });
  });
});

/** A proxy of ClickHouse that can lose a response or be unavailable. */
async function startLossyProxy() {
  let isAway = false;
  let losesInsert = false;
  const server = createServer(async (request, response) => {
    if (isAway) return void request.destroy();
    const body = await text(request);
    const forwarded = await fetch(inject("clickHouseUrl") + (request.url ?? ""), {
      method: "POST",
      body,
    });
    if (losesInsert && request.url?.includes("INSERT")) {
      losesInsert = false;
      return void request.destroy();
    }
    const code = forwarded.headers.get("X-ClickHouse-Exception-Code");
    response.writeHead(forwarded.status, code ? { "X-ClickHouse-Exception-Code": code } : {});
    response.end(await forwarded.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    loseNextInsert: () => void (losesInsert = true),
    goAway: () => void (isAway = true),
    comeBack: () => void (isAway = false),
  };
}
