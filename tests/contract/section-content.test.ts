import { describe, expect, it } from "vitest";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import { accountsOf } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { publicOrigin, useProvider } from "./support/provider.ts";

const home = "/ch/harbour/pages/home";

describe.each(databases)("items of a section on $name", (database) => {
  const client = useProvider(database);
  const { get, json, whole } = client;
  const tokens = async (path: string) => {
    const { data } = await whole(sectionItemsSchema, path);
    return data.map((item) => item.token);
  };

  it("I1, I2: thirty films are on three pages of at most twelve, each once and in order", async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) => tokens(`${home}/sections/all/content?page=${page}`)),
    );
    expect(pages.map((page) => page.length)).toEqual([12, 12, 6]);
    expect(pages.flat()).toEqual(Array.from({ length: 30 }, (_, index) => `film-${index + 1}`));
  });

  it("I1: the owner's page size is returned", async () => {
    const { paging } = await whole(
      sectionItemsSchema,
      "/ch/harbour/pages/boats%2Fsmall/sections/boats/content",
    );
    expect(paging).toEqual({ page: 1, total_items: 1, page_size: 5 });
  });

  it("I3: tab selects the tab, and the selected one is the default", async () => {
    expect(await tokens(`${home}/sections/tabbed/content?tab=odd`)).toEqual(["film-1"]);
    expect(await tokens(`${home}/sections/tabbed/content`)).toEqual(["film-2", "film-4"]);
  });

  it("I4: a row of pages has items of type page", async () => {
    const { data } = await whole(sectionItemsSchema, `${home}/sections/topics/content`);
    expect(data).toMatchObject([
      {
        type: "page",
        url: "boats/small",
        input: { name: "Small boats", level: "Beginner", badge: "3 tides", duration_s: 360 },
      },
    ]);
  });

  it("I21: a row of paywalls leaves out those that grant the group of the request", async () => {
    const path = "/ch/harbour/pages/offers/sections/offers/content";
    expect(await tokens(path)).toEqual(["crew", "pair"]);
    expect(await tokens(`${path}?subscribersGroup=guests`)).toEqual(["crew", "pair"]);
    const { data, paging } = await whole(
      sectionItemsSchema,
      `${path}?subscribersGroup=crew&p=paid-1`,
    );
    expect(data.map(({ token }) => token)).toEqual(["pair"]);
    expect(paging.total_items).toBe(1);
  });

  it("I21: a response with the offers of a group is not cached", async () => {
    const { headers } = await get(
      "/ch/harbour/pages/offers/sections/offers/content?subscribersGroup=crew",
    );
    expect(headers.get("cache-control")).toContain("private");
  });

  it("I11: items of every kind contain the row that returned them", async () => {
    for (const section of ["topics", "all"]) {
      const { data } = await whole(sectionItemsSchema, `${home}/sections/${section}/content`);
      expect(data.length).toBeGreaterThan(0);
      for (const item of data) {
        expect(item).toMatchObject({ page_id: "home", section_id: section });
      }
    }
  });

  it("I5: a live row lists live contents, then the next ones", async () => {
    const { data } = await whole(sectionItemsSchema, `${home}/sections/on-air/content`);
    expect(data.map(({ token, input }) => [token, input.stream_state])).toEqual([
      ["always-on", "live"],
      ["soon", "scheduled"],
      ["later", "scheduled"],
    ]);
  });

  it("I6, I10: an item contains all fields of a card", async () => {
    const { data } = await whole(sectionItemsSchema, `${home}/sections/all/content`);
    expect(data[0]).toMatchObject({
      type: "video",
      page_id: "home",
      section_id: "all",
      access: "free",
      thumbnail: `${publicOrigin}/media/art/harbour-hero-{w}.avif`,
      input: {
        name: "Harbour 1",
        duration_s: 120,
        stream_state: "vod",
        art: "#336699",
        preview: expect.stringMatching(/\/media\/previews\/[\w-]{22}\.mp4$/),
      },
    });
  });

  it("I6: an item contains its place in a series, and its topic", async () => {
    const { data } = await whole(sectionItemsSchema, `${home}/sections/all/content`);
    expect(data[1]?.input.topic).toBe("Harbours");
    expect(data[10]?.input.series).toMatchObject({ name: "Tides", episode: 2, episodes: 3 });
  });

  it("I16: a content in rotation says from when and until when it is available", async () => {
    const { data } = await whole(sectionItemsSchema, `${home}/sections/all/content`);
    const { available_from: from = 0, available_until: until = 0 } = data[0]?.input ?? {};
    expect(until - from).toBe(2 * 24 * 60 * 60 * 1000);
    expect(new Date(from).getUTCHours()).toBe(0);
    expect(data[2]?.input).not.toHaveProperty("available_from");
  });

  it("I17: a content contains the light that its channel sets for it", async () => {
    const { data } = await whole(sectionItemsSchema, `${home}/sections/all/content`);
    expect(data.slice(0, 2).map(({ input }) => input.light)).toEqual(["dusk", undefined]);
  });

  it("I18: a film contains its director and its year", async () => {
    const { data } = await whole(sectionItemsSchema, `${home}/sections/all/content`);
    expect(data[2]?.input).toMatchObject({ director: "Ada Lind", released_year: 2019 });
    expect(data[3]?.input).not.toHaveProperty("director");
  });

  it("I19: a picture with an off-centre subject says which part must stay visible", async () => {
    const { data } = await whole(sectionItemsSchema, `${home}/sections/tall/content`);
    expect(data[0]?.input.focus).toBe(80);
    const others = await whole(sectionItemsSchema, `${home}/sections/all/content`);
    expect(others.data[0]?.input).not.toHaveProperty("focus");
  });

  it("I20: a badge that depends on the broadcast's progress is left out for one without an end", async () => {
    const { data } = await whole(sectionItemsSchema, `${home}/sections/on-air/content`);
    expect(data[0]?.input).not.toHaveProperty("badge");
  });

  it("I7: a 2:3 row shows the poster and its colour", async () => {
    const { data } = await whole(sectionItemsSchema, `${home}/sections/tall/content`);
    expect(data[0]?.thumbnail).toBe(`${publicOrigin}/media/art/harbour-poster-{w}.avif`);
    expect(data[0]?.input).toMatchObject({ art: "#996633", aspect: 0.67 });
  });

  it("I8: a text row has no items", async () => {
    expect(await json(`${home}/sections/words/content`)).toMatchObject({
      data: [],
      paging: { total_items: 0 },
    });
  });

  it.each(["sections", "personalized-sections"])(
    "I9: %s rejects a request for a personal row",
    async (kind) => {
      const response = await get(`${home}/${kind}/mine/content`);
      expect(response.status).toBe(401);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.json()).toEqual({
        statusCode: 401,
        message: "Sign in to see your lists.",
      });
    },
  );

  it("I9: a viewer's personal row is never shared, and is at no other path", async () => {
    const { headers } = await accountsOf(client).signIn("viewer");
    for (const kind of ["sections", "personalized-sections"]) {
      const response = await get(`${home}/${kind}/mine/content`, headers);
      expect(response.headers.get("cache-control")).toBe("private, no-store");
      expect(await response.json()).toMatchObject({ data: [], paging: { total_items: 0 } });
    }
    expect((await get(`${home}/personalized-sections/all/content`, headers)).status).toBe(404);
  });

  it("I9: a personal response is never shared", async () => {
    const response = await get(`${home}/sections/all/content?subscribersGroup=gold`);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  });
});
