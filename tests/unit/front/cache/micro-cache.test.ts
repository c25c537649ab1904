import type { RequestListener, ServerResponse } from "node:http";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startFront } from "../../../support/running-front.ts";
import { later } from "../../../support/later.ts";
import { countingSite, forAll } from "../counting-site.ts";
import { eventually } from "../../../support/eventually.ts";

describe("a public page", () => {
  test("is rendered once for simultaneous requests", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    const responses = await Promise.all(Array.from({ length: 100 }, () => front.request("/")));
    expect(new Set(responses.map(({ body }) => body))).toEqual(new Set(["<p>render 1</p>"]));
    expect(site.renders()).toBe(1);
  });

  test("is served from memory while it is fresh", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request("/");
    later(59);
    expect((await front.request("/")).body).toBe("<p>render 1</p>");
    expect(site.renders()).toBe(1);
  });

  test("is served stale while one renewal runs", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request("/");
    later(61);
    expect((await front.request("/")).body).toBe("<p>render 1</p>");
    await eventually(async () => expect((await front.request("/")).body).toBe("<p>render 2</p>"));
    expect(site.renders()).toBe(2);
  });

  test("has its age in seconds, also when it is served stale", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    const ages: unknown[] = [(await front.request("/")).headers.age];
    later(42);
    ages.push((await front.request("/")).headers.age);
    site.response.status = 503;
    later(660);
    ages.push((await front.request("/")).headers.age);
    expect(ages).toEqual(["0", "42", "702"]);
  });

  test("has an age by the monotonic clock, whatever the date is set to", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request("/");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await front.request("/")).body).toBe("<p>render 1</p>");
    expect(site.renders()).toBe(1);
  });

  test("is rendered again when it is too old to be served stale", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request("/");
    later(661);
    expect((await front.request("/")).body).toBe("<p>render 2</p>");
  });

  test("is served stale for a day while the site fails", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request("/");
    site.response.status = 503;
    site.response.headers = { "Cache-Control": "no-store" };
    later(86_000);
    const { status, body } = await front.request("/");
    expect([status, body]).toEqual([200, "<p>render 1</p>"]);
    later(1_000);
    expect((await front.request("/")).status).toBe(503);
  });

  // docs/security.md SE-91
  test.each([404, 410, 500])(
    "with the status %i is not stored, whatever its Cache-Control",
    async (status) => {
      const site = countingSite();
      site.response.status = status;
      const front = await startFront(site.listener);
      expect((await front.request("/")).status).toBe(status);
      const renders = site.renders();
      expect((await front.request("/")).status).toBe(status);
      expect(site.renders()).toBe(renders + 1);
    },
  );

  test("is removed when the site responds with 404", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.request("/pages/x");
    site.response.status = 404;
    site.response.headers = { "Cache-Control": "no-store" };
    later(700);
    expect((await front.request("/pages/x")).status).toBe(404);
  });

  test("is stored no longer than its max-age, and then never served stale", async () => {
    const headers = { "Cache-Control": forAll, "x-mq-ttl": "10" };
    const site = countingSite({ headers });
    const front = await startFront(site.listener);
    const first = await front.request("/");
    expect(first.headers["cache-control"]).toBe("public, max-age=0, s-maxage=10");
    later(9);
    expect((await front.request("/")).body).toBe("<p>render 1</p>");
    later(2);
    expect((await front.request("/")).body).toBe("<p>render 2</p>");
  });
});

describe("a film's page that may not be shared", () => {
  /** A site that responds when `give` is called. */
  function pausedSite() {
    const pending: ServerResponse[] = [];
    const listener: RequestListener = (_req, res) => pending.push(res);
    const give = (status = 200, headers: Record<string, string> = ofOne) => {
      for (const res of pending.splice(0))
        res.writeHead(status, { ...html, ...headers }).end("page");
    };
    return { listener, pending, give };
  }
  const html = { "Content-Type": "text/html" };
  const ofOne = { "Cache-Control": "private, no-store" };

  test("is rendered for each viewer at once, once this is known", async () => {
    const site = pausedSite();
    const front = await startFront(site.listener);
    const first = front.request("/video/7");
    await eventually(() => expect(site.pending).toHaveLength(1));
    site.give();
    await first;
    const visitors = [1, 2, 3].map(() => front.request("/video/7"));
    await eventually(() => expect(site.pending).toHaveLength(3));
    site.give();
    expect((await Promise.all(visitors)).map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test("is rendered once for all again, once it may be shared", async () => {
    const site = pausedSite();
    const front = await startFront(site.listener);
    for (const headers of [ofOne, { "Cache-Control": forAll }]) {
      const one = front.request("/video/7");
      // oxlint-disable-next-line no-await-in-loop -- one response after the other.
      await eventually(() => expect(site.pending).toHaveLength(1));
      site.give(200, headers);
      // oxlint-disable-next-line no-await-in-loop -- one response after the other.
      await one;
    }
    later(700);
    const visitors = [1, 2, 3].map(() => front.request("/video/7"));
    await eventually(() => expect(site.pending).toHaveLength(1));
    site.give(200, { "Cache-Control": forAll });
    expect(await Promise.all(visitors)).toHaveLength(3);
  });

  test("is a 503 for all waiting requests, without another wait for each", async () => {
    const site = pausedSite();
    const front = await startFront(site.listener);
    const visitors = [1, 2, 3].map(() => front.request("/video/7"));
    await eventually(() => expect(site.pending).toHaveLength(1));
    // The waiting requests have arrived when a later one gets its response.
    expect((await front.request("/", { method: "PUT" })).status).toBe(405);
    site.give(503, { "Cache-Control": "no-store" });
    expect((await Promise.all(visitors)).map(({ status }) => status)).toEqual([503, 503, 503]);
  });
});
