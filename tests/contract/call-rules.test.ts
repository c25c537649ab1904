import { Hono } from "hono";
import { describe, expect, it } from "vitest";
import { createServices } from "../../provider/create-services.ts";
import { callLimits } from "../../provider/domain/call-limits.ts";
import { expectRules } from "../../provider/http/apply-call-rules.ts";
import { createPublicApp } from "../../provider/http/public-app.ts";
import { readManifest } from "../../provider/media/read-manifest.ts";
import { callRules } from "../../provider/routes/call-rules.ts";
import { accountsOf } from "./support/accounts.ts";
import { oneDatabase, pglite } from "./support/databases.ts";
import { asSite, testAssets, useProvider, usualOptions } from "./support/provider.ts";

const stripe = { secretKey: "sk_test_x", webhookSecret: "whsec_x" };

/** Every route that a provider can have: with a console, with Stripe and with the sandbox's pages. */
async function allRoutes(): Promise<string[]> {
  const { place } = await pglite.create();
  if (place.kind !== "open") throw new Error("PGlite is open in this process.");
  const options = { ...usualOptions, stripe, port: 0, consolePort: 0, database: place };
  const services = createServices(options, place.database, readManifest(testAssets), testAssets);
  const { routes } = createPublicApp(services);
  const own = routes.filter(({ method }) => method !== "ALL");
  return [...new Set(own.map(({ method, path }) => `${method} ${path}`))];
}

const bounded = Object.entries(callRules).flatMap(([name, { body, limits }]) => {
  const [method = "", pattern = ""] = name.split(" ");
  if (method === "GET" || "none" in limits) return [];
  const path = pattern.replace(/:channel/, "harbour").replaceAll(/:\w+/g, "one");
  return [{ name, method, path, bytes: body?.bytes ?? 1_024 }];
});

/** docs/security.md SE-172, SE-173 */
describe.each(oneDatabase)("what routes declare", (database) => {
  it("E9: every route of the provider declares cost, limits and body, and nothing else does", async () => {
    expect((await allRoutes()).toSorted()).toEqual(Object.keys(callRules).toSorted());
  });

  it("E9: a route that declares nothing keeps the provider from starting", () => {
    const app = new Hono()
      .get("/known", (context) => context.text(""))
      .all("/open", (context) => context.text(""));
    const find = (_: string, path: string) =>
      path === "/known" ? callRules["GET /health"] : undefined;
    expect(() => expectRules(app, find)).toThrow("No call rule for ALL /open.");
  });

  const asked = useProvider(database);
  const { get, origin } = asked;
  const { forgetLimits, signIn } = accountsOf(asked);
  const fromNetwork = (ip: string) => ({ ...asSite, "X-Viewer-Ip": ip });

  it.each(bounded)(
    "E9: a body of $name above $bytes bytes is 413",
    async ({ method, path, bytes }) => {
      const body = `"${"x".repeat(bytes)}"`;
      const stream = new Blob([body]).stream();
      const headers = { ...asSite, "Sec-Fetch-Site": "same-origin" };
      const sized = await fetch(origin() + path, { method, body, headers });
      const chunked = await fetch(origin() + path, {
        method,
        body: stream,
        headers,
        duplex: "half",
      });
      expect([sized.status, chunked.status]).toEqual([413, 413]);
    },
  );

  it.each([
    ["gifts", "/ch/harbour/gifts/one"],
    ["sign-ins", "/sign-ins/one"],
    ["hosted pages", "/checkout/one"],
    ["bills", "/ch/harbour/invoices/one.pdf"],
  ])("E9: one network that tries addresses of %s is 429 with Retry-After", async (_, path) => {
    await forgetLimits();
    const { points } = callLimits.secrets;
    const tries = Array.from({ length: points }, () => get(path, fromNetwork("198.51.100.7")));
    await Promise.all(tries.map(async (each) => (await each).text()));
    const refused = await get(path, fromNetwork("198.51.100.7"));
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await get(path, fromNetwork("198.51.100.8"))).status).not.toBe(429);
  });

  it("E9: what a viewer does is counted once for each call, as its route declares", async () => {
    await forgetLimits();
    const { headers } = await signIn("viewer");
    const { points } = callLimits.payment;
    const list = "/ch/harbour/users/purchases";
    const answers = Array.from({ length: points }, () => get(list, headers));
    expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    expect((await get(list, headers)).status).toBe(429);
    expect((await get("/ch/harbour/users/me", headers)).status).toBe(200);
  });
});
