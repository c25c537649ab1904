import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createServices } from "../../provider/create-services.ts";
import { callRateLimits } from "../../provider/domain/call-rate-limits.ts";
import { assertEveryRouteHasRule } from "../../provider/http/apply-call-rules.ts";
import { createPublicApp } from "../../provider/http/public-app.ts";
import { readMediaManifest } from "../../provider/media/read-media-manifest.ts";
import { providerCallRules } from "../../provider/routes/call-rules.ts";
import { oneDatabase, pglite } from "./support/databases.ts";
import { asSite, testAssets, useProvider, usualOptions } from "./support/provider.ts";
import { signer } from "./support/signed-media.ts";

const stripe = { secretKey: "sk_test_x", webhookSecret: "whsec_x" };

/** Every route that a provider can have: with a console, with Stripe and with the sandbox's pages. */
async function allRoutes(): Promise<string[]> {
  const { place } = await pglite.create();
  if (place.kind !== "open") throw new Error("PGlite is open in this process.");
  const options = { ...usualOptions, stripe, port: 0, consolePort: 0, database: place };
  const media = { manifest: readMediaManifest(testAssets), assetsDir: testAssets, signer };
  const services = createServices(options, place.database, media);
  const { routes } = createPublicApp(services);
  const methodRoutes = routes.filter(({ method }) => method !== "ALL");
  return [...new Set(methodRoutes.map(({ method, path }) => `${method} ${path}`))];
}

const bounded = Object.entries(providerCallRules).flatMap(([name, { body, limits }]) => {
  const [method = "", pattern = ""] = name.split(" ");
  if (method === "GET" || "none" in limits) return [];
  const path = pattern.replace(/:channel/, "harbour").replaceAll(/:\w+/g, "one");
  return [{ name, method, path, bytes: body?.bytes ?? 1_024 }];
});

/** docs/security.md SE-172, SE-173, SE-175 */
describe.each(oneDatabase)("the declarations of routes", (database) => {
  const client = useProvider(database);
  const { get, origin } = client;

  it.each(bounded)(
    "E9: a body of $name above $bytes bytes is 413",
    async ({ method, path, bytes }) => {
      const body = `"${"x".repeat(bytes)}"`;
      const stream = new Blob([body]).stream();
      const headers = { ...asSite, "Sec-Fetch-Site": "same-origin" };
      const sized: RequestInit = { method, body, headers };
      const chunked: RequestInit & { duplex: "half" } = { ...sized, body: stream, duplex: "half" };
      const responses = [
        await fetch(origin() + path, sized),
        await fetch(origin() + path, chunked),
      ];
      expect(responses.map(({ status }) => status)).toEqual([413, 413]);
    },
  );

  it("E9: a browser that reads its events too often is 429 with Retry-After, and others are not", async () => {
    const read = (client: string) =>
      get("/ch/harbour/events", { ...asSite, "X-Analytics-Client-Id": client });
    const { points } = callRateLimits["own-events"];
    for (let count = 0; count < points; count += 1) await read("client-0001");
    const refused = await read("client-0001");
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await read("client-0002")).status).toBe(200);
  });

  it("E9: a network that requests trends too often is 429, and others are not", async () => {
    const from = (ip: string) => get("/ch/harbour/search/trends", { ...asSite, "X-Viewer-Ip": ip });
    const { points } = callRateLimits.trends;
    for (let count = 0; count < points; count += 1) await (await from("198.51.100.7")).text();
    expect((await from("198.51.100.7")).status).toBe(429);
    expect((await from("198.51.100.8")).status).toBe(200);
  }, 60_000);
});

// docs/security.md SE-172: last, since it empties the database that the suite shares.
describe("the table of routes", () => {
  it("E9: every route of the provider declares cost, limits and body, and nothing else does", async () => {
    expect((await allRoutes()).toSorted()).toEqual(Object.keys(providerCallRules).toSorted());
  });

  it("E9: a route without a declaration makes the provider fail to start", () => {
    const app = new Hono()
      .get("/known", (context) => context.text(""))
      .all("/open", (context) => context.text(""));
    const find = (_: string, path: string) =>
      path === "/known" ? providerCallRules["GET /health"] : undefined;
    expect(() => assertEveryRouteHasRule(app, find)).toThrow("No call rule for ALL /open.");
  });
});
