import { describe, expect, it } from "vitest";
import { pageSchema } from "../../lib/contract/page.ts";
import { sectionItemsSchema, sectionsSchema } from "../../lib/contract/sections.ts";
import { databases } from "./support/databases.ts";
import { useProvider } from "./support/provider.ts";

describe.each(databases)("pages and sections on $name", (database) => {
  const { json, whole } = useProvider(database);

  it("P1, P6: a page is found by token and by url", async () => {
    const byToken = await whole(pageSchema, "/ch/harbour/pages/boats");
    expect(byToken).toMatchObject({ url: "boats/small", name: "Small boats" });
    expect(await whole(pageSchema, "/ch/ch_0001/pages/privacy")).toMatchObject({
      token: "privacy",
    });
  });

  it("P2: a url with a slash is one encoded segment", async () => {
    expect(await json("/ch/harbour/pages/boats%2Fsmall")).toMatchObject({ token: "boats" });
    const response = await whole(sectionsSchema, "/ch/harbour/pages/boats%2Fsmall/sections?page=1");
    expect(response.data.map((row) => row.token)).toEqual(["boats"]);
  });

  it("P3, P6: six sections are returned at a time", async () => {
    const first = await whole(sectionsSchema, "/ch/harbour/pages/home/sections?page=1");
    const second = await whole(sectionsSchema, "/ch/harbour/pages/home/sections?page=2");
    expect(first.data).toHaveLength(6);
    expect(first.paging).toMatchObject({ page: 1, total_items: 8, page_size: 6 });
    expect(second.data.map((row) => row.token)).toEqual(["mine", "words"]);
  });

  it("P4: only the hero contains its first items", async () => {
    const { data } = await whole(sectionsSchema, "/ch/harbour/pages/home/sections");
    const carried = data.filter((row) => row.items !== undefined);
    expect(carried.map((row) => row.role)).toEqual(["hero"]);
    expect(carried[0]?.items?.data.map((item) => item.token)).toEqual([
      "film-1",
      "film-2",
      "film-3",
    ]);
  });

  it("P5: a row with tabs selects the first", async () => {
    const { data } = await whole(sectionsSchema, "/ch/harbour/pages/home/sections");
    const tabbed = data.find((row) => row.token === "tabbed");
    expect(tabbed?.tabs?.map((tab) => tab.name)).toEqual(["Even", "Odd"]);
    expect(tabbed?.selected_tab).toBe("even");
  });

  it("P7: a page number after the last has no sections", async () => {
    expect(await json("/ch/harbour/pages/home/sections?page=9")).toMatchObject({
      data: [],
      paging: { page: 9, total_items: 8 },
    });
  });

  it("P9: an existing page has the code 200", async () => {
    expect((await whole(pageSchema, "/ch/harbour/pages/boats%2Fsmall")).statusCode).toBe(200);
  });

  it("P11: a page with a first content has itself as its cover", async () => {
    const { cover } = await whole(pageSchema, "/ch/harbour/pages/boats");
    expect(cover).toMatchObject({
      token: "boats",
      type: "page",
      url: "boats/small",
      input: { name: "Small boats", description: "Under ten metres.", first_content: "film-3" },
    });
    expect(cover?.thumbnail).toContain("/media/art/harbour-hero-{w}.avif");
    expect((await whole(pageSchema, "/ch/harbour/pages/privacy")).cover).toBeUndefined();
  });

  it("P12: an item that is a page has its first content, too", async () => {
    const { data } = await whole(
      sectionItemsSchema,
      "/ch/harbour/pages/home/sections/topics/content?page=1",
    );
    expect(data.map(({ token, input }) => [token, input.first_content])).toEqual([
      ["boats", "film-3"],
    ]);
  });

  it("P10: the following page is pending, and none after the last", async () => {
    const pending = async (path: string) =>
      ((await json(path)) as { paging: { pending_page?: number } }).paging.pending_page;
    const rows = "/ch/harbour/pages/home/sections";
    expect(await pending(`${rows}?page=1`)).toBe(2);
    expect(await pending(`${rows}?page=2`)).toBeUndefined();
    expect(await pending(`${rows}/all/content`)).toBe(2);
    expect(await pending(`${rows}/all/content?page=9`)).toBeUndefined();
  });

  it("P8: context and unknown queries change nothing", async () => {
    const plain = await json("/ch/harbour/pages/boats/sections");
    expect(await json("/ch/harbour/pages/boats/sections?context=film-1&x=y")).toEqual(plain);
  });
});
