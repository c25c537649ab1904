import { describe, expect, it } from "vitest";
import { siteOnlyCalls } from "../../provider/http/site-only-calls.ts";
import { oneDatabase } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

const listed = siteOnlyCalls.map(({ method, path }) => [method, path] as const);

// docs/security.md SE-180
describe.each(oneDatabase)("calls that only the site may make", (database) => {
  const { origin } = useProvider(database);
  const call = async (method: string, path: string, headers: Record<string, string>) => {
    const to = origin() + path.replace(":channel", "harbour");
    return (await fetch(to, { method, headers })).status;
  };

  it("E8: they are notices, events, recorded events and errors of pages", () => {
    expect(listed.map((each) => each.join(" ")).toSorted()).toEqual([
      "DELETE /ch/:channel/events",
      "GET /ch/:channel/events",
      "POST /ch/:channel/notices",
      "POST /client-errors",
      "POST /events",
    ]);
  });

  it.each(listed)("E8: %s %s is 403 without the site's secret", async (method, path) => {
    const wrong = { "X-Provider-Secret": "x".repeat(33) };
    expect([await call(method, path, {}), await call(method, path, wrong)]).toEqual([403, 403]);
  });

  it.each(listed)("E8: %s %s reaches its route with the secret", async (method, path) => {
    expect(await call(method, path, asSite)).toBe(422);
  });
});

describe.each(oneDatabase)("a provider without a secret", (database) => {
  const { origin } = useProvider(database, { secret: undefined });

  it.each(listed)("E8: %s %s reaches its route from every caller", async (method, path) => {
    const to = origin() + path.replace(":channel", "harbour");
    expect((await fetch(to, { method })).status).toBe(422);
  });
});
