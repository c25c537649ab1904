import { beforeEach, describe, expect, it, test } from "vitest";
import { databases } from "./support/databases.ts";
import { eventsOf, filmRow, row, searchRow, sendEvents } from "./support/events.ts";
import { useProvider } from "./support/provider.ts";

const hour = 60 * 60 * 1000;

describe.each(databases)("events on $name", (database) => {
  const provider = useProvider(database);
  const { origin, console } = provider;
  const { latest, quarantined, reset } = eventsOf(provider);
  beforeEach(() => reset());

  test.each([
    ["visits", row()],
    ["video_events", filmRow("play", { duration_s: 0.4 })],
    ["channel_search_trends", searchRow("Tides")],
  ])("Y1: a batch of %s is accepted", async (name, each) => {
    const response = await sendEvents(origin(), [each, "", "  "], { name });
    expect([response.status, await response.json()]).toEqual([
      202,
      { successful_rows: 1, quarantined_rows: 0 },
    ]);
    expect(await latest()).toMatchObject([{ table: name, name: each.event_name }]);
  });

  it("Y1: the location and the device of an event are those that the site sends", async () => {
    const iPhone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Safari/605.1";
    await sendEvents(origin(), [row()], {
      headers: { "X-Viewer-Country": "DK", "X-Viewer-User-Agent": iPhone },
    });
    expect(await latest()).toMatchObject([{ country: "DK", device: "phone" }]);
  });

  it("Y2: rows in another shape are reported and shown, and the others are accepted", async () => {
    const response = await sendEvents(origin(), [
      row(),
      "{",
      row({ visit_id: undefined }),
      row({ access_token: "secret" }),
      row({ duration_s: -1 }),
    ]);
    expect(await response.json()).toEqual({ successful_rows: 1, quarantined_rows: 4 });
  });

  it("Y2: the console shows them under the channel that the batch came from", async () => {
    await sendEvents(origin(), ["{"], { headers: { "X-Analytics-Channel": "harbour" } });
    expect(await quarantined()).toMatchObject([{ reason: "no JSON", row: "{" }]);
    expect(await quarantined("draft")).toEqual([]);
  });

  it("Y2: twenty of a batch and the newest two hundred of a channel are stored", async () => {
    const headers = { "X-Analytics-Channel": "harbour" };
    for (let batch = 0; batch < 11; batch += 1) {
      await sendEvents(
        origin(),
        Array.from({ length: 30 }, (_, n) => `${batch}-${n}`),
        { headers },
      );
    }
    const rows = await quarantined();
    expect([rows.length, rows[0]?.row, rows.at(-1)?.row]).toEqual([200, "10-19", "1-0"]);
  });

  test.each([
    ["more than 64 KB", 413, { body: "x".repeat(65_537) }],
    ["an unknown table", 422, { name: "gossip" }],
    ["a caller without the site's secret", 403, { headers: { "X-Provider-Secret": "wrong" } }],
    ["an unknown channel", 404, { headers: { "X-Analytics-Channel": "nobody" } }],
  ])("Y3: %s is rejected", async (_, status, request) => {
    expect((await sendEvents(origin(), [row()], request)).status).toBe(status);
    expect(await latest()).toEqual([]);
  });

  it("Y4: a repeated event counts once, in one batch or another", async () => {
    const once = row();
    const response = await sendEvents(origin(), [once, once]);
    await sendEvents(origin(), [once, row()]);
    expect(await response.json()).toEqual({ successful_rows: 2, quarantined_rows: 0 });
    expect(await latest()).toHaveLength(2);
  });

  it("Y4: an event that is repeated on another day counts once", async () => {
    const once = row();
    await sendEvents(origin(), [once]);
    await sendEvents(origin(), [{ ...once, at: Date.now() - 30 * hour }]);
    expect(await latest()).toHaveLength(1);
  });

  it("Y4: an event in many simultaneous batches counts once", async () => {
    const rows = Array.from({ length: 20 }, () => row());
    const responses = await Promise.all(
      Array.from({ length: 8 }, (_, n) => sendEvents(origin(), n % 2 ? rows : rows.toReversed())),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([202]));
    expect(await latest()).toHaveLength(20);
  });

  it("Y5: a batch has events of the channel whose site sent it, and of no other", async () => {
    const headers = { "X-Analytics-Channel": "draft" };
    const response = await sendEvents(origin(), [row()], { headers });
    expect(await response.json()).toEqual({ successful_rows: 0, quarantined_rows: 1 });
    expect(await quarantined("draft")).toMatchObject([
      { reason: "channel_token: another channel" },
    ]);
    expect(await latest()).toEqual([]);
  });

  test.each([
    ["a channel that does not exist", "visits", row({ channel_token: "nobody" })],
    ["a content that does not exist", "video_events", filmRow("play", { input_token: "nothing" })],
    ["a name of another table", "visits", row({ event_name: "play" })],
    ["a report of an hour", "video_events", filmRow("progress", { duration_s: 3600 })],
  ])("Y5: %s is not counted", async (_, name, each) => {
    const response = await sendEvents(origin(), [each], { name });
    expect(await response.json()).toEqual({ successful_rows: 0, quarantined_rows: 1 });
  });

  it("Y6: texts are cut to 255 characters, without invisible ones", async () => {
    const name = `\u0000\u202ea\u0007${"🎬".repeat(300)}`;
    await sendEvents(origin(), [row({ event_name: name, page_path: "/a\nb\u0000" })]);
    expect(await latest()).toMatchObject([{ name: `a ${"🎬".repeat(253)}`, pagePath: "/a b" }]);
  });

  it("Y7: an event in the future counts at its receipt", async () => {
    await sendEvents(origin(), [row({ at: Date.now() + 2 * hour })]);
    const [event] = await latest();
    expect(event?.at).toBe(event?.receivedAt);
  });

  it("Y7: an event that waited in a browser for days counts at its time", async () => {
    const at = Date.now() - 6 * 24 * hour;
    await sendEvents(origin(), [row({ at })]);
    expect(await latest()).toMatchObject([{ at }]);
  });

  test.each([
    ["eight days ago", -8 * 24],
    ["two days ahead", 48],
  ])("Y7: a time %s is rejected", async (_, hours) => {
    const response = await sendEvents(origin(), [row({ at: Date.now() + hours * hour })]);
    expect(await response.json()).toEqual({ successful_rows: 0, quarantined_rows: 1 });
  });

  it("Y8: of a visit with ten thousand events six hundred count in a minute", async () => {
    const send = (visit_id: string) =>
      sendEvents(
        origin(),
        Array.from({ length: 100 }, () => row({ visit_id })),
      );
    const statuses = [];
    for (let batch = 0; batch < 100; batch += 1)
      statuses.push((await send("visit-of-a-bot")).status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(6);
    expect(new Set(statuses.slice(6))).toEqual(new Set([429]));
  });

  it("Y8: many visits from one address count six thousand events in a minute", async () => {
    const headers = { "X-Viewer-Ip": "192.0.2.9" };
    let response = new Response();
    let taken = 0;
    for (let batch = 0; batch < 45 && response.status !== 429; batch += 1) {
      const rows = Array.from({ length: 150 }, () => row({ visit_id: `visit-of-${batch}` }));
      response = await sendEvents(origin(), rows, { headers });
      if (response.status === 202) taken += rows.length;
    }
    expect([taken, response.status]).toEqual([6_000, 429]);
    expect(Number(response.headers.get("Retry-After"))).toBeGreaterThan(0);
    const other = await sendEvents(origin(), [row({ visit_id: "somebody-else" })], {
      headers: { "X-Viewer-Ip": "192.0.2.10" },
    });
    expect(other.status).toBe(202);
  });

  it("Y9: the console can make the intake fail", async () => {
    await console.send("PUT", "/console/api/faults", {
      call: "events",
      kind: "error",
    });
    const response = await sendEvents(origin(), [row()]);
    await console.send("DELETE", "/console/api/faults");
    expect(response.status).toBe(500);
  });
});
