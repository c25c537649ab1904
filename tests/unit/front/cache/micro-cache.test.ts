import { describe, expect, onTestFinished, test, vi } from "vitest";
import { startFront } from "../../../support/running-front.ts";
import { later } from "../../../support/later.ts";
import { countingSite, forAll } from "../counting-site.ts";
import { eventually } from "../../../support/eventually.ts";

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
    await eventually(async () => expect((await front.ask("/")).body).toBe("<p>render 2</p>"));
    expect(site.renders()).toBe(2);
  });

  test("says how many seconds ago it was rendered, also when it is served stale", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    const ages: unknown[] = [(await front.ask("/")).headers.age];
    later(42);
    ages.push((await front.ask("/")).headers.age);
    site.answer.status = 503;
    later(660);
    ages.push((await front.ask("/")).headers.age);
    expect(ages).toEqual(["0", "42", "702"]);
  });

  test("is as old as the monotonic clock says, whatever the date is set to", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.ask("/");
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 86_400_000 });
    onTestFinished(() => void vi.useRealTimers());
    expect((await front.ask("/")).body).toBe("<p>render 1</p>");
    expect(site.renders()).toBe(1);
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

  // docs/security.md SE-91
  test.each([404, 410, 500])(
    "with the status %i is not stored, whatever its site allows",
    async (status) => {
      const site = countingSite();
      site.answer.status = status;
      const front = await startFront(site.listener);
      expect([await front.ask("/"), await front.ask("/")].map((each) => each.status)).toEqual([
        status,
        status,
      ]);
      expect(site.renders()).toBe(2);
    },
  );

  test("goes when the site says that it is gone", async () => {
    const site = countingSite();
    const front = await startFront(site.listener);
    await front.ask("/pages/x");
    site.answer.status = 404;
    site.answer.headers = { "Cache-Control": "no-store" };
    later(700);
    expect((await front.ask("/pages/x")).status).toBe(404);
  });

  test("is stored no longer than the maximum that the site sets, and then never served stale", async () => {
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
});
