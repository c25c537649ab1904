import { describe, expect, test } from "vitest";
import { cacheLifetimeOf } from "../../../../lib/front/rendering/response-headers.ts";
import { pageSite, startFront } from "../../../support/running-front.ts";

describe("a response", () => {
  test("carries the status that the site gives a screen, and no internal header", async () => {
    const site = pageSite("<p>screen</p>", {
      "x-mq-status": "423",
      "x-mq-ttl": "5",
      "x-middleware-rewrite": "/error",
      "Cache-Control": "no-store",
    });
    const front = await startFront(site);
    for (const path of ["/pages/x", "/user/account"]) {
      const { status, headers } = await front.request(path);
      expect(status).toBe(423);
      expect(Object.keys(headers).filter((name) => /^x-(?:mq|middleware)-/.test(name))).toEqual([]);
    }
  });

  // docs/security.md SE-24
  test.each(["/", "/user/account", "/video/7"])(
    "to %s may not be sniffed and sends no full referrer",
    async (path) => {
      const front = await startFront(pageSite("<p></p>", { "Cache-Control": "private, no-store" }));
      const { headers } = await front.request(path);
      expect(headers["x-content-type-options"]).toBe("nosniff");
      expect(headers["referrer-policy"]).toBe("strict-origin-when-cross-origin");
      expect(headers["content-security-policy"]).toContain("object-src 'none'; base-uri 'none'");
      expect(headers).not.toHaveProperty("strict-transport-security");
    },
  );

  // docs/security.md SE-78
  test.each(["/", "/user/account"])(
    "to %s isolates its window and bytes from other sites, and permits only the browser features that films need",
    async (path) => {
      const hosts = { "x-mq-script-hosts": "films.example *.cdn.example:8443" };
      const plain = await startFront(pageSite("<p></p>"));
      expect((await plain.request(path)).headers).toMatchObject({
        "cross-origin-opener-policy": expect.stringContaining("same-origin"),
        "cross-origin-resource-policy": "same-origin",
        "permissions-policy": expect.stringMatching(
          /^autoplay=\(self\), encrypted-media=\(self\), fullscreen=\(self\), picture-in-picture=\(self\), .*camera=\(\), .*microphone=\(\)/,
        ),
      });
      const owners = await startFront(pageSite("<p></p>", hosts), { trustedProxyHops: 1 });
      const { headers } = await owners.request(path, { headers: { "x-forwarded-proto": "https" } });
      expect(headers["permissions-policy"]).toContain(
        'fullscreen=(self "https://films.example" "https://*.cdn.example:8443"), ',
      );
    },
  );

  // docs/security.md SE-78
  test.each([
    ["/", {}, "same-origin-allow-popups"],
    ["/mobile", {}, "same-origin-allow-popups"],
    ["/", { "x-mq-status": "423" }, "same-origin"],
    ["/user/account", {}, "same-origin"],
    ["/mobile/user/signIn", {}, "same-origin"],
  ])(
    "to %s with %j lets the owner's code reach its window as far as %s",
    async (path, of, policy) => {
      const front = await startFront(pageSite("<p></p>", of));
      const { headers } = await front.request(path);
      expect(headers["cross-origin-opener-policy"]).toBe(policy);
    },
  );

  test("that is no page has none of these headers", async () => {
    const front = await startFront((_req, res) => void res.end("{}"));
    const { headers } = await front.request("/api/x");
    expect(headers).not.toHaveProperty("permissions-policy");
    expect(headers).not.toHaveProperty("cross-origin-opener-policy");
  });

  // docs/security.md SE-24
  test("keeps a stricter referrer policy of the site", async () => {
    const front = await startFront(pageSite("<p></p>", { "Referrer-Policy": "no-referrer" }));
    expect((await front.request("/")).headers["referrer-policy"]).toBe("no-referrer");
    expect((await front.request("/user/x")).headers["referrer-policy"]).toBe("no-referrer");
  });

  // docs/security.md SE-24
  test("over HTTPS has HSTS, and allows no http: sources", async () => {
    const front = await startFront(pageSite("<p></p>"), { trustedProxyHops: 1 });
    for (const path of ["/", "/user/account"]) {
      const { headers } = await front.request(path, { headers: { "x-forwarded-proto": "https" } });
      expect(headers["strict-transport-security"]).toBe("max-age=31536000");
      expect(headers["content-security-policy"]).not.toContain("http:");
    }
  });
});

describe("the Cache-Control of a stored page", () => {
  test.each([
    ["public, s-maxage=60", { fresh: 60, stale: 60, error: 86_460 }],
    [
      "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=3600",
      { fresh: 60, stale: 660, error: 3_660 },
    ],
  ])("of %s counts from the rendering", (control, lifetime) => {
    expect(cacheLifetimeOf({ "cache-control": control })).toEqual(lifetime);
  });

  test.each([
    undefined,
    "",
    "public, max-age=60",
    "public, s-maxage=0",
    "s-maxage=60",
    "private, s-maxage=60",
    "public, no-store, s-maxage=60",
  ])("of %s is undefined", (control) => {
    expect(cacheLifetimeOf({ "cache-control": control })).toBeUndefined();
  });

  test("is shortened by a smaller maximum, never lengthened by a larger one", () => {
    const control = "public, s-maxage=60, stale-while-revalidate=600, stale-if-error=100";
    expect(cacheLifetimeOf({ "cache-control": control, "x-mq-ttl": "10" })).toEqual({
      fresh: 10,
      stale: 10,
      error: 110,
    });
    expect(cacheLifetimeOf({ "cache-control": control, "x-mq-ttl": "600" })).toEqual({
      fresh: 60,
      stale: 660,
      error: 160,
    });
  });
});
