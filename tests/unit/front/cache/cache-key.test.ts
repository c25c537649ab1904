import { describe, expect, test } from "vitest";
import {
  type CookieChanges,
  cookieChangesToSetCookies,
} from "../../../../lib/session/request-cookies.ts";
import { secrets } from "../../../support/plain-front.ts";
import { startFront } from "../../../support/running-front.ts";
import { aSession } from "../../../support/samples.ts";
import { countingSite, forAll } from "../counting-site.ts";

const host = "demo.localhost";

/** The `Cookie` header of a browser in which a channel's host set these cookies. */
async function cookies(changes: CookieChanges, where = host): Promise<string> {
  const scope = { channelId: "c1", host: where };
  const lines = await cookieChangesToSetCookies(changes, { scope, secure: false, secrets });
  return lines.map((line) => line.split(";", 1)[0]).join("; ");
}

describe("a public page", () => {
  test("that sets a cookie is not stored", async () => {
    const site = countingSite({ headers: { "Cache-Control": forAll, "Set-Cookie": "a=1" } });
    const front = await startFront(site.listener);
    await Promise.all([front.request("/"), front.request("/"), front.request("/")]);
    expect(site.renders()).toBe(3);
  });

  // docs/security.md SE-32
  test("is the same with a session, and the site never gets the cookies", async () => {
    const site = countingSite({ body: (req) => `<p>${JSON.stringify(req.headers.cookie)}</p>` });
    const front = await startFront(site.listener);
    const cookie = "mq_session=sealed; mq_payment=p; mq_lng=de; other=1";
    const headers = { cookie, authorization: "Bearer token" };
    const responses = [
      await front.request("/", { headers }),
      await front.request("/", { headers }),
    ];
    expect(responses.map(({ body }) => body)).toEqual(Array(2).fill('<p>"mq_lng=de"</p>'));
    expect(site.renders()).toBe(1);
  });

  test("is rendered again for a viewer who bypasses caches, and for no other", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request("/");
    const cookie = await cookies({ bypass: "1" });
    const response = await front.request("/", { headers: { cookie } });
    expect(response.headers["cache-control"]).toBe("private, no-store");
    await front.request("/");
    expect(site.renders()).toBe(2);
  });

  test.each([
    ["host", { host: "arena.localhost" }, "/"],
    ["language cookie", { cookie: "mq_lng=de" }, "/"],
    ["language in the URL", {}, "/?lng=de"],
    ["search words", {}, "/search?q=cup"],
    ["part", { rsc: "1" }, "/"],
    ["path", {}, "/pages/x"],
  ])("of another %s is stored separately", async (_what, headers, path) => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request("/");
    await front.request(path, { headers });
    expect(site.renders()).toBe(2);
  });

  test("of another country is stored separately", async () => {
    const site = countingSite();
    const front = await startFront(site.listener, {
      trustedProxyHops: 1,
      trustedCdn: "cloudflare",
    });
    await front.request("/", { headers: { "cf-ipcountry": "DK" } });
    await front.request("/", { headers: { "cf-ipcountry": "NO" } });
    await front.request("/", { headers: { "cf-ipcountry": "dk" } });
    expect(site.renders()).toBe(2);
  });

  // docs/security.md SE-91
  test("is the same under every spelling of its host, under every domain of its channel", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    const hosts = ["demo.localhost", "DEMO.localhost:3000", "demo.localhost:1", "demo.example.com"];
    for (const host of hosts) await front.request("/", { headers: { host } });
    expect(site.renders()).toBe(1);
  });

  test("in the language of its URL is the same whatever language the cookie names", async () => {
    const site = countingSite({ body: (req) => `${req.headers.cookie}` });
    const front = await startFront(site.listener);
    await front.request("/?lng=de");
    const response = await front.request("/?lng=DE", { headers: { cookie: "mq_lng=fr" } });
    expect([response.body, site.renders()]).toEqual(["undefined", 1]);
  });

  // docs/security.md SE-91
  test.each(["/?utm_source=mail", "/?fbclid=1&gclid=2", "/?", "/?t=3&context=7&q=cup&sort_by=a"])(
    "is the same at %s, and the site gets no such parameter",
    async (path) => {
      const site = countingSite({ body: (req, count) => `${req.url} ${count}` });
      const front = await startFront(site.listener);
      await front.request("/");
      expect((await front.request(path)).body).toBe("/ 1");
    },
  );

  test.each(["access_token", "bypass_cache", "sg", "widget_id"])(
    "with %s in its URL is personal, and rendered with cookies",
    async (name) => {
      const site = countingSite({
        body: (req, count) => `${req.url} ${req.headers.cookie} ${count}`,
      });
      const front = await startFront(site.listener);
      await front.request(`/?${name}=1`, { headers: { cookie: "mq_flow=1" } });
      const second = await front.request(`/?${name}=1`, { headers: { cookie: "mq_flow=1" } });
      expect(second.body).toBe(`/?${name}=1 mq_flow=1 2`);
    },
  );
});

