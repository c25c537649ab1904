import type { IncomingHttpHeaders, RequestListener } from "node:http";
import { describe, expect, test } from "vitest";
import { startFront } from "../../../support/running-front.ts";

const echo: RequestListener = (req, res) => {
  res.setHeader("Content-Type", "application/json");
  res.end(JSON.stringify(req.headers));
};

async function seen(
  headers: Record<string, string>,
  config: Parameters<typeof startFront>[1] = {},
): Promise<IncomingHttpHeaders> {
  const front = await startFront(echo, config);
  return JSON.parse((await front.request("/api/echo", { headers })).body);
}

const locations: Record<string, { country?: string }> = { "127.0.0.1": { country: "DK" } };
const locate = (ip: string) => locations[ip] ?? {};

describe("the request that the site receives", () => {
  // docs/security.md SE-4
  test.each([
    "x-mq-country",
    "x-mq-request-data",
    "x-mq-from-site",
    "x-viewer-country",
    "x-viewer-ip",
    "cf-ipcountry",
    "x-middleware-subrequest",
    "x-middleware-rewrite",
    "x-nextjs-data",
    "x-real-ip",
    "x-original-url",
    "x-http-method-override",
    "next-action",
    "next-resume",
    "cf-connecting-ip",
    "cloudfront-viewer-country",
    "client-geo-country",
    "forwarded",
  ])("never contains a client's %s", async (name) => {
    expect(await seen({ [name]: "forged" })).not.toHaveProperty(name);
  });

  // docs/security.md SE-4, SE-5
  test("has the socket's address, location and scheme, whatever the client sends", async () => {
    const headers = await seen(
      {
        "x-forwarded-for": "203.0.113.9",
        "x-forwarded-proto": "https",
        "x-forwarded-host": "evil.example",
        "cf-ipcountry": "US",
      },
      { locate },
    );
    expect(headers).toMatchObject({
      "x-mq-ip": "127.0.0.1",
      "x-mq-country": "DK",
      "x-mq-proto": "http",
      "x-mq-host": "demo.localhost",
      "x-forwarded-for": "127.0.0.1",
      "x-forwarded-host": "demo.localhost",
      "x-forwarded-proto": "http",
    });
  });

  // docs/security.md SE-5
  test("has the values of as many proxies as are trusted", async () => {
    const headers = await seen(
      {
        "x-forwarded-for": "6.6.6.6, 203.0.113.9, 10.0.0.2",
        "x-forwarded-proto": "https",
        "cf-ipcountry": "no",
        "cf-ipcity": "Troms\u00c3\u00b8",
        "cf-region": "Troms",
      },
      { trustedProxyHops: 2, trustedCdn: "cloudflare" },
    );
    expect(headers).toMatchObject({
      "x-mq-ip": "203.0.113.9",
      "x-mq-proto": "https",
      "x-mq-country": "NO",
      "x-mq-city": "Troms%C3%B8",
      "x-mq-region": "Troms",
    });
  });

  // docs/security.md SE-5
  test.each([
    ["an address with a port", "203.0.113.9:4711", "203.0.113.9"],
    ["IPv6 in brackets", "[2001:db8::1]:443", "2001:db8::1"],
    ["IPv4 in IPv6", "::ffff:203.0.113.9", "203.0.113.9"],
    ["a text that is no address", "unknown", "127.0.0.1"],
    ["a text that resembles an address", "203.0.113.999", "127.0.0.1"],
    ["script", "<script>alert(1)</script>", "127.0.0.1"],
    ["nothing", "", "127.0.0.1"],
  ])("has an address where a proxy wrote %s", async (_what, value, ip) => {
    const headers = await seen({ "x-forwarded-for": value }, { trustedProxyHops: 1 });
    expect([headers["x-mq-ip"], headers["x-forwarded-for"]]).toEqual([ip, ip]);
  });

  // docs/security.md SE-5
  test("has the nearest address where the farther one is invalid", async () => {
    const forwarded = { "x-forwarded-for": "evil, 10.0.0.2" };
    const headers = await seen(forwarded, { trustedProxyHops: 2 });
    expect(headers["x-mq-ip"]).toBe("10.0.0.2");
  });

  // docs/security.md SE-5
  test("has no location from headers of a CDN that is not trusted", async () => {
    const forwarded = { "x-forwarded-for": "127.0.0.1", "cf-ipcountry": "US" };
    const headers = await seen(forwarded, { trustedProxyHops: 1, locate });
    expect(headers["x-mq-country"]).toBe("DK");
  });

  // docs/security.md SE-125
  test("has the location that the console sets for a client of this machine", async () => {
    const location = { version: 1, country: "FR", vpn: true };
    const headers = await seen({}, { locate, simulatedLocation: () => location });
    expect([headers["x-mq-country"], headers["x-mq-ip"]]).toEqual(["FR", "198.51.100.66"]);
    const inCountry = { ...location, vpn: false };
    const moved = await seen({}, { locate, simulatedLocation: () => inCountry });
    expect([moved["x-mq-country"], moved["x-mq-ip"]]).toEqual(["FR", "127.0.0.1"]);
    const still = await seen({}, { locate, simulatedLocation: () => ({ version: 1, vpn: false }) });
    expect([still["x-mq-country"], still["x-mq-ip"]]).toEqual(["DK", "127.0.0.1"]);
  });

  // docs/security.md SE-125
  test("has no location of the console for a client of another machine", async () => {
    const headers = await seen(
      { "x-forwarded-for": "203.0.113.9" },
      {
        trustedProxyHops: 1,
        locate,
        simulatedLocation: () => ({ version: 1, country: "FR", vpn: true }),
      },
    );
    expect(headers["x-mq-ip"]).toBe("203.0.113.9");
    expect(headers).not.toHaveProperty("x-mq-country");
  });

  // docs/security.md SE-4
  test("has the nonce of the site's policy, not of the client's", async () => {
    const headers = await seen({ "content-security-policy": "script-src 'nonce-evil'" });
    const nonce = String(headers["x-mq-nonce"]);
    expect(nonce).toMatch(/^[A-Za-z0-9+/]{22}==$/);
    expect(headers["content-security-policy"]).toBe(`script-src 'nonce-${nonce}'`);
  });

  test.each(["/user/signIn", "/mobile/user/signIn", "/payment/confirm", "/error"])(
    "has no RSC headers for %s, because the owner's code must not run there",
    async (path) => {
      const front = await startFront(echo);
      const headers = { rsc: "1", "next-router-state-tree": "x" };
      const seenHeaders = JSON.parse((await front.request(path, { headers })).body);
      expect(seenHeaders).not.toHaveProperty("rsc");
      expect(seenHeaders).not.toHaveProperty("next-router-state-tree");
    },
  );

  const home = "http://demo.localhost/";

  test.each([
    ["another page of the site", { "sec-fetch-site": "same-origin", referer: home }, "1"],
    ["a page that sends no Referer", { "sec-fetch-site": "same-origin" }, "1"],
    [
      "the page itself, in another language",
      { "sec-fetch-site": "same-origin", referer: `${home}video/a%20b?lng=de` },
      undefined,
    ],
    [
      "another site",
      { "sec-fetch-site": "cross-site", referer: "http://other.example/" },
      undefined,
    ],
    ["the address bar", { "sec-fetch-site": "none" }, undefined],
    ["a program", { referer: home }, undefined],
  ])("BE-487: says whether %s leads to the page", async (_from, headers, expected) => {
    const front = await startFront(echo);
    const { body } = await front.request("/video/a%20b?lng=fr", { headers });
    expect(JSON.parse(body)["x-mq-from-site"]).toBe(expected);
  });

  // docs/security.md SE-4
  test("has the headers of an RSC request only beside a plain `rsc: 1`", async () => {
    const state = { "next-router-state-tree": "x", "next-router-prefetch": "1" };
    expect(await seen({ ...state, rsc: "2" })).not.toHaveProperty("next-router-state-tree");
    expect(await seen({ ...state, rsc: "1" })).toMatchObject({ ...state, rsc: "1" });
  });
});
