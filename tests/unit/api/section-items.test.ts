import { beforeEach, describe, expect, test } from "vitest";
import { handleApiCall } from "../../../lib/api/handle-call.ts";
import { host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const items = "/ch/tiny/pages/search/sections/search/content";
const facets = [{ param: "metadata.topic", values: [{ value: "Lakes", count: 2 }] }];
const film = { token: "lake", type: "video", input: { name: "Lake" } };

async function getItems(query: Record<string, string>) {
  const params = new URLSearchParams({ page_id: "search", section_id: "search", ...query });
  const response = await handleApiCall("GET", "section-items", new Headers({ host }), params);
  return { response, body: await response.json() };
}
const sentQuery = () => Object.fromEntries(new URLSearchParams(provider().sentTo(items)?.query));

beforeEach(() => {
  const paging = { page: 1, total_items: 14, page_size: 12 };
  respond(items, 200, { data: [film], paging, facets, did_you_mean: "lakes" });
});

describe("/api/section-items of a search", () => {
  test("sends words, order and filters in their canonical form", async () => {
    await getItems({
      q: "  the\u0007 lake ",
      sort_by: "start_time",
      filter_by: "stream_state:vod,x",
    });
    expect(sentQuery()).toEqual({
      page: "1",
      q: "the lake",
      sort_by: "start_time",
      filter_by: "stream_state:vod",
    });
  });

  test("returns the total, the facets and the suggested spelling", async () => {
    const { body } = await getItems({ q: "lake" });
    expect(body).toMatchObject({ total: 14, nextPage: 2, facets, didYouMean: "lakes" });
    expect(body.items).toMatchObject([{ token: "lake", href: "/video/lake" }]);
  });

  test.each(["   ", "\u0007\u200b", "\ud83d"])("makes no search for %j", async (q) => {
    const { body } = await getItems({ q });
    expect(sentQuery()).toEqual({ page: "1" });
    expect(body).not.toHaveProperty("didYouMean");
  });

  test.each([
    ["10,000 characters", "x".repeat(10_000), "x".repeat(250)],
    ["symbols", "%_\\'\"()&|!:*<->", "%_\\'\"()&|!:*<->"],
    ["emoji", "🏔".repeat(600), "🏔".repeat(250)],
    ["right-to-left", "\u202eשלום", "שלום"],
  ])("accepts %s", async (_, q, sent) => {
    const { response } = await getItems({ q });
    expect([response.status, sentQuery().q]).toEqual([200, sent]);
  });

  test("leaves out an unknown order", async () => {
    const { response } = await getItems({
      q: "lake",
      sort_by: "x".repeat(9_000),
      filter_by: ",,::",
    });
    expect([response.status, sentQuery()]).toEqual([200, { page: "1", q: "lake" }]);
  });

  test("responds to a rate limit with a text and the time to wait", async () => {
    respond(items, 429, { statusCode: 429 });
    const { response, body } = await getItems({ q: "lake" });
    expect(response.status).toBe(429);
    expect(body).toMatchObject({ code: 429, message: "Too many requests" });
  });

  test("is served from the cache where a rate limit rejects another search", async () => {
    await getItems({ q: "lake" });
    respond(items, 429, { statusCode: 429 });
    expect((await getItems({ q: "sea" })).response.status).toBe(429);
    expect((await getItems({ q: "lake" })).body.total).toBe(14);
  });
});

describe("/api/section-items of a row with filters", () => {
  test("sends order and filters in their canonical form without words, and returns the facets", async () => {
    const { body } = await getItems({
      sort_by: "-start_time",
      filter_by: "x,metadata.topic:Lakes",
    });
    expect(sentQuery()).toEqual({
      page: "1",
      sort_by: "-start_time",
      filter_by: "metadata.topic:Lakes",
    });
    expect(body).toMatchObject({ total: 14, nextPage: 2, facets });
  });

  test("sends neither an unknown order nor an invalid filter", async () => {
    await getItems({ sort_by: "name", filter_by: "stream_state:gone" });
    expect(sentQuery()).toEqual({ page: "1" });
  });
});
