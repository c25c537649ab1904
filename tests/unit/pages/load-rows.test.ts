import { describe, expect, test } from "vitest";
import { loadRows, loadHome } from "../../../lib/pages/load-page.ts";
import { aChannel, aVisit } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, answer } = useTinyProvider();
const sectionsPath = "/ch/tiny/pages/front/sections";
const visit = aVisit({ channel: aChannel({ token: "tiny", page: { token: "front" } }) });

function sections(data: object[], paging: object = { page: 1, total_items: data.length }): void {
  answer(sectionsPath, 200, { data, paging });
}

describe("the rows of a page", () => {
  test("come with their first items", async () => {
    const { sections: rows } = await loadRows(visit, "front");
    expect(rows[0]?.items.map((card) => card.title)).toEqual(["One film", "Two films"]);
  });

  test("lead to pages of the app's web view for a visit there", async () => {
    const hrefs = async (mobile: boolean) =>
      (await loadRows({ ...visit, mobile }, "front")).sections[0]?.items.map(({ href }) => href);
    expect(await hrefs(true)).toEqual(["/mobile/video/one", "/mobile/video/two"]);
    expect(await hrefs(false)).toEqual(["/video/one", "/video/two"]);
  });

  test("use the items that came embedded without asking again", async () => {
    const data = [{ token: "x", type: "video", input: { name: "X" } }];
    sections([
      { token: "row", role: "hero", items: { data, paging: { page: 1, total_items: 1 } } },
    ]);
    await loadRows(visit, "front");
    expect(provider().asked).toEqual([sectionsPath]);
  });

  test("stand when one of them fails, and that one says so", async () => {
    sections([
      { token: "row", role: "content" },
      { token: "broken", role: "content" },
    ]);
    answer(`${sectionsPath}/broken/content`, 500, { statusCode: 500 });
    const { sections: rows } = await loadRows(visit, "front");
    expect(rows.map((row) => [row.token, row.failed ?? false])).toEqual([
      ["row", false],
      ["broken", true],
    ]);
  });

  test("leave out a row without anything to show", async () => {
    sections([{ token: "empty", role: "content" }]);
    answer(`${sectionsPath}/empty/content`, 200, { data: [], paging: { page: 1, total_items: 0 } });
    expect((await loadRows(visit, "front")).sections).toEqual([]);
  });

  test("never ask for personal rows and searches on the server", async () => {
    sections(["watch_list", "continue_watching", "search"].map((role) => ({ token: role, role })));
    await loadRows(visit, "front");
    expect(provider().asked).toEqual([sectionsPath]);
  });

  test("bring texts sanitised, without a content call", async () => {
    sections([{ token: "t", role: "text", body: "<p onclick=x()>Hi</p><script>x</script>" }]);
    expect((await loadRows(visit, "front")).sections[0]?.html).toBe("<p>Hi</p>");
  });

  test("name the next page of the list", async () => {
    sections([{ token: "row", role: "content" }], { page: 1, page_size: 6, total_items: 7 });
    expect((await loadRows(visit, "front")).nextPage).toBe(2);
  });

  test("are none, and the page stands, when the list carries an error code", async () => {
    answer(sectionsPath, 200, { code: 500, data: [] });
    expect(await loadRows(visit, "front")).toMatchObject({ sections: [], code: 500 });
  });

  test("fail as a whole when the list can't be had", async () => {
    answer(sectionsPath, 500, { statusCode: 500 });
    await expect(loadRows(visit, "front")).rejects.toMatchObject({ call: "sections" });
  });
});

test("the home page is not asked for as a page", async () => {
  await loadHome(visit);
  expect(provider().asked).toEqual([sectionsPath, `${sectionsPath}/row/content`]);
});

test("a page that lacks a row is not complete", async () => {
  answer(`${sectionsPath}/row/content`, 500, { statusCode: 500 });
  expect((await loadHome(visit)).complete).toBe(false);
});
