import { describe, expect, it } from "vitest";
import { contentSchema } from "../../lib/contract/content.ts";
import { simulatedVpn } from "../../lib/contract/simulated-location.ts";
import { sectionItemsSchema } from "../../lib/contract/sections.ts";
import { parseCidr } from "../../provider/domain/rights/ip-bits.ts";
import type {
  SeedCatalogue,
  CatalogueContent,
  CatalogueRightsRule,
} from "../../provider/seed/catalogue-schema.ts";
import { accountsOf } from "./support/accounts.ts";
import { harbour } from "./support/catalogue.ts";
import { databases, oneDatabase } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const rights: CatalogueRightsRule[] = [
  { token: "nordic", content: "film-1", kind: "window", territory: { allowed: ["DK", "NO"] } },
  { token: "not-us", content: "film-2", kind: "window", territory: { barred: ["US"] } },
  {
    token: "not-us-known",
    content: "film-7",
    kind: "window",
    territory: { barred: ["US"], unknown: "allowed" },
  },
  { token: "no-vpn", content: "film-3", kind: "vpn" },
  { token: "over", content: "film-4", kind: "window", fromDaysAgo: 20, untilInDays: -3 },
  { token: "ahead", content: "film-5", kind: "window", fromDaysAgo: -3 },
  { token: "soon-over", content: "film-6", kind: "window", untilInDays: 20 / 86_400 },
  { token: "doors", content: "later", kind: "embargo", minutes: 30 },
];
const changes: Record<string, Partial<CatalogueContent>> = {
  "film-1": { access: "signed_in" },
  "film-8": { next: ["film-1", "film-2"] },
};
const gated: SeedCatalogue = {
  ...harbour,
  channel: { ...harbour.channel, token: "gated", channelId: "ch_gated" },
  contents: harbour.contents.map((one) => ({ ...one, ...changes[one.token] })),
  rights,
};
const whole: SeedCatalogue = {
  ...harbour,
  channel: { ...harbour.channel, token: "fenced", channelId: "ch_fenced" },
  rights: [
    { token: "all", kind: "window", territory: { allowed: ["DK", "SE"] } },
    { token: "some", content: "film-2", kind: "window", territory: { allowed: ["SE", "US"] } },
    { token: "no-vpn", kind: "vpn" },
  ],
};
const vpnRanges = ["203.0.113.0/24", "2001:db8:bad::/48"].flatMap((text) => parseCidr(text) ?? []);

