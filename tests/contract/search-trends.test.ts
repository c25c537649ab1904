import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sectionItem } from "../../lib/contract/sections.ts";
import { channelOf, film } from "./support/channel-of.ts";
import { databases } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const quay = channelOf(
  "quay",
  [
    film("lights", "Northern Lights"),
    film("live", "Northern Camera", { state: "live", minutes: 5 }),
    film("north", "North by Night", { publishedDaysAgo: 1 }),
    film("over", "Northern Premiere", { publishedDaysAgo: 0 }),
    film("boat", "A Boat to the North", { description: "Lanterns." }),
    ...Array.from({ length: 8 }, (_, at) => film(`isle-${at}`, `Island ${at}`)),
  ],
  { rights: [{ token: "over", content: "over", kind: "window", untilInDays: -1 }] },
);
const suggestions = z.object({ data: z.array(sectionItem) });
const path = "/ch/quay/pages/search/sections/search/content";
const search = (q: string, page = "1") => `${path}?${new URLSearchParams({ q, page }).toString()}`;
const viewer = (at: number, more: Record<string, string> = {}) => ({
  ...asSite,
  "X-Viewer-Ip": `198.51.100.${at}`,
  "X-Viewer-User-Agent": "Firefox",
  ...more,
});

describe.each(databases)("trends and suggestions on $name", (database) => {
  const asked = useProvider(database, { catalogues: [quay] });
  const { get, json, console: switches } = asked;
  const each = async (viewers: number[], address: string) => {
    for (const at of viewers) await (await get(address, viewer(at))).text();
  };
  const trends = async () => (await json("/ch/quay/search/trends", asSite)) as { data: unknown[] };
  const becomes = async (query: string) => {
    await expect.poll(async () => JSON.stringify(await trends())).toContain(`"${query}"`);
  };

  it("S20: what five viewers searched for on one day is a trend, in lower case, and nobody's own", async () => {
    await each([1, 2, 3, 4], search("Boat"));
    await each([1, 2, 3, 4, 5], search("Northern  LIGHTS"));
    await becomes("northern lights");
    expect(await trends()).toEqual({
      data: [
        {
          search_query: "northern lights",
          search_query_lower_cased: "northern lights",
          type: "other",
        },
      ],
    });
  });

  it("S20: neither one viewer many times, nor what finds nothing, nor a later page counts", async () => {
    await each([7, 7, 7, 7, 7, 7], search("lanterns"));
    await each([1, 2, 3, 4, 5], search("submarines"));
    await each([1, 2, 3, 4, 5], search("islands", "2"));
    for (let at = 1; at <= 5; at += 1)
      await (await get(search("night"), { "X-Viewer-Ip": `${at}` })).text();
    for (const at of [11, 12, 13, 14, 15]) {
      await (await get(search("someone@quay.example north"), viewer(at))).text();
    }
    await each([1, 2, 3, 4, 5, 6], search("camera"));
    await becomes("camera");
    const { data } = await trends();
    expect(data.map((trend) => (trend as { search_query: string }).search_query)).toEqual([
      "camera",
      "northern lights",
    ]);
  });

  it("S20: viewers of other days are not added up, and are forgotten with their day", async () => {
    await each([1, 2, 3], search("island"));
    await switches.send("POST", "/console/api/clock", { action: "shift", ms: 25 * 3_600_000 });
    await each([4, 5, 6], search("island"));
    await each([1, 2, 3, 4, 5], search("isl"));
    await becomes("isl");
    expect(JSON.stringify(await trends())).not.toContain('"island"');
    await switches.send("POST", "/console/api/clock", { action: "real" });
  });

  it("S21: suggestions are titles that begin so, then titles with the words", async () => {
    const suggested = async (q: string) => {
      const answer = await json(
        `/ch/quay/search/suggestions?${new URLSearchParams({ q }).toString()}`,
      );
      return suggestions.parse(answer).data.map(({ token }) => token);
    };
    expect(await suggested("nor")).toEqual(["live", "north", "lights", "boat"]);
    expect(await suggested("boat")).toEqual(["boat"]);
    expect(await suggested("ligths")).toEqual(["lights"]);
    expect(await suggested("lantern")).toEqual([]);
    expect(await suggested("premiere")).toEqual([]);
    expect(await suggested("isl")).toHaveLength(6);
    expect(await suggested(" ")).toEqual([]);
  });

  it("S22: too many searches from one address are 429, with a sentence and when to come back", async () => {
    const tooMany = viewer(99, { "Accept-Language": "de" });
    let answer = await get(search("isle"), tooMany);
    for (let count = 0; answer.status === 200 && count < 130; count += 1) {
      await answer.text();
      answer = await get(search("isle"), tooMany);
    }
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer.json()).toMatchObject({ message: expect.stringMatching(/^\S.+\.$/) });
    expect((await get(search("isle"), viewer(98))).status).toBe(200);
  });
});
