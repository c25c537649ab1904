import { describe, expect, test } from "vitest";
import { consoleFrameAncestor } from "../../../../lib/front/rendering/content-security-policy.ts";
import { pageSite, startFront } from "../../../support/running-front.ts";

describe("a policy", () => {
  // docs/security.md SE-22
  test("of a private page has a fresh nonce that no cache may keep", async () => {
    const html = (nonce: unknown) => `<script nonce="${nonce}">1</script>`;
    const front = await startFront((req, res) => {
      res.setHeader("Content-Type", "text/html");
      res.setHeader("Cache-Control", "public, s-maxage=60");
      res.end(html(req.headers["x-mq-nonce"]));
    });
    const responses = [await front.request("/user/account"), await front.request("/user/account")];
    const nonces = responses.map(({ body }) => /nonce="([^"]+)"/.exec(body)?.[1]);
    expect(new Set(nonces).size).toBe(2);
    expect(responses[0]?.headers["content-security-policy"]).toContain(
      `script-src 'nonce-${nonces[0]}' 'strict-dynamic'`,
    );
    expect(responses[0]?.headers["cache-control"]).toBe("private, no-store");
  });

  // docs/security.md SE-23
  test("of the web view lets the console frame it, next to the embedded provider", async () => {
    const framing = "frame-ancestors 'self' http://console.demo.localhost:4001";
    const embedded = await startFront(pageSite("<p></p>"), { consolePort: 4001 });
    const alone = await startFront(pageSite("<p></p>"));
    const policy = async (front: typeof alone, path: string) =>
      (await front.request(path)).headers["content-security-policy"];
    expect(await policy(embedded, "/mobile/pages/x")).toContain(framing);
    expect(await policy(embedded, "/mobile/user/signIn")).toMatch(
      /frame-ancestors http:\/\/console\.demo\.localhost:4001(;|$)/,
    );
    expect(await policy(embedded, "/pages/x")).not.toContain("console.");
    expect(await policy(alone, "/mobile/pages/x")).not.toContain("console.");
  });

  // docs/security.md SE-23
  test.each([
    "/user/signIn",
    "/USER/signIn?a=/pages",
    "/%75ser/account",
    "/paywalls",
    "/payment/confirm",
    "/error",
    "/mobile/user/signIn",
  ])("lets no site frame %s, where the owner's code is not allowed", async (path) => {
    const front = await startFront(pageSite("<p></p>"));
    expect((await front.request(path)).headers["content-security-policy"]).toMatch(
      /frame-ancestors 'none'(;|$)/,
    );
  });

  // docs/security.md SE-23
  test.each(["/", "/pages/x", "/video/y", "/mobile"])(
    "lets the site itself frame %s, unless it is a screen",
    async (path) => {
      const shown = await startFront(pageSite("<p></p>"));
      const screen = await startFront(pageSite("<p></p>", { "x-mq-status": "423" }));
      const policy = async (front: typeof shown) =>
        (await front.request(path)).headers["content-security-policy"];
      expect(await policy(shown)).toMatch(/frame-ancestors 'self'(;|$)/);
      expect(await policy(screen)).toMatch(/frame-ancestors 'none'(;|$)/);
    },
  );

  test("of the web view lets the console frame it in development", async () => {
    const { request } = await startFront(pageSite("<p></p>"), {
      consolePort: 4001,
      dev: true,
    });
    const policy = async (path: string) => (await request(path)).headers["content-security-policy"];
    expect(await policy("/mobile")).toContain(
      "frame-ancestors 'self' http://console.demo.localhost:4001",
    );
    expect(await policy("/")).toMatch(/frame-ancestors 'self'(;|$)/);
  });

  test("under a host without a channel lets no other site frame it", () => {
    expect(consoleFrameAncestor("/mobile", "localhost:3000", 4001)).toBeUndefined();
    expect(consoleFrameAncestor("/mobile", "[::1]:3000", 4001)).toBeUndefined();
    expect(consoleFrameAncestor("/mobile", "Demo.localhost:3000", 4001)).toBe(
      "http://console.demo.localhost:4001",
    );
  });
});