describe("a video page", () => {
  test("that may be shared is rendered once for visitors without a session", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await Promise.all([front.request("/video/7"), front.request("/video/7")]);
    expect(site.renders()).toBe(1);
  });

  test("BE-487: that depends on where a request comes from is rendered for each request", async () => {
    const site = countingSite({
      headers: { "Cache-Control": "private, no-store", "Set-Cookie": "mq_content=7" },
      body: (req) => String(req.headers["x-mq-from-site"]),
    });
    const front = await startFront(site.listener);
    const referer = `http://${host}/`;
    const fromHome = { headers: { "sec-fetch-site": "same-origin", referer } };
    const fromElsewhere = { headers: { "sec-fetch-site": "cross-site" } };
    const requests = [fromHome, fromElsewhere, fromHome, {}];
    const responses = await Promise.all(requests.map((each) => front.request("/video/7", each)));
    expect(responses.map(({ body }) => body)).toEqual(["1", "undefined", "1", "undefined"]);
  });

  test("that may be shared is rendered once, wherever a request comes from", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request("/video/7", { headers: { "sec-fetch-site": "same-origin" } });
    await front.request("/video/7");
    expect(site.renders()).toBe(1);
  });

  const sealedValues = { session: aSession({ host }), payment: "pt", bypass: "1" } as const;

  // docs/security.md SE-91
  test.each(["session", "payment", "bypass"] as const)(
    "is rendered for one viewer with a sealed cookie for %s",
    async (kind) => {
      const site = countingSite();
      const front = await startFront(site.listener);
      await front.request("/video/7");
      const cookie = await cookies({ [kind]: sealedValues[kind] });
      await front.request("/video/7", { headers: { cookie } });
      expect(site.renders()).toBe(2);
    },
  );

  // docs/security.md SE-91
  test.each([
    ["made up", async () => "mq_session=x; __Host-mq_session=x; mq_payment=x; mq_bypass=1"],
    ["of another host", async () => cookies({ payment: "pt", bypass: "1" }, "arena.localhost")],
    ["sent twice", async () => `${await cookies(sealedValues)}; ${await cookies(sealedValues)}`],
    ["too old", async () => cookies({ session: aSession({ host, issuedAt: 0 }) })],
  ])("is the shared one with cookies that are %s", async (_, make) => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request("/video/7");
    await front.request("/video/7", { headers: { cookie: await make() } });
    expect(site.renders()).toBe(1);
  });

  test("that may not be shared is rendered for each viewer, even at the same time", async () => {
    const site = countingSite({ headers: { "Cache-Control": "private, no-store" } });
    const front = await startFront(site.listener);
    const responses = await Promise.all([1, 2, 3].map(() => front.request("/video/7")));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(3);
    const policies = responses.map(({ headers }) => headers["content-security-policy"]);
    expect(new Set(policies).size).toBe(3);
  });
});
