import { beforeEach, describe, expect, it, test } from "vitest";
import { draft, harbour } from "./support/catalogue.ts";
import { channelOf, film } from "./support/channel-of.ts";
import { databases } from "./support/databases.ts";
import { eventsOf, filmRow, row, sendEvents } from "./support/events.ts";
import { asSite, useProvider } from "./support/provider.ts";

const pier = channelOf("pier", [film("open", "Open Pier"), film("ahead", "Coming Pier")], {
  rights: [{ token: "ahead", content: "ahead", kind: "window", fromDaysAgo: -1 }],
});

describe.each(databases)("the recorded events of a browser, on $name", (database) => {
  const provider = useProvider(database, { catalogues: [harbour, draft, pier] });
  const { origin, console } = provider;
  const { reset, rollUp } = eventsOf(provider);
  beforeEach(() => reset());

  // docs/security.md SE-139
  it("Y17: a client id gets its recorded events of a channel, and no others", async () => {
    const at = Date.now();
    await sendEvents(origin(), [
      row({ client_id: "client-1", at }),
      row({ client_id: "client-2" }),
      row(),
    ]);
    const headers = { ...asSite, "X-Analytics-Client-Id": "client-1" };
    expect(await provider.json("/ch/harbour/events", headers)).toMatchObject({
      data: [{ event_name: "page_view", table: "visits", at, page_path: "/", input_token: null }],
    });
    expect(await provider.json("/ch/draft/events", headers)).toEqual({ data: [] });
  });

  it("Y18: a recorded event names its page, content, row and paywall as the channel does", async () => {
    const now = Date.now();
    const of = (ago: number, more: object) => ({ client_id: "client-1", at: now - ago, ...more });
    await sendEvents(origin(), [
      row(of(2, { page_path: "/mobile/pages/boats/small", paywall_token: "crew" })),
      row(of(3, { page_path: "/nowhere/%" })),
    ]);
    const seen = filmRow("section_watched", of(0, { page_path: "/", section_token: "tall" }));
    await sendEvents(origin(), [seen, filmRow("play", of(1, {}))], { name: "video_events" });
    const headers = { ...asSite, "X-Analytics-Client-Id": "client-1" };
    const none = { page_name: null, input_name: null, section_name: null, paywall_name: null };
    expect(await provider.json("/ch/harbour/events", headers)).toMatchObject({
      data: [
        { ...none, page_name: "Home", input_name: "Harbour 1", section_name: "tall" },
        { ...none, page_name: "Harbour 1", input_name: "Harbour 1" },
        { ...none, page_name: "Small boats", paywall_name: "Crew" },
        none,
      ],
    });
  });

  it("Y18: a content that cannot be found has no name", async () => {
    const of = (token: string) =>
      row({
        client_id: "client-1",
        channel_token: "pier",
        event_name: "play",
        input_token: token,
        page_path: `/video/${token}`,
      });
    await sendEvents(origin(), [of("open"), of("ahead")], { name: "video_events" });
    const headers = { ...asSite, "X-Analytics-Client-Id": "client-1" };
    const recorded = (await provider.json("/ch/pier/events", headers)) as {
      data: Record<string, string | null>[];
    };
    const names = recorded.data.map((each) => [each.input_token, each.input_name, each.page_name]);
    expect(new Set(names)).toEqual(
      new Set([
        ["open", "Open Pier", "Open Pier"],
        ["ahead", null, null],
      ]),
    );
  });

  it("Y17: the recorded events of a client id are deleted permanently, and the sums stay", async () => {
    const headers = { ...asSite, "X-Analytics-Client-Id": "client-1" };
    const once = row({ client_id: "client-1" });
    await sendEvents(origin(), [once]);
    await rollUp();
    const response = await fetch(`${origin()}/ch/harbour/events`, { method: "DELETE", headers });
    await sendEvents(origin(), [once]);
    expect(response.status).toBe(204);
    expect(await provider.json("/ch/harbour/events", headers)).toEqual({ data: [] });
    expect(await console.json("/console/analytics/report.json?channel=harbour")).toMatchObject({
      totals: { views: 1 },
    });
  });

  test.each([
    ["without the site's secret", 403, { "X-Analytics-Client-Id": "client-1" }],
    ["without a client id", 422, asSite],
  ])("Y17: %s no event is returned", async (_, status, headers) => {
    const { status: recordedStatus } = await provider.get("/ch/harbour/events", headers);
    expect(recordedStatus).toBe(status);
  });
});
