import { describe, expect, it } from "vitest";
import { parseCidr } from "../../provider/domain/rights/ip-bits.ts";
import type { SeedCatalogue } from "../../provider/seed/catalogue-schema.ts";
import { harbour } from "./support/catalogue.ts";
import { oneDatabase } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const access: Record<string, "paid" | "signed_in"> = { "film-1": "paid", "film-2": "signed_in" };
const closed: SeedCatalogue = {
  ...harbour,
  contents: harbour.contents.map((one) => ({ ...one, access: access[one.token] })),
  rights: [
    { token: "elsewhere", content: "film-3", kind: "window", territory: { allowed: ["SE"] } },
    { token: "no-vpn", content: "film-4", kind: "vpn" },
    { token: "over", content: "film-5", kind: "window", untilInDays: -1 },
    { token: "doors", content: "later", kind: "embargo", minutes: 30 },
  ],
};
/** A film, its transcript or a broadcast; a share picture is signed too, and open. */
const mediaUrl = /\/media\/signed\/[^"]*?\/(?:reels|transcripts|live)\//;
const vpnRanges = ["203.0.113.0/24"].flatMap((range) => parseCidr(range) ?? []);

// docs/security.md SE-163
describe.each(oneDatabase)("media of closed contents", (database) => {
  const { get } = useProvider(database, { catalogues: [closed], vpnRanges });
  const viewer = { ...asSite, "X-Viewer-Ip": "203.0.113.7", "X-Viewer-Country": "DK" };
  const response = async (path: string) => {
    const response = await get(path, viewer);
    return { status: response.status, text: await response.text() };
  };

  it.each([
    ["film-1", "payment", 402],
    ["film-2", "signing in", 401],
    ["film-3", "another country", 423],
    ["film-4", "no VPN", 403],
    ["film-5", "an earlier day", 403],
    ["later", "the end of its embargo", 403],
  ])(
    "M16: the denial of %s, which requires %s, contains no media URL",
    async (token, _, status) => {
      const refused = await response(`/ch/harbour/content/${token}`);
      expect(refused.status).toBe(status);
      expect(refused.text).not.toMatch(mediaUrl);
    },
  );

  it.each([
    "/ch/harbour/pages/home/sections/all/content?page_size=30",
    "/ch/harbour/search/suggestions?q=harbour",
    "/ch/harbour/pages/home/sections",
  ])("M16: %s lists contents without a media URL", async (path) => {
    const { status, text } = await response(path);
    expect(status).toBe(200);
    expect(text).toMatch(/film-1|Harbour 1/);
    expect(text).not.toMatch(mediaUrl);
  });
});
