import { describe, expect, it } from "vitest";
import { paywallsSchema } from "../../lib/contract/paywall.ts";
import { useAdmin } from "./support/admin/use-admin.ts";
import { databases } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { shopOf } from "./support/payments.ts";
import { useProvider } from "./support/provider.ts";

const path = "/channels/harbour/paywalls";
const month = { token: "new-month", amount: 500, period: "month" };
const offer = { name: "Season", currency: "EUR", opens: ["film-1"], prices: [month] };

describe.each(databases)("offers by the admin API on $name", { timeout: 60_000 }, (database) => {
  const provider = useProvider(database, { catalogues: [paidHarbour] });
  const { call, addKey } = useAdmin(provider);
  const create = (body: object) => call("POST", path, { body });
  const change = (token: string, body: object) =>
    call("PATCH", `${path}/${token}`, { body, headers: { "If-Match": "*" } });
  const offered = async () => (await provider.whole(paywallsSchema, "/ch/harbour/paywalls")).data;

  it("AA-112: a new paywall is offered with its prices, and a deleted one no longer", async () => {
    const { status, sent } = await create({ token: "season", ...offer });
    expect([status, sent]).toMatchObject([201, { token: "season", prices: [month] }]);
    expect((await offered()).find(({ token }) => token === "season")).toMatchObject({
      name: "Season",
      prices: [{ token: "new-month" }],
    });
    const bound = { ...month, token: "bound", commitmentCount: 12 };
    await change("season", { name: "All season", prices: [bound] });
    expect((await offered()).find(({ token }) => token === "season")).toMatchObject({
      name: "All season",
      prices: [],
      commitment_prices: [{ token: "bound" }],
    });
    const any = { headers: { "If-Match": "*" } };
    expect((await call("DELETE", `${path}/season`, any)).status).toBe(204);
    expect((await offered()).some(({ token }) => token === "season")).toBe(false);
  });

  it.each([
    [{ opens: ["*", "no-film"] }, "#/opens/1"],
    [{ prices: [month, month] }, "#/prices/1/token"],
    [{ prices: [{ ...month, token: "crew-month" }] }, "#/prices/0/token"],
    [{ prices: [{ ...month, amount: -1 }] }, "#/prices/0/amount"],
    [{ picture: "no-picture" }, "#/picture"],
  ])("AA-112: a paywall with %j is 422 at %s", async (fields, pointer) => {
    const { status, body } = await create({ token: "wrong", ...offer, ...fields });
    expect([status, body.errors[0]?.pointer]).toEqual([422, pointer]);
  });

  it("AA-113: a price that was bought is withdrawn, and not changed or removed", async () => {
    await shopOf(provider).buy("viewer", "crew/crew-month");
    const { sent } = await call("GET", `${path}/crew`);
    const prices: { token: string }[] = Object(sent).prices;
    const withFirst = (fields: object) => [{ ...prices[0], ...fields }, ...prices.slice(1)];
    const pointerOf = async (body: object) => (await change("crew", body)).body.errors[0]?.pointer;
    expect(await pointerOf({ prices: withFirst({ amount: 1 }) })).toBe("#/prices/0");
    expect(await pointerOf({ prices: prices.slice(1) })).toBe("#/prices");
    expect(await pointerOf({ currency: "USD" })).toBe("#/currency");
    expect((await change("crew", { prices: withFirst({ withdrawn: true }) })).status).toBe(200);
    const [crew] = await offered();
    expect(crew?.prices.map(({ token }) => token)).not.toContain("crew-month");
    const any = { headers: { "If-Match": "*" } };
    expect((await call("DELETE", `${path}/crew`, any)).status).toBe(409);
  });

  it("AA-114: a code makes a price cheaper until it is deleted", async () => {
    await create({ token: "pass", ...offer, prices: [{ ...month, token: "pass-month" }] });
    const codes = "/channels/harbour/codes";
    const quote = async () => {
      const query = new URLSearchParams({ promo: "half-off" }).toString();
      const path = `/ch/harbour/paywalls/pass/pass-month/quote?${query}`;
      return provider.get(path, await shopOf(provider).as("viewer"));
    };
    const body = { code: "half-off", effect: { kind: "percent", percent: 50 }, paywall: "pass" };
    const made = await call("POST", codes, { body });
    expect([made.status, made.sent]).toMatchObject([201, { code: "HALF-OFF", uses: 0 }]);
    expect((await quote()).status).toBe(200);
    const wrong = { ...body, code: "OTHER", paywall: "no-paywall" };
    expect((await call("POST", codes, { body: wrong })).body.errors[0]?.pointer).toBe("#/paywall");
    const match = { headers: { "If-Match": made.headers.get("etag") ?? "" } };
    expect((await call("DELETE", `${codes}/half-off`, match)).status).toBe(204);
    expect((await quote()).status).toBe(422);
  });

  it("AA-11: a key that reads offers does not change them", async () => {
    const as = await addKey(["offers:read"]);
    expect((await call("GET", path, { as })).status).toBe(200);
    expect((await call("POST", path, { as, body: { token: "mine", ...offer } })).status).toBe(403);
  });
});
