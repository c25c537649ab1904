import type { RequestListener } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { startFront } from "../../support/running-front.ts";

const forAll = "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

type Site = { listener: RequestListener; renders: () => number; answer: Answering };
type Answering = {
  status: number;
  headers: Record<string, string | string[]>;
  body: (req: Parameters<RequestListener>[0], count: number) => string;
};

/** A site that counts what it renders; `answer` may be changed on the way. */
function countingSite(given: Partial<Answering> = {}): Site {
  let renders = 0;
  const answer: Answering = {
    status: 200,
    headers: { "Cache-Control": forAll },
    body: (_req, count) => `<p>render ${count}</p>`,
    ...given,
  };
  const listener: RequestListener = (req, res) => {
    renders += 1;
    res.writeHead(answer.status, { "Content-Type": "text/html; charset=utf-8", ...answer.headers });
    res.end(answer.body(req, renders));
  };
  return { listener, renders: () => renders, answer };
}

/** Moves the clock; timers and sockets go on as ever. */
function later(seconds: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + seconds * 1000 });
}

afterEach(() => {
  vi.useRealTimers();
});

describe("a public page", () => {
  test("is rendered once for everybody who comes at the same time", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    const answers = await Promise.all(Array.from({ length: 100 }, () => front.ask("/")));
    expect(new Set(answers.map(({ body }) => body))).toEqual(new Set(["<p>render 1</p>"]));
    expect(site.renders()).toBe(1);
  });

  test("comes from memory while it is fresh", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.ask("/");
    later(59);
    expect((await front.ask("/")).body).toBe("<p>render 1</p>");
    expect(site.renders()).toBe(1);
  });

  test("is served stale while one renewal runs", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.ask("/");
    later(61);
    expect((await front.ask("/")).body).toBe("<p>render 1</p>");
    await vi.waitFor(async () => expect((await front.ask("/")).body).toBe("<p>render 2</p>"));
    expect(site.renders()).toBe(2);
  });

  test("is rendered anew when it is too old to be served stale", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.ask("/");
    later(661);
    expect((await front.ask("/")).body).toBe("<p>render 2</p>");
  });

  test("stays for a day while the site fails", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.ask("/");
    site.answer.status = 503;
    site.answer.headers = { "Cache-Control": "no-store" };
    later(86_000);
    const { status, body } = await front.ask("/");
    expect([status, body]).toEqual([200, "<p>render 1</p>"]);
    later(1_000);
    expect((await front.ask("/")).status).toBe(503);
  });

  test("goes when the site says that it is gone", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.ask("/pages/x");
    site.answer.status = 404;
    site.answer.headers = { "Cache-Control": "no-store" };
    later(700);
    expect((await front.ask("/pages/x")).status).toBe(404);
  });

  test("that the site gives less time is kept no longer and never served stale", async () => {
    const headers = { "Cache-Control": forAll, "x-mq-ttl": "10" };
    const site = countingSite({ headers });
    const front = await startFront(site.listener);
    const first = await front.ask("/");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, s-maxage=10");
    later(9);
    expect((await front.ask("/")).body).toBe("<p>render 1</p>");
    later(2);
    expect((await front.ask("/")).body).toBe("<p>render 2</p>");
  });

  test("that sets a cookie is kept for nobody", async () => {
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

  test("is made anew for whoever bypasses caches, who has it alone", async () => {
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

  test.each(["gzip", "br", undefined])("is sent as %s to whoever takes it", async (encoding) => {
    const front = await startFront(countingSite({ body: () => "<p>x</p>".repeat(500) }).listener);
    const headers: Record<string, string> = encoding ? { "accept-encoding": encoding } : {};
    const answer = await front.ask("/", { headers });
    expect(answer.headers["content-encoding"]).toBe(encoding);
    expect(answer.headers.vary).toContain("Accept-Encoding");
    expect(answer.body).toBe("<p>x</p>".repeat(500));
  });

  test("is not sent again to whoever has it", async () => {
    const front = await startFront(countingSite().listener);
    const { headers } = await front.ask("/");
    const again = await front.ask("/", { headers: { "if-none-match": String(headers.etag) } });
    expect([again.status, again.body]).toEqual([304, ""]);
  });

  test("answers HEAD with the head alone", async () => {
    const front = await startFront(countingSite().listener);
    const answer = await front.ask("/", { method: "HEAD" });
    expect([answer.status, answer.body]).toEqual([200, ""]);
    expect(answer.headers["content-length"]).toBe(String("<p>render 1</p>".length));
  });

  test("in a chosen language is kept here, while the outside may keep nothing", async () => {
    const headers = { "Cache-Control": "private, no-store", "x-mq-share": forAll };
    const site = countingSite({ headers });
    const front = await startFront(site.listener);
    const cookie = { headers: { cookie: "mq_lng=de" } };
    const answers = [await front.ask("/", cookie), await front.ask("/", cookie)];
    expect(answers.map((answer) => answer.headers["cache-control"])).toEqual([
      "private, no-store",
      "private, no-store",
    ]);
    expect(site.renders()).toBe(1);
  });

  test("in parts is kept here, while the outside may keep nothing", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    const part = { headers: { rsc: "1", "next-router-state-tree": "a" } };
    const { headers } = await front.ask("/pages/x?_rsc=1", part);
    await front.ask("/pages/x?_rsc=1", part);
    await front.ask("/pages/x?_rsc=1", { headers: { rsc: "1", "next-router-state-tree": "b" } });
    expect(headers["cache-control"]).toBe("private, no-store");
    expect(site.renders()).toBe(2);
  });
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
