import { describe, expect, test } from "vitest";
import { consoleFrameAncestor } from "../../../../lib/front/rendering/content-security-policy.ts";
import { pageSite, startFront } from "../../../support/running-front.ts";

describe("a policy", () => {
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

  test("of the web view lets the console frame it, beside the embedded provider", async () => {
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

  test("of the web view lets the console frame it in development", async () => {
    const { ask } = await startFront(pageSite("<p></p>"), { consolePort: 4000, dev: true });
    const policy = async (path: string) => (await ask(path)).headers["content-security-policy"];
    expect(await policy("/mobile")).toContain(
      "frame-ancestors 'self' http://console.demo.localhost:4000",
    );
    expect(await policy("/")).toMatch(/frame-ancestors 'self'(;|$)/);
  });

  test("under a host that names no channel lets nobody else frame it", () => {
    expect(consoleFrameAncestor("/mobile", "localhost:3000", 4000)).toBeUndefined();
    expect(consoleFrameAncestor("/mobile", "[::1]:3000", 4000)).toBeUndefined();
    expect(consoleFrameAncestor("/mobile", "Demo.localhost:3000", 4000)).toBe(
      "http://console.demo.localhost:4000",
    );
  });
});
