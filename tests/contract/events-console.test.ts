import { beforeEach, describe, expect, it, test } from "vitest";
import { databases } from "./support/databases.ts";
import { eventsOf, filmRow, row, sendEvents } from "./support/events.ts";
import { useProvider } from "./support/provider.ts";

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);
const dayMs = 24 * 60 * 60 * 1000;

describe.each(databases)("charts of events on $name", (database) => {
  const provider = useProvider(database);
  const { origin, console } = provider;
  const { reset, rollUp } = eventsOf(provider);
  const page = async (path = "", query = "") =>
    (await console.get(`/console/analytics${path}?channel=harbour${query}`)).text();
  const report = () => console.json("/console/analytics/report.json?channel=harbour");
  const csv = async (chart: string) => {
    const response = await console.get(
      `/console/analytics/table.csv?channel=harbour&chart=${chart}`,
    );
    return {
      type: response.headers.get("Content-Type"),
      lines: (await response.text()).split("\r\n"),
    };
  };
  beforeEach(() => reset());

  it("Y14: a report has the numbers of one channel", async () => {
    await sendEvents(origin(), [
      row(),
      row({ visit_id: "visit-0002" }),
      row({ event_name: "refused", reason: "PAYWALL" }),
      row({ event_name: "refused", reason: "SIGN_IN" }),
      row({ event_name: "refused", reason: "SIGN_IN" }),
    ]);
    await sendEvents(
      origin(),
      [
        filmRow("play", { duration_s: 0.5 }),
        filmRow("progress", { position_s: 60, duration_s: 60 }),
        filmRow("rebuffer", { duration_s: 3 }),
      ],
      { name: "video_events", headers: { "X-Viewer-Country": "DK" } },
    );
    await rollUp();
    expect(await report()).toMatchObject({
      viewersNow: 2,
      totals: { visits: 2, views: 2, plays: 1, ms: 60_000 },
      films: [{ content: "film-1", plays: 1, ms: 60_000 }],
      retention: {
        content: "film-1",
        plays: 1,
        watched: [...Array(10).fill(1), ...Array(10).fill(0)],
      },
      playback: [
        { country: "DK", plays: 1, startMs: expect.any(Number), stalls: 1, stalledMs: 3_000 },
      ],
      denials: [
        { reason: "SIGN_IN", n: 2 },
        { reason: "PAYWALL", n: 1 },
      ],
    });
    expect(await console.json("/console/analytics/report.json?channel=draft")).toMatchObject({
      viewersNow: 0,
      totals: { visits: 0, views: 0, plays: 0, ms: 0 },
    });
  });

  it("Y14: only the requested days are counted", async () => {
    const now = Date.now();
    await sendEvents(origin(), [row({ at: now }), row({ at: now - 3 * dayMs })]);
    await rollUp();
    const path = `/console/analytics/report.json?channel=harbour&from=${dayOf(now)}&to=${dayOf(now)}`;
    expect(await console.json(path)).toMatchObject({ isHourly: true, totals: { views: 1 } });
    expect(await report()).toMatchObject({ isHourly: false, totals: { views: 2 } });
  });

  test.each([
    "",
    "&from=2026-02-31&to=2026-03-01",
    "&from=2026-03-02&to=2026-03-01",
    "&from=x&to=y",
  ])("Y14: with invalid days (%s) it covers the last thirty", async (query) => {
    const before = dayOf(Date.now());
    const { range, moments } = (await console.json(
      `/console/analytics/report.json?channel=harbour${query}`,
    )) as { range: { to: string }; moments: unknown[] };
    // Midnight may be in between.
    expect([before, dayOf(Date.now())]).toContain(range.to);
    expect(moments.length).toBe(30);
  });

  it("Y14: the page shows charts with their tables, and loads no script", async () => {
    await sendEvents(origin(), [row()]);
    await rollUp();
    const response = await console.get("/console/analytics?channel=harbour");
    const text = await response.text();
    expect(text).toContain('<div class="plot" role="img" aria-label="Visits over time">');
    expect(text).toContain("<summary>Table</summary>");
    expect(text).not.toContain("<script");
    expect(response.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  });

  it("Y14: the console's page links to each channel's numbers", async () => {
    const text = await (await console.get("/")).text();
    expect(text).toContain('href="/console/analytics?channel=harbour"');
  });

  it("Y14: an unknown channel or chart is 404", async () => {
    const status = async (path: string) => (await console.get(`/console/analytics${path}`)).status;
    expect(await status("?channel=nobody")).toBe(404);
    expect(await status("/table.csv?channel=harbour&chart=gossip")).toBe(404);
  });

  it("Y15: a CSV has the rows of its table", async () => {
    await sendEvents(origin(), [row({ event_name: "device_limit_exceeded" })]);
    await rollUp();
    expect(await csv("refusals")).toEqual({
      type: "text/csv; charset=utf-8",
      lines: ["Reason,Times", "Too many devices,1", ""],
    });
  });

  it("Y15: a visitor's search text is escaped as a formula", async () => {
    const search_query = '=HYPERLINK("http://evil.example","a")';
    await sendEvents(origin(), [row({ event_name: "search_no_results", search_query })]);
    await rollUp();
    const { lines } = await csv("searches-without-results");
    expect(lines[1]).toBe(`"'=hyperlink(""http://evil.example"",""a"")",1`);
  });

  it("Y16: events are shown as they arrive, before they are rolled up", async () => {
    await sendEvents(origin(), [row({ page_path: "/pages/tides" })]);
    expect(await page("/live")).toContain("<code>/pages/tides</code>");
  });

  it("Y16: the live view reloads itself until it is paused", async () => {
    expect(await page("/live")).toContain('http-equiv="refresh"');
    expect(await page("/live", "&paused=1")).not.toContain('http-equiv="refresh"');
  });

  it("Y16: a row of the quarantine is shown as text, and can be cleared", async () => {
    const headers = { "X-Analytics-Channel": "harbour" };
    await sendEvents(origin(), ["<script>alert(1)</script>"], { headers });
    expect(await page("/quarantine")).toContain("&lt;script&gt;alert(1)");
    await fetch(`${console.origin()}/console/analytics/quarantine/clear`, {
      method: "POST",
      body: new URLSearchParams({ channel: "harbour" }),
      headers: { Origin: console.origin() },
    });
    expect(await page("/quarantine")).toContain("Every row was taken.");
  });
});
