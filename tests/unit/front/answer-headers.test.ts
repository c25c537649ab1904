import { describe, expect, test } from "vitest";
import { framerOf } from "../../../lib/front/policy.ts";
import { pageSite, startFront } from "../../support/running-front.ts";

describe("an answer", () => {
  test("carries the status that the site names, and nothing internal", async () => {
    const site = pageSite("<p>screen</p>", {
      "x-mq-status": "423",
      "x-mq-ttl": "5",
      "x-middleware-rewrite": "/error",
      "Cache-Control": "no-store",
    });
    const front = await startFront(site);
    for (const path of ["/pages/x", "/user/account"]) {
      const { status, headers } = await front.ask(path);
      expect(status).toBe(423);
      expect(Object.keys(headers).filter((name) => /^x-(?:mq|middleware)-/.test(name))).toEqual([]);
    }
  });

  test.each([
    ["/", "page"],
    ["/user/account", "page"],
    ["/video/7", "page"],
  ])("to %s is not sniffed and tells little of where one came from", async (path) => {
    const front = await startFront(pageSite("<p></p>", { "Cache-Control": "private, no-store" }));
    const { headers } = await front.ask(path);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
    expect(headers["content-security-policy"]).toContain("object-src 'none'; base-uri 'none'");
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  test("keeps a stricter referrer policy of the site", async () => {
    const front = await startFront(pageSite("<p></p>", { "Referrer-Policy": "no-referrer" }));
    expect((await front.ask("/")).headers["referrer-policy"]).toBe("no-referrer");
    expect((await front.ask("/user/x")).headers["referrer-policy"]).toBe("no-referrer");
  });

  test("insists on HTTPS when it came over HTTPS, and allows no http: sources then", async () => {
    const front = await startFront(pageSite("<p></p>"), { trustedProxyHops: 1 });
    for (const path of ["/", "/user/account"]) {
      const { headers } = await front.ask(path, { headers: { "x-forwarded-proto": "https" } });
      expect(headers["strict-transport-security"]).toBe("max-age=31536000");
      expect(headers["content-security-policy"]).not.toContain("http:");
    }
  });

  test("of a private page has a fresh nonce that no cache may keep", async () => {
    const html = (nonce: unknown) => `<script nonce="${nonce}">1</script>`;
    const front = await startFront((req, res) => {
      res.setHeader("Content-Type", "text/html");
      res.setHeader("Cache-Control", "public, s-maxage=60");
      res.end(html(req.headers["x-mq-nonce"]));
    });
    const answers = [await front.ask("/user/account"), await front.ask("/user/account")];
    const nonces = answers.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    expect(answers[0]?.headers["content-security-policy"]).toContain(
      `script-src 'nonce-${nonces[0]}' 'strict-dynamic'`,
    );
    expect(answers[0]?.headers["cache-control"]).toBe("private, no-store");
  });

  test("to the app's web view may be framed by the console, beside the embedded provider", async () => {
    const framing = "frame-ancestors 'self' http://console.demo.localhost:4000";
    const embedded = await startFront(pageSite("<p></p>"), { consolePort: 4000 });
    const alone = await startFront(pageSite("<p></p>"));
    const policy = async (front: typeof alone, path: string) =>
      (await front.ask(path)).headers["content-security-policy"];
    expect(await policy(embedded, "/mobile/pages/x")).toContain(framing);
    expect(await policy(embedded, "/mobile/user/signIn")).toContain(framing);
    expect(await policy(embedded, "/pages/x")).not.toContain("console.");
    expect(await policy(alone, "/mobile/pages/x")).not.toContain("console.");
  });

  test("to the app's web view may be framed by the console while the site is developed", async () => {
    const { ask } = await startFront(pageSite("<p></p>"), { consolePort: 4000, dev: true });
    const policy = async (path: string) => (await ask(path)).headers["content-security-policy"];
    expect(await policy("/mobile")).toContain(
      "frame-ancestors 'self' http://console.demo.localhost:4000",
    );
    expect(await policy("/")).toMatch(/frame-ancestors 'self'(;|$)/);
  });

  test("under a host that is no channel's name is framed by nobody else", () => {
    expect(framerOf("/mobile", "localhost:3000", 4000)).toBeUndefined();
    expect(framerOf("/mobile", "[::1]:3000", 4000)).toBeUndefined();
    expect(framerOf("/mobile", "Demo.localhost:3000", 4000)).toBe(
      "http://console.demo.localhost:4000",
    );
  });
});
