import type { RecordingClient } from "./recording-client.ts";

const clientId = { "X-Analytics-Client-Id": "recorded-client" };

/** What everybody may see: channel, pages, contents, searches and events. */
export async function recordCatalogueExamples({ record }: RecordingClient): Promise<void> {
  await searchFromFiveNetworks(record);
  await record("PA-20", { params: { r: "1" } });
  await record("PA-348", { params: { host: "watch.example.com" } });
  await record("PA-22");
  await record("PA-23");
  await record("PA-24", { params: { pageId: "home" } });
  await record("PA-25", { params: { pageId: "home", page: "1" } });
  await record("PA-26", { params: { pageId: "home", sectionId: "home-new", page: "1" } });
  await record("PA-27", { params: { videoId: "moss-the-smallest-forest" } });
  await record("PA-28", { params: { channel: "academy", videoId: "squint" } });
  await record("PA-160");
  await record("PA-161", { params: { paywallId: "membership" } });
  await record("PA-229", { params: { q: "moss" } });
  await record("PA-110");
  await record("PA-249", {
    params: { name: "visits" },
    headers: { "X-Analytics-Channel": "demo" },
    lines: JSON.stringify({
      event_id: "recorded-event",
      event_name: "page_view",
      at: Date.now(),
      channel_token: "demo",
      visit_id: "recorded-visit",
      client_id: "recorded-client",
      page_path: "/",
      language: "en",
    }),
  });
  await record("PA-248", { headers: clientId });
}

async function searchFromFiveNetworks(record: RecordingClient["record"]): Promise<void> {
  const params = { pageId: "search", sectionId: "search-results", q: "moss", page: "1" };
  for (const network of [1, 2, 3, 4, 5]) {
    await record("PA-26", { params, headers: { "X-Viewer-Ip": `198.51.${network}.7` } });
  }
}

/** What five networks have searched for is a trend (PA-216). It is counted after the responses, so this is recorded last. */
export async function recordTrends({ record }: RecordingClient): Promise<void> {
  await record("PA-227");
}
