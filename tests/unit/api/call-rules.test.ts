import { globSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { apiCalls } from "../../../lib/api/api-call-table.ts";
import { siteRouteRules } from "../../../lib/api/site-route-rules.ts";
import { siteRateLimits } from "../../../lib/api/site-rate-limits.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { get, post, signedIn, statusAndBody } from "./support.ts";

const { provider } = useTinyProvider();
const app = fileURLToPath(new URL("../../../app", import.meta.url));
const calls = Object.entries(apiCalls).flatMap(([name, methods]) =>
  Object.entries(methods).map(([method, { rule }]) => ({ name, method, rule })),
);
const changes = calls.filter(({ method }) => method === "POST").map(({ name }) => name);
const reads = calls.filter(({ method }) => method === "GET").map(({ name }) => name);

test("every route file of the site declares cost, limits and body", () => {
  const files = globSync("**/route.ts", { cwd: app });
  const routes = files.map((file) => `/${file}`.replace("/(texts)", "").replace("/route.ts", ""));
  expect(routes.toSorted()).toEqual(Object.keys(siteRouteRules).toSorted());
});

test("every changing call of /api bounds its body", () => {
  const unbounded = calls.filter(({ method, rule }) => method === "POST" && !rule.body);
  expect(unbounded).toEqual([]);
});

// Of a list each item is checked by itself: the provider reports an error at its field.
const lists = ["registration-fields", "save-preferences"];

test.each(changes.filter((name) => !lists.includes(name)))(
  "POST /api/%s responds to U+0000 and lone surrogates with 422 at the field",
  async (name) => {
    const cookie = await signedIn();
    const before = provider().requestedPaths.length;
    for (const text of ["a\0b", "\ud800"]) {
      for (const field of ["reason", "promo", "context", "token", "key"]) {
        const response = await post(name, { [field]: { deep: text } }, { cookie });
        expect(await statusAndBody(response)).toMatchObject([
          422,
          { code: 422, fields: { [`${field}.deep`]: expect.stringMatching(/\w/) } },
        ]);
      }
    }
    expect(
      provider()
        .requestedPaths.slice(before)
        .filter((path) => path.includes("/users")),
    ).toEqual([]);
  },
);

test.each(reads)("GET /api/%s responds to U+0000 with 422 at the query's name", async (name) => {
  expect((await statusAndBody(await get(name, {}, { q: "a\0" })))[1]).toMatchObject({
    code: 422,
    fields: { q: expect.any(String) },
  });
});

test("an error about a text that cannot be stored is in the viewer's language", async () => {
  const response = await post("watch-list", { token: "\0" }, { cookie: "mq_lng=de" });
  expect(await statusAndBody(response)).toMatchObject([
    422,
    { fields: { token: "Prüfe deine Eingaben und versuche es erneut." } },
  ]);
});

test("a network that calls too often gets 429 and Retry-After, and other networks do not", async () => {
  const from = (ip: string) => get("recorded-events", { "x-mq-ip": ip });
  const { points } = siteRateLimits.heavy;
  for (let count = 0; count < points; count += 1) await from("203.0.113.80");
  const refused = await from("203.0.113.80");
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await from("203.0.113.81")).status).toBe(200);
});
