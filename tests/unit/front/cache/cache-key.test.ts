import { describe, expect, test } from "vitest";
import { pathKindOf } from "../../../../lib/front/cache/cache-key.ts";
import { startFront } from "../../../support/running-front.ts";
import { countingSite, forAll } from "../counting-site.ts";

describe("a public page", () => {
  test("that sets a cookie is not stored", async () => {
    const site = countingSite({ headers: { "Cache-Control": forAll, "Set-Cookie": "a=1" } });
    const front = await startFront(site.listener);
    await Promise.all([front.ask("/"), front.ask("/"), front.ask("/")]);
    expect(site.renders()).toBe(3);
  });

  test("is the same with a session, and the site never sees the cookies", async () => {
    const site = countingSite({ body: (req) => `<p>${JSON.stringify(req.headers.cookie)}</p>` });
    const front = await startFront(site.listener);
    const cookie = "mq_session=sealed; mq_payment=p; mq_lng=de; other=1";
    const headers = { cookie, authorization: "Bearer token" };
    const answers = [await front.ask("/", { headers }), await front.ask("/", { headers })];
    expect(answers.map(({ body }) => body)).toEqual(Array(2).fill('<p>"mq_lng=de"</p>'));
    expect(site.renders()).toBe(1);
  });

  test("is rendered anew for a viewer who bypasses caches, and for nobody else", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.ask("/");
    const answer = await front.ask("/", { headers: { cookie: "mq_bypass=1" } });
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    await front.ask("/");
    expect(site.renders()).toBe(2);
  });

  test.each([
    ["host", { host: "arena.localhost" }, "/"],
    ["language cookie", { cookie: "mq_lng=de" }, "/"],
    ["language in the address", {}, "/?lng=de"],
    ["page_id", {}, "/?page_id=2"],
    ["part", { rsc: "1" }, "/"],
    ["path", {}, "/pages/x"],
  ])("of another %s is another page", async (_what, headers, path) => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.ask("/");
    await front.ask(path, { headers });
    expect(site.renders()).toBe(2);
  });

  test("of another country is another page", async () => {
    const site = countingSite();
    const front = await startFront(site.listener, { trustedProxyHops: 1 });
    await front.ask("/", { headers: { "cf-ipcountry": "DK" } });
    await front.ask("/", { headers: { "cf-ipcountry": "NO" } });
    await front.ask("/", { headers: { "cf-ipcountry": "dk" } });
    expect(site.renders()).toBe(2);
  });

  test.each(["/?utm_source=mail", "/?fbclid=1&gclid=2", "/?"])(
    "is the same at %s, and the site sees no such name",
    async (path) => {
      const site = countingSite({ body: (req, count) => `${req.url} ${count}` });
      const front = await startFront(site.listener);
      await front.ask("/");
      expect((await front.ask(path)).body).toBe("/ 1");
    },
  );

  test.each(["access_token", "bypass_cache", "sg", "widget_id"])(
    "with %s in its address is one viewer's own, and seen with cookies",
    async (name) => {
      const site = countingSite({
        body: (req, count) => `${req.url} ${req.headers.cookie} ${count}`,
      });
      const front = await startFront(site.listener);
      await front.ask(`/?${name}=1`, { headers: { cookie: "mq_flow=1" } });
      const second = await front.ask(`/?${name}=1`, { headers: { cookie: "mq_flow=1" } });
      expect(second.body).toBe(`/?${name}=1 mq_flow=1 2`);
    },
  );
});

describe("a video page", () => {
  test("that may be shared is rendered once for visitors without a session", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await Promise.all([front.ask("/video/7"), front.ask("/video/7")]);
    expect(site.renders()).toBe(1);
  });

  test.each(["mq_session", "__Host-mq_session", "mq_payment", "mq_bypass"])(
    "is rendered for oneself with the cookie %s",
    async (name) => {
      const site = countingSite();
      const front = await startFront(site.listener);
      await front.ask("/video/7");
      await front.ask("/video/7", { headers: { cookie: `${name}=x` } });
      expect(site.renders()).toBe(2);
    },
  );

  test("that may not be shared is rendered for each, even at the same time", async () => {
    const site = countingSite({ headers: { "Cache-Control": "private, no-store" } });
    const front = await startFront(site.listener);
    const answers = await Promise.all([1, 2, 3].map(() => front.ask("/video/7")));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(3);
    const policies = answers.map(({ headers }) => headers["content-security-policy"]);
    expect(new Set(policies).size).toBe(3);
  });
});

describe("a path", () => {
  test.each([
    ["/", "page"],
    ["/?lng=de", "page"],
    ["/pages/video", "page"],
    ["/search?q=x", "page"],
    ["/anything/else", "page"],
    ["/mobile", "page"],
    ["/mobile/pages/x", "page"],
    ["/video/7?t=3", "video"],
    ["/mobile/video/7", "video"],
    ["/user/account", "private"],
    ["/%75ser/account", "private"],
    ["/mobile/user/signIn", "private"],
    ["/paywalls/", "private"],
    ["/payment/confirm?action=checkout", "private"],
    ["/error?code=404", "private"],
    ["/users", "page"],
    ["/constructor", "page"],
    ["/api/health", "api"],
    ["/mobile/api/x", "page"],
    ["/_next/static/a.js", "next"],
  ])("%s is a %s", (url, kind) => {
    expect(pathKindOf(url)).toBe(kind);
  });
});
