import { describe, expect, test, vi } from "vitest";
import { logger } from "../../../lib/log.ts";
import { loadRows, loadHome } from "../../../lib/pages/load-page.ts";
import { aChannel, aVisit } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const sectionsPath = "/ch/tiny/pages/front/sections";
const visit = aVisit({ channel: aChannel({ token: "tiny", page: { token: "front" } }) });

function sections(data: object[], paging: object = { page: 1, total_items: data.length }): void {
  respond(sectionsPath, 200, { data, paging });
}

describe("the rows of a page", () => {
  test("come with their first items", async () => {
    const { sections: rows } = await loadRows(visit, "front");
    expect(rows[0]?.items.map((card) => card.title)).toEqual(["One film", "Two films"]);
  });

  test("link to pages of the app's web view for a visit there", async () => {
    const hrefs = async (mobile: boolean) =>
      (await loadRows({ ...visit, mobile }, "front")).sections[0]?.items.map(({ href }) => href);
    expect(await hrefs(true)).toEqual(["/mobile/video/one", "/mobile/video/two"]);
    expect(await hrefs(false)).toEqual(["/video/one", "/video/two"]);
  });

  test("use embedded items without another request", async () => {
    const data = [{ token: "x", type: "video", input: { name: "X" } }];
    sections([
      { token: "row", role: "hero", items: { data, paging: { page: 1, total_items: 1 } } },
    ]);
    await loadRows(visit, "front");
    expect(provider().requestedPaths).toEqual([sectionsPath]);
  });

  test("are loaded when one of them fails, with the error in that row", async () => {
    sections([
      { token: "row", role: "content" },
      { token: "broken", role: "content" },
    ]);
    respond(`${sectionsPath}/broken/content`, 429, { statusCode: 429, message: "Slowly" });
    const { sections: rows } = await loadRows(visit, "front");
    expect(rows.map(({ token, error }) => [token, error])).toEqual([
      ["row", undefined],
      ["broken", { code: 429, message: "Slowly" }],
    ]);
  });

  // docs/behaviour.md BE-440
  test("leave out a row with which the site's own code fails, and log it", async () => {
    sections([
      { token: "text", role: "text", body: "Welcome" },
      { token: "broken", role: "content" },
    ]);
    const failing = Object.defineProperty({ ...visit }, "language", {
      get: () => {
        throw new TypeError("no language");
      },
    });
    const logged = vi.spyOn(logger, "error").mockImplementation(() => {});
    const { sections: rows } = await loadRows(failing, "front");
    expect(rows.map(({ token }) => token)).toEqual(["text"]);
    expect(logged.mock.calls.map(([facts]) => facts)).toEqual([
      {
        call: "row",
        channel: "tiny",
        page: "front",
        row: "broken",
        reason: "TypeError: no language",
      },
    ]);
    logged.mockRestore();
  });

  test.each([
    ["its status", { statusCode: 404, code: 500, message: "Gone" }, { code: 404, message: "Gone" }],
    ["the text of its code", { code: 428 }, { code: 428, message: "First, a few questions" }],
    [
      "the text of its source",
      { code: 429, source: "DEVICE_LIMIT" },
      { code: 429, message: "Too many devices" },
    ],
    ["an error of the site", { code: 500 }, { code: 500 }],
    ["none", {}, { code: 503 }],
  ])("have the error that the list reports for a row: %s", async (_, error, saved) => {
    sections([{ token: "row", role: "content", error }]);
    expect((await loadRows(visit, "front")).sections[0]?.error).toEqual(saved);
  });

  test("name the page or section from which an item comes", async () => {
    const item = (token: string, more: object) => ({
      token,
      type: "video",
      input: { name: token },
      ...more,
    });
    const data = [
      item("own", { page_id: "front", section_id: "row" }),
      item("found", { page_id: "films", section_id: "new" }),
    ];
    respond(`${sectionsPath}/row/content`, 200, { data, paging: { page: 1, total_items: 2 } });
    const [row] = (await loadRows(visit, "front")).sections;
    expect(row?.items.map(({ pageId, sectionId }) => [pageId, sectionId])).toEqual([
      [undefined, undefined],
      ["films", "new"],
    ]);
  });

  test("leave out a row without content", async () => {
    sections([{ token: "empty", role: "content" }]);
    respond(`${sectionsPath}/empty/content`, 200, {
      data: [],
      paging: { page: 1, total_items: 0 },
    });
    expect((await loadRows(visit, "front")).sections).toEqual([]);
  });

  const placeholders = ["watch_list", "continue_watching", "search"];
  const offering = (more: object) =>
    aVisit({ channel: aChannel({ token: "tiny", page: { token: "front" }, ...more }) });

  test("reserve room for personal rows and searches, which the server does not request", async () => {
    sections(placeholders.map((role) => ({ token: role, role })));
    const both = { watchlist_enabled: true, settings: { continue_watching: { enabled: true } } };
    const { sections: rows } = await loadRows(offering(both), "front");
    expect(rows.map(({ role, personal, items }) => [role, personal, items])).toEqual([
      ["watch_list", "watch_list", []],
      ["continue_watching", "continue_watching", []],
      ["search", undefined, []],
    ]);
    expect(provider().requestedPaths).toEqual([sectionsPath]);
  });

  test.each([
    ["watch list", { watchlist: { enabled: true } }, "watch_list"],
    [
      "continue watching",
      { settings: { continue_watching: { enabled: true } } },
      "continue_watching",
    ],
  ])("have only those personal rows that the channel offers: %s", async (_, more, role) => {
    sections(placeholders.map((each) => ({ token: each, role: each })));
    const { sections: rows } = await loadRows(offering(more), "front");
    expect(rows.map((row) => row.role)).toEqual([role, "search"]);
  });

  test("contain sanitised texts, without a content call", async () => {
    sections([{ token: "t", role: "text", body: "<p onclick=x()>Hi</p><script>x</script>" }]);
    expect((await loadRows(visit, "front")).sections[0]?.html).toBe("<p>Hi</p>");
  });

  test("have the number of the list's next page", async () => {
    sections([{ token: "row", role: "content" }], { page: 1, page_size: 6, total_items: 7 });
    expect((await loadRows(visit, "front")).nextPage).toBe(2);
  });

  test("continue with the page that the provider calls pending", async () => {
    sections([{ token: "row", role: "content" }], { page: 1, total_items: 0, pending_page: 3 });
    expect((await loadRows(visit, "front")).nextPage).toBe(3);
  });

  test("have no code that is not an error", async () => {
    respond(sectionsPath, 200, { code: 200, data: [{ token: "row", role: "content" }] });
    expect((await loadRows(visit, "front")).code).toBeUndefined();
  });

  test("are empty, and the page is shown, when the list has an error code", async () => {
    respond(sectionsPath, 200, { code: 500, data: [] });
    expect(await loadRows(visit, "front")).toMatchObject({ sections: [], code: 500 });
  });

  test("fail as a whole when the list cannot be loaded", async () => {
    respond(sectionsPath, 500, { statusCode: 500 });
    await expect(loadRows(visit, "front")).rejects.toMatchObject({ call: "sections" });
  });
});

test("the home page is not requested as a page", async () => {
  await loadHome(visit);
  expect(provider().requestedPaths).toEqual([sectionsPath, `${sectionsPath}/row/content`]);
});

test("a page that lacks a row is incomplete", async () => {
  respond(`${sectionsPath}/row/content`, 500, { statusCode: 500 });
  expect((await loadHome(visit)).complete).toBe(false);
});