describe.each(databases)("rights on $name", (database) => {
  const client = useProvider(database, { catalogues: [gated, whole], vpnRanges });
  const { get, console: switches } = client;
  const from = (country?: string, ip = "192.0.2.1"): Record<string, string> => ({
    ...asSite,
    "X-Viewer-Ip": ip,
    ...(country && { "X-Viewer-Country": country }),
  });
  const requestContent = async (token: string, headers = from(), channel = "gated") => {
    const response = await get(`/ch/${channel}/content/${token}`, headers);
    return { status: response.status, body: await response.json() };
  };
  const errorOf = (status: number, more: object) => ({
    status,
    body: expect.objectContaining({ statusCode: status, ...more }),
  });
  const preview = (name: string) => ({
    inputPreview: {
      name,
      description: "Boats come and go.",
      thumbnail: expect.stringMatching(/^http.+harbour-hero/),
      art: expect.stringMatching(/^#[0-9a-f]{6}$/),
      stream_state: "vod",
      duration_s: expect.any(Number),
    },
  });
  const region = errorOf(423, {
    source: "GEO_BLOCK",
    message: "Content is not available in your region",
  });
  const vpn = errorOf(403, { source: "VPN_DETECTION", message: "VPN access denied" });

  it("X1: a window for some countries is 423 in all others, with the fields that may be shown", async () => {
    expect(await requestContent("film-1", from("DE"))).toEqual(region);
    expect((await requestContent("film-1", from("DE"))).body).toMatchObject({
      data: preview("Harbour 1"),
    });
    // Where it may be shown the account is still required: the country is checked before the sign-in.
    expect((await requestContent("film-1", from("DK"))).status).toBe(401);
    expect((await requestContent("film-1", from("no"))).status).toBe(401);
  });

  // docs/security.md SE-181
  it("X2: a viewer without a country code is denied where a rule names countries, unless the rule allows it", async () => {
    for (const country of [undefined, "XX", "T1", "ZZ", "Denmark", ""]) {
      expect(await requestContent("film-1", from(country))).toEqual(region);
      expect(await requestContent("film-2", from(country))).toEqual(region);
      expect((await requestContent("film-7", from(country))).status).toBe(200);
    }
    for (const token of ["film-2", "film-7"])
      expect(await requestContent(token, from("US"))).toEqual(region);
  });

  it("X3: a VPN is 403 where the rights exclude it, by the address that the site sends", async () => {
    for (const ip of ["203.0.113.7", "::ffff:203.0.113.7", "2001:db8:bad:1::9"]) {
      expect(await requestContent("film-3", from("DK", ip))).toEqual(vpn);
      expect((await requestContent("film-2", from("DK", ip))).status).toBe(200);
    }
    expect((await requestContent("film-3", from("DK", "203.0.114.7"))).status).toBe(200);
    // The console can simulate a VPN.
    expect(await requestContent("film-3", from("DK", simulatedVpn.address))).toEqual(vpn);
  });

  // docs/security.md SE-181
  it("X3: a caller without the secret, behind an uncounted proxy, may be behind a VPN", async () => {
    const unbelieved = { "X-Viewer-Ip": "192.0.2.1", "X-Forwarded-For": "192.0.2.1" };
    expect(await requestContent("film-3", unbelieved)).toEqual(vpn);
    expect(await requestContent("film-3", {})).toEqual(vpn);
  });

  it("X4: before and after its windows a content is 403, and says when it is or was open", async () => {
    expect(await requestContent("film-4")).toEqual(
      errorOf(403, {
        source: "FORBIDDEN",
        message: "No longer available",
        detail: expect.stringMatching(/^It was available until \w+, .+ UTC\.$/),
        data: preview("Harbour 4"),
      }),
    );
    expect(await requestContent("film-5")).toEqual(
      errorOf(403, {
        source: "FORBIDDEN",
        message: "Not available yet",
        detail: expect.stringMatching(/^Available from \w+, .+ UTC\.$/),
      }),
    );
    const french = await requestContent("film-5", { ...from(), "Accept-Language": "fr" });
    expect(french.body).toMatchObject({ message: "Pas encore disponible" });
  });

  it("X5: an event under embargo opens a set time before its start", async () => {
    expect(await requestContent("later")).toEqual(errorOf(403, { source: "FORBIDDEN" }));
    await switches.send("POST", "/console/api/clock", { action: "shift", ms: 76 * 60_000 });
    expect((await requestContent("later")).status).toBe(200);
    await switches.send("POST", "/console/api/clock", { action: "real" });
    expect((await requestContent("later")).status).toBe(403);
  });

  it("X6: rules of the channel apply to all contents, and those of a content restrict them", async () => {
    const statuses = async (country: string | undefined) =>
      Promise.all(
        ["film-1", "film-2"].map(
          async (token) => (await requestContent(token, from(country), "fenced")).status,
        ),
      );
    expect(await statuses("DK")).toEqual([200, 423]);
    expect(await statuses("SE")).toEqual([200, 200]);
    expect(await statuses("US")).toEqual([423, 423]);
    expect(await statuses(undefined)).toEqual([423, 423]);
    expect(await requestContent("film-9", from("DK", "203.0.113.7"), "fenced")).toEqual(vpn);
  });

  it("X7: a response that depends on the viewer's address is never shared, and none longer than its rights last", async () => {
    const shared = async (token: string) =>
      (await client.whole(contentSchema, `/ch/gated/content/${token}`, from("DK"))).shared_s;
    expect(await shared("film-2")).toBe(60);
    expect(await shared("film-3")).toBeUndefined();
    expect(await shared("film-6")).toBeLessThanOrEqual(20);
  });

  it("X8: items say that the country closes them, in rows, in searches, after a film and in personal lists", async () => {
    const blocked = async (path: string, headers: Record<string, string>) => {
      const { data } = await client.whole(sectionItemsSchema, path, headers);
      return data.filter((item) => item.blocked === "GEO_BLOCK").map(({ token }) => token);
    };
    const row = "/ch/gated/pages/home/sections/all/content";
    expect(await blocked(row, from("DE"))).toEqual(["film-1"]);
    expect(await blocked(row, from("US"))).toEqual(["film-1", "film-2", "film-7"]);
    expect(await blocked(row, from("DK", "203.0.113.7"))).toEqual([]);
    const search = "/ch/gated/pages/search/sections/search/content?q=harbour";
    expect(await blocked(search, from("US"))).toEqual(["film-1", "film-2", "film-7"]);
    const { next } = await client.whole(contentSchema, "/ch/gated/content/film-8", from("DE"));
    expect(next.slice(0, 2).map(({ blocked }) => blocked)).toEqual(["GEO_BLOCK", undefined]);
    const { headers } = await accountsOf(client, "gated").signIn("viewer");
    const film = { inputToken: "film-1", channelToken: "gated" };
    await accountsOf(client, "gated").post("/watchlist", film, headers);
    const path = "/ch/gated/pages/own/personalized-sections/list/content";
    expect(await blocked(path, { ...from("DE"), ...headers })).toEqual(["film-1"]);
    expect(await blocked(path, { ...from("DK"), ...headers })).toEqual([]);
  });

  it("X9: the position and the devices of a film that was closed meanwhile are denied with a reason", async () => {
    const { headers } = await accountsOf(client, "gated").signIn("viewer");
    const beacon = (inputToken: string, at: Record<string, string>) =>
      fetch(`${client.origin()}/ch/gated/users/current-time`, {
        method: "POST",
        headers: { ...at, ...headers, "Content-Type": "application/json" },
        body: JSON.stringify({ inputToken, currentTime: 12 }),
      });
    expect((await beacon("film-1", from("DK"))).status).toBe(204);
    const moved = await beacon("film-1", from("DE"));
    expect({ status: moved.status, body: await moved.json() }).toEqual(region);
    const hidden = await beacon("film-3", from("DK", "203.0.113.7"));
    expect({ status: hidden.status, body: await hidden.json() }).toEqual(vpn);
    expect((await beacon("film-4", from("DK"))).status).toBe(403);
    const check = async (at: Record<string, string>) => {
      const path = "/ch/gated/users/device-verification";
      const body = { inputToken: "film-1" };
      return (await accountsOf(client, "gated").post(path, body, { ...at, ...headers })).status;
    };
    expect([await check(from("DK")), await check(from("DE"))]).toEqual([200, 423]);
  });

  it("K30: the console lists the rules, with their effect for the simulated location", async () => {
    const page = async () =>
      (await (await switches.get("/console/controls")).text())
        .replaceAll(/<[^>]+>/g, " ")
        .replaceAll(/\s+/g, " ");
    const there = await page();
    expect(there).toContain("Harbour 1 Harbour Only in Denmark, Norway Always GEO_BLOCK");
    expect(there).toContain("Harbour 2 Harbour Everywhere but in United States Always GEO_BLOCK");
    expect(there).toContain("United States, and where the country is unknown Always Open");
    expect(there).toContain("Harbour 3 Harbour Not behind a VPN Always Open");
    expect(there).toMatch(/Harbour 4 Harbour Everywhere from .+ UTC, ended .+ UTC FORBIDDEN/);
    expect(there).toContain("Opens 30 min before the start Always FORBIDDEN");
    await switches.send("PUT", "/console/api/location", { country: "US", vpn: true });
    const moved = await page();
    expect(moved).toContain("Only in Denmark, Norway Always GEO_BLOCK");
    expect(moved).toContain("Everywhere but in United States Always GEO_BLOCK");
    expect(moved).toContain("Not behind a VPN Always VPN_DETECTION");
    await switches.send("PUT", "/console/api/location", {});
  });
});

// docs/security.md SE-181
describe.each(oneDatabase)("rights of callers without the site's secret", (database) => {
  const options = { catalogues: [gated], vpnRanges, trustedProxyHops: 1, secret: undefined };
  const { get } = useProvider(database, options);
  const statusOf = async (token: string, forwardedFor: string) => {
    const headers = {
      "X-Forwarded-For": forwardedFor,
      "X-Viewer-Ip": "192.0.2.1",
      "X-Viewer-Country": "DK",
    };
    return (await get(`/ch/gated/content/${token}`, headers)).status;
  };

  it("X10: the address of the connection decides on VPNs, behind as many proxies as are configured", async () => {
    expect(await statusOf("film-3", "203.0.113.7")).toBe(403);
    expect(await statusOf("film-3", "192.0.2.1, 203.0.113.7")).toBe(403);
    expect(await statusOf("film-3", "203.0.113.7, 192.0.2.1")).toBe(200);
  });

  it("X10: a country header is not trusted, so contents with rules for countries are closed", async () => {
    expect(await statusOf("film-1", "192.0.2.1")).toBe(423);
    expect(await statusOf("film-2", "192.0.2.1")).toBe(423);
    expect(await statusOf("film-7", "192.0.2.1")).toBe(200);
  });
});
