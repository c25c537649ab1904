import { describe, expect, it } from "vitest";
import { z } from "zod";
import { sectionItemSchema } from "../../lib/contract/sections.ts";
import { channelOf, film } from "./support/channel-of.ts";
import { databases } from "./support/databases.ts";
import { accountsOf } from "./support/accounts.ts";
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
const suggestions = z.object({ data: z.array(sectionItemSchema) });
const path = "/ch/quay/pages/search/sections/search/content";
const search = (q: string, page = "1") => `${path}?${new URLSearchParams({ q, page }).toString()}`;
const viewer = (at: number, more: Record<string, string> = {}) => ({
  ...asSite,
  "X-Viewer-Ip": `198.51.${at}.7`,
  "X-Viewer-User-Agent": "Firefox",
  ...more,
});

/** docs/security.md SE-174 */
describe.each(databases)("trends and suggestions on $name", (database) => {
  const client = useProvider(database, { catalogues: [quay] });
  const { get, json, console: switches } = client;
  const each = async (viewers: number[], address: string) => {
    for (const at of viewers) await (await get(address, viewer(at))).text();
  };
  let requestCount = 0;
  const trends = async () => {
    requestCount += 1;
    const headers = { ...asSite, "X-Viewer-Ip": `192.0.2.${requestCount % 256}` };
    return (await json("/ch/quay/search/trends", headers)) as { data: unknown[] };
  };
  const becomes = async (query: string) => {
    await expect.poll(async () => JSON.stringify(await trends())).toContain(`"${query}"`);
  };

  it("S20: a search from five networks on one day is a trend, in lower case, and contains nothing personal", async () => {
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

  it("S20: repeated searches of one viewer, searches without results, and later pages do not count", async () => {
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

  it("S25: one network counts once, whatever its user agents and languages", async () => {
    for (const at of [1, 2, 3, 4, 5, 6]) {
      const disguise = {
        "X-Viewer-User-Agent": `Browser ${at}`,
        "Accept-Language": `d${"aeiou"[at]}`,
      };
      const addresses = [`203.0.113.${at}`, `2001:db8:7:${at}::1`];
      for (const ip of addresses) {
        const headers = viewer(at, { ...disguise, "X-Viewer-Ip": ip });
        await (await get(search("lanterns"), headers)).text();
      }
    }
    await each([1, 2, 3, 4, 5, 6, 7], search("premiere"));
    await each([1, 2, 3, 4, 5, 6, 7], search("island 3"));
    await becomes("island 3");
    expect(JSON.stringify(await trends())).not.toContain('"lanterns"');
  });

  it("S25: each signed-in viewer counts, from one network too", async () => {
    const { signIn } = accountsOf(client, "quay");
    for (const name of ["viewer", "member", "alerts", "missing", "returning"]) {
      const { headers } = await signIn(name);
      await (await get(search("north by night"), viewer(60, headers))).text();
    }
    await becomes("north by night");
    expect(JSON.stringify(await trends())).toContain("north by night");
  });

  it("S25: a trend contains the words that matched contents, and no other character", async () => {
    await each([1, 2, 3, 4, 5], search("!!! the Northern is a x 💩 <b>"));
    await becomes("northern");
    await each([1, 2, 3, 4, 5], search("a boat to the north"));
    await becomes("a boat to the north");
    expect(JSON.stringify(await trends())).not.toMatch(/💩|<b>|the northern/);
  });

  it("S26: the owner hides a term, and shows it again", async () => {
    await each([1, 2, 3, 4, 5], search("island 5"));
    await becomes("island 5");
    const hide = (term: string, hidden: boolean) =>
      switches.send("PUT", "/console/api/trends", { channel: "quay", term, hidden });
    expect(await (await hide(" ISLAND ", true)).json()).toMatchObject({
      hidden: ["island"],
      trends: expect.arrayContaining([
        expect.objectContaining({ query: "island 5", viewers: 5, isHidden: true }),
      ]),
    });
    expect(JSON.stringify(await trends())).not.toContain("island");
    await hide("island", false);
    expect(JSON.stringify(await trends())).toContain("island 5");
  });

  it("S26: the console's page lists trends, and its forms hide a term", async () => {
    const page = async () => (await switches.get("/console/analytics/trends?channel=quay")).text();
    expect(await page()).toContain("island 5");
    const press = (fields: Record<string, string>) =>
      fetch(`${switches.origin()}/console/analytics/trends`, {
        method: "POST",
        redirect: "manual",
        headers: { "Sec-Fetch-Site": "same-origin" },
        body: new URLSearchParams({ channel: "quay", ...fields }),
      });
    expect((await press({ term: "island 5", hidden: "true" })).status).toBe(303);
    expect((await page()).replaceAll(/\s+/g, " ")).toMatch(/island 5<\/td> <td>5<\/td> <td>Hidden/);
    expect((await press({ term: "island 5", hidden: "false" })).status).toBe(303);
    expect((await press({ term: "", hidden: "true" })).status).toBe(422);
    expect((await press({ term: "x", hidden: "true", channel: "none" })).status).toBe(404);
  });

  it("S20: viewers of other days are not added up, and are deleted with their day", async () => {
    await each([1, 2, 3], search("island"));
    await switches.send("POST", "/console/api/clock", { action: "shift", ms: 25 * 3_600_000 });
    await each([4, 5, 6], search("island"));
    await each([1, 2, 3, 4, 5], search("isl"));
    await becomes("isl");
    expect(JSON.stringify(await trends())).not.toContain('"island"');
    await switches.send("POST", "/console/api/clock", { action: "real" });
  });

  it("S21: suggestions are titles that begin with the text, then titles with the words", async () => {
    const suggested = async (q: string) => {
      const response = await json(
        `/ch/quay/search/suggestions?${new URLSearchParams({ q }).toString()}`,
      );
      return suggestions.parse(response).data.map(({ token }) => token);
    };
    expect(await suggested("nor")).toEqual(["live", "north", "lights", "boat"]);
    expect(await suggested("boat")).toEqual(["boat"]);
    expect(await suggested("ligths")).toEqual(["lights"]);
    expect(await suggested("lantern")).toEqual([]);
    expect(await suggested("premiere")).toEqual([]);
    expect(await suggested("isl")).toHaveLength(6);
    expect(await suggested(" ")).toEqual([]);
  });

  it("S22: too many searches from one address are 429, with a message and Retry-After", async () => {
    const tooMany = viewer(99, { "Accept-Language": "de" });
    let response = await get(search("isle"), tooMany);
    for (let count = 0; response.status === 200 && count < 130; count += 1) {
      await response.text();
      response = await get(search("isle"), tooMany);
    }
    expect(response.status).toBe(429);
    expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(/^\S.+\.$/) });
    expect((await get(search("isle"), viewer(98))).status).toBe(200);
  });
});
