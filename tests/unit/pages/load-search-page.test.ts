import { describe, expect, test } from "vitest";
import { loadSearchPage } from "../../../lib/pages/load-search-page.ts";
import { aChannel, aVisit } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const visit = aVisit({ channel: aChannel({ token: "tiny", page: { token: "front" } }) });
const pagePath = "/ch/tiny/pages/search";
const resultSections = "/ch/tiny/pages/found/sections";
const resultItems = `${resultSections}/results/content`;
const plainItems = `${pagePath}/sections/search/content`;

const film = (token: string, more: object = {}) => ({
  token,
  type: "video",
  input: { name: token },
  ...more,
});
const list = (data: object[], more: object = {}) => ({
  data,
  paging: { page: 1, total_items: data.length },
  ...more,
});

function useResultsPage(...roles: string[]): void {
  respond(pagePath, 200, { token: "found", url: "search", name: "Find" });
  const sections = roles.map((role) => ({ token: role === "search" ? "results" : role, role }));
  respond(resultSections, 200, list(sections));
}

const queryOf = (path: string) => new URLSearchParams(provider().sentTo(path)?.query);

describe("the page of search results", () => {
  test("is the channel's page for searches, with its rows", async () => {
    useResultsPage("search", "content");
    respond(`${resultSections}/content/content`, 200, list([film("other")]));
    const facets = [{ param: "stream_state", values: [{ value: "vod", count: 1 }] }];
    respond(resultItems, 200, list([film("lake")], { facets, did_you_mean: " lakes " }));
    const { page, rows } = await loadSearchPage(visit, { q: "lake", sort_by: "-start_time" });
    expect(page.name).toBe("Find");
    expect(rows.sections).toMatchObject([
      { token: "results", total: 1, facets, didYouMean: "lakes", items: [{ token: "lake" }] },
      { token: "content", items: [{ token: "other" }] },
    ]);
    expect(Object.fromEntries(queryOf(resultItems))).toEqual({
      page: "1",
      q: "lake",
      sort_by: "-start_time",
    });
  });

  test("makes no search without words, and still has its row", async () => {
    useResultsPage("search");
    const { rows } = await loadSearchPage(visit, undefined);
    expect(rows.sections).toMatchObject([{ token: "results", items: [] }]);
    expect(rows.sections[0]).not.toHaveProperty("total");
    expect(provider().requestedPaths).not.toContain(resultItems);
  });

  test("shows suggestions without results: trends, and a row of the channel", async () => {
    useResultsPage("search");
    respond(resultItems, 200, list([]));
    const trend = (search_query: string, type: string) => ({ search_query, type });
    const trends = { data: [trend("lakes", "other"), trend("sea", "user")] };
    respond("/ch/tiny/search/trends", 200, trends);
    const { onward, rows } = await loadSearchPage(visit, { q: "qqq" });
    expect(rows.sections).toMatchObject([{ total: 0, items: [] }]);
    expect(onward).toMatchObject({
      trends: ["lakes", "sea"],
      browse: {
        pageId: "front",
        section: { items: [{ title: "One film" }, { title: "Two films" }] },
      },
    });
  });

  test("requests no suggestions when it has results", async () => {
    useResultsPage("search");
    respond(resultItems, 200, list([film("lake")]));
    expect(await loadSearchPage(visit, { q: "lake" })).not.toHaveProperty("onward");
    expect(provider().requestedPaths).not.toContain("/ch/tiny/search/trends");
  });

  test("is shown when there are no suggestions", async () => {
    useResultsPage("search");
    respond(resultItems, 200, list([]));
    respond("/ch/tiny/search/trends", 500, {});
    respond("/ch/tiny/pages/front/sections", 500, {});
    expect((await loadSearchPage(visit, { q: "qqq" })).onward).toEqual({ trends: [] });
  });

  test("never sends a placeholder as the search words", async () => {
    useResultsPage("search");
    respond(resultItems, 200, list([]));
    await loadSearchPage(visit, { q: "lake", display_search: "Lakes of the north" });
    expect(queryOf(resultItems).has("display_search")).toBe(false);
  });

  test("has one row of results where the channel has no such page", async () => {
    respond(pagePath, 404, { statusCode: 404 });
    respond(plainItems, 200, list([film("lake")]));
    const { page, rows, complete } = await loadSearchPage(visit, { q: "lake" });
    expect([page.token, complete]).toEqual(["search", true]);
    expect(rows.sections).toMatchObject([{ token: "search", role: "search", total: 1 }]);
  });

  test("has that row above those of a page without results", async () => {
    useResultsPage("content");
    respond(`${resultSections}/content/content`, 200, list([film("other")]));
    respond(plainItems, 200, list([film("lake")]));
    const { page, rows } = await loadSearchPage(visit, { q: "lake" });
    expect([page.token, page.name]).toEqual(["search", "Find"]);
    expect(rows.sections.map(({ token }) => token)).toEqual(["search", "content"]);
  });

  test("is 404 where the provider has no search", async () => {
    respond(pagePath, 404, { statusCode: 404 });
    respond(plainItems, 404, { statusCode: 404 });
    await expect(loadSearchPage(visit, { q: "lake" })).rejects.toMatchObject({ code: 404 });
  });

  test("shows the error of a failed search", async () => {
    useResultsPage("search");
    respond(resultItems, 500, {});
    const { rows, complete } = await loadSearchPage(visit, { q: "lake" });
    expect([rows.sections[0]?.error?.code, complete]).toEqual([500, false]);
  });

  test("fails when the provider fails", async () => {
    respond(pagePath, 503, {});
    await expect(loadSearchPage(visit, { q: "lake" })).rejects.toMatchObject({ code: 503 });
  });

  test("links a line of the captions to its second", async () => {
    useResultsPage("search");
    const match = { start_s: 95.7, text: "where the reeds begin" };
    respond(resultItems, 200, list([film("lake", { match })]));
    const inApp = await loadSearchPage({ ...visit, mobile: true }, { q: "reeds" });
    expect(inApp.rows.sections[0]?.items).toMatchObject([
      { href: "/mobile/video/lake?t=95", match: { text: "where the reeds begin", time: 95.7 } },
    ]);
  });

  test.each([{ start_s: -1, text: "x" }, { start_s: 3 }, "line", { start_s: "3", text: "x" }])(
    "leaves out a caption line with the value %j",
    async (match) => {
      useResultsPage("search");
      respond(resultItems, 200, list([film("lake", { match })], { facets: "x", did_you_mean: 7 }));
      const { rows } = await loadSearchPage(visit, { q: "reeds" });
      expect(rows.sections[0]).toMatchObject({ total: 1 });
      expect(rows.sections[0]?.items).toEqual([
        { token: "lake", kind: "video", href: "/video/lake", title: "lake" },
      ]);
    },
  );
});
