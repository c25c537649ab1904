import type { RequestListener } from "node:http";
import { describe, expect, test, vi } from "vitest";
import { ApiError } from "../../../../lib/api-error.ts";
import type { FindDomain } from "../../../../lib/front/admission/domain-of-request.ts";
import { startFront } from "../../../support/running-front.ts";
import { countingSite, forAll } from "../counting-site.ts";

const siteHosts = ["example.com"];
const findDomain: FindDomain = async (host) => {
  if (host === "watch.acme.example") return { token: "acme", redirects: false };
  if (host === "old.acme.example") return { token: "acme", redirects: true };
  if (host === "down.example") throw new ApiError("host", { code: 503 });
  return null;
};
/** Responds with the channel that the front has found. */
const site: RequestListener = ({ headers }, res) => res.end(String(headers["x-mq-channel"]));

describe("a domain of a channel", () => {
  test.each(["watch.acme.example", "Watch.ACME.example:443", "watch.acme.example."])(
    "as %s is served with its channel, though SITE_HOSTS does not name it",
    async (host) => {
      const front = await startFront(site, { siteHosts, findDomain });
      const response = await front.request("/", { headers: { host } });
      expect([response.status, response.body]).toEqual([200, "acme"]);
    },
  );

  test("wins over the channel that its first label names, also in the cache", async () => {
    const counting = countingSite({ headers: { "Cache-Control": forAll } });
    const front = await startFront(counting.listener, { findDomain });
    await front.request("/", { headers: { host: "watch.localhost" } });
    await front.request("/", { headers: { host: "watch.acme.example" } });
    expect(counting.renders()).toBe(2);
  });

  // docs/behaviour.md BE-505
  test("shares the stored pages of the channel's other hosts", async () => {
    const counting = countingSite({ headers: { "Cache-Control": forAll } });
    const front = await startFront(counting.listener, { findDomain });
    await front.request("/", { headers: { host: "watch.acme.example" } });
    await front.request("/", { headers: { host: "acme.localhost" } });
    expect(counting.renders()).toBe(1);
  });

  test("has stored pages of its own where hosts lead to another one", async () => {
    const counting = countingSite({ headers: { "Cache-Control": forAll } });
    const front = await startFront(counting.listener, { findDomain });
    await front.request("/", { headers: { host: "acme.localhost" } });
    await front.request("/", { headers: { host: "old.acme.example" } });
    expect(counting.renders()).toBe(2);
  });
});

describe("a host that is no domain", () => {
  // docs/security.md SE-70
  test("is 421 if SITE_HOSTS does not name it", async () => {
    const front = await startFront(site, { siteHosts, findDomain });
    const response = await front.request("/", { headers: { host: "evil.example" } });
    expect([response.status, response.body]).toEqual([421, "This host is not served here\n"]);
  });

  test("is served by its first label if SITE_HOSTS names it", async () => {
    const front = await startFront(site, { siteHosts, findDomain });
    const response = await front.request("/", { headers: { host: "acme.example.com" } });
    expect([response.status, response.body]).toEqual([200, "undefined"]);
  });

  test("is 503 while that is not known, and not the channel of its first label", async () => {
    const front = await startFront(site, { findDomain });
    const response = await front.request("/", { headers: { host: "down.example" } });
    expect(response.status).toBe(503);
  });

  test.each(["demo.localhost", "127.0.0.1:3000", "[::1]", "demo"])(
    "like %s is not looked up, because no owner can have it",
    async (host) => {
      const lookUp = vi.fn<FindDomain>(findDomain);
      const front = await startFront(site, { findDomain: lookUp });
      expect((await front.request("/", { headers: { host } })).status).toBe(200);
      expect(lookUp).not.toHaveBeenCalled();
    },
  );
});

test.each(["/api/health", "/api/tls-allowed?domain=a.example"])(
  "%s responds on every host without a look-up",
  async (path) => {
    const lookUp = vi.fn<FindDomain>(findDomain);
    const front = await startFront(site, { siteHosts, findDomain: lookUp });
    const response = await front.request(path, { headers: { host: "proxy.example:3000" } });
    expect([response.status, lookUp.mock.calls]).toEqual([200, []]);
  },
);
