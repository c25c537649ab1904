import { describe, expect, it } from "vitest";
import { accountsOf } from "./support/accounts.ts";
import { oneDatabase } from "./support/databases.ts";
import { asSite, useProvider } from "./support/provider.ts";

type Headers = Record<string, string>;
const secrets: [name: string, headers: Headers][] = [
  ["no secret", {}],
  ["another secret", { "X-Provider-Secret": asSite["X-Provider-Secret"].toUpperCase() }],
  ["a part of the secret", { "X-Provider-Secret": asSite["X-Provider-Secret"].slice(0, -1) }],
  ["an empty secret", { "X-Provider-Secret": "" }],
];

// docs/security.md SE-39
describe.each(oneDatabase)("trusted viewer headers", (database) => {
  const client = useProvider(database);
  const { forgetLimits, login } = accountsOf(client);
  const country = (headers: Headers) =>
    client.json("/ch/harbour", { ...headers, "X-Viewer-Country": "NO" });

  /** Fails as often as an address may, each time as another viewer. */
  const failFrom = async (headers: Headers) => {
    await forgetLimits();
    for (let wrong = 0; wrong < 25; wrong += 1) {
      const viewerHeaders = { ...headers, "X-Viewer-Ip": `203.0.113.${wrong}` };
      await login(`nobody-${wrong}`, "wrong", viewerHeaders);
    }
    return (await login("viewer", undefined, { ...headers, "X-Viewer-Ip": "203.0.113.99" })).status;
  };

  it("E6: the site is trusted", async () => {
    expect(await country(asSite)).toMatchObject({ viewer: { country: "NO" } });
  });

  it("E6: viewers of the site are distinguished, viewers of other callers are not", async () => {
    expect(await failFrom(asSite)).toBe(200);
    expect(await failFrom({})).toBe(429);
  });

  it.each(secrets)("E6: with %s no caller is trusted", async (_, headers) => {
    expect(await country(headers)).not.toHaveProperty("viewer.country");
  });
});

// docs/security.md SE-39
describe.each(oneDatabase)("a provider without a secret", (database) => {
  const { json } = useProvider(database, { secret: undefined });

  it.each([...secrets, ["the site's secret", asSite] as const])(
    "E6: with %s no caller is trusted",
    async (_, headers) => {
      const response = await json("/ch/harbour", { ...headers, "X-Viewer-Country": "NO" });
      expect(response).not.toHaveProperty("viewer.country");
    },
  );
});
