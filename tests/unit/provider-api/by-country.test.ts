import { expect, test } from "vitest";
import { getContent } from "../../../lib/provider-api/content.ts";
import { getSectionItems, getSections } from "../../../lib/provider-api/page.ts";
import { aChannel } from "../../support/samples.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { provider, respond } = useTinyProvider();
const from = (country?: string) => ({
  viewer: { ip: "192.0.2.1", userAgent: "Browser/1.0", ...(country && { country }) },
  language: "en" as const,
});
const tiny = aChannel({ token: "tiny", channel_id: "t1" });
const row = "/ch/tiny/pages/front/sections/all/content";
const item = { token: "film", type: "video", input: { name: "Film" } };

test("a denial for a country is returned to that country only, and requested once each", async () => {
  const blockedFrom = async (country?: string) => {
    const query = { pageId: "front", sectionId: "all" };
    return (await getSectionItems(from(country), "tiny", query)).data[0]?.blocked;
  };
  respond(row, 200, { data: [item] });
  expect(await blockedFrom("DK")).toBeUndefined();
  respond(row, 200, { data: [{ ...item, blocked: "GEO_BLOCK" }] });
  expect([await blockedFrom("DE"), await blockedFrom()]).toEqual(["GEO_BLOCK", "GEO_BLOCK"]);
  respond(row, 500, {});
  expect([await blockedFrom("DK"), await blockedFrom("DE")]).toEqual([undefined, "GEO_BLOCK"]);
  expect(provider().requestedPaths.filter((path) => path.startsWith(row))).toHaveLength(3);
});

test("rows that are embedded in a page are stored by country, too", async () => {
  const path = "/ch/tiny/pages/front/sections";
  const section = (more: object) => ({
    data: [{ token: "all", role: "content", items: { data: [{ ...item, ...more }] } }],
  });
  const blockedFrom = async (country: string) =>
    (await getSections(from(country), "tiny", { pageId: "front" })).data[0]?.items?.data[0]
      ?.blocked;
  respond(path, 200, section({}));
  expect(await blockedFrom("DK")).toBeUndefined();
  respond(path, 200, section({ blocked: "GEO_BLOCK" }));
  expect([await blockedFrom("DE"), await blockedFrom("DK")]).toEqual(["GEO_BLOCK", undefined]);
});

test("a content that is open in one country is denied in another, and stays open in the first", async () => {
  const path = "/ch/tiny/content/film";
  const open = (country: string) => getContent(from(country), tiny, { videoId: "film" });
  respond(path, 200, { token: "film", shared_s: 60, input: { name: "Film" } });
  await open("DK");
  respond(path, 423, { statusCode: 423, source: "GEO_BLOCK" });
  await expect(open("DE")).rejects.toMatchObject({ code: 423, source: "GEO_BLOCK" });
  expect(await open("DK")).toMatchObject({ token: "film" });
});

test("a denial for an address only is not shared", async () => {
  const path = "/ch/tiny/content/film";
  respond(path, 403, { statusCode: 403, source: "VPN_DETECTION" });
  const open = () => getContent(from("DK"), tiny, { videoId: "film" });
  await expect(open()).rejects.toMatchObject({ source: "VPN_DETECTION" });
  respond(path, 200, { token: "film", input: { name: "Film" } });
  expect(await open()).toMatchObject({ token: "film" });
  respond(path, 403, { statusCode: 403, source: "VPN_DETECTION" });
  await expect(open()).rejects.toMatchObject({ source: "VPN_DETECTION" });
});
