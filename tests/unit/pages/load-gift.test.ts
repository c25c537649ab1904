import { expect, test } from "vitest";
import { loadGift } from "../../../lib/pages/load-gift.ts";
import { createViewerRequest } from "../../../lib/pages/viewer-request.ts";
import { cookieOf, host } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";

const { respond, provider } = useTinyProvider();
const giftPath = "/ch/tiny/gifts/a-code";
const sent = { paywall: { token: "all", name: "All" }, from: "Vera", status: "sent" };
const paywall = { token: "all", name: "All", currency: "EUR", description: "Everything." };

async function load(cookie = "", code = "a-code") {
  const visit = await createViewerRequest(new Headers({ host, cookie }), new URLSearchParams());
  if (!visit) throw new Error("no visit");
  return loadGift(visit, code);
}

const bought = (more: object) => ({
  id: "b1",
  paywall: { token: "all" },
  price: 999,
  currency: "EUR",
  kind: "subscription",
  status: "active",
  purchased_at: "2030-01-01T00:00:00Z",
  ...more,
});

test("BE-189: a gift is shown to a visitor with what it opens", async () => {
  respond(giftPath, 200, sent);
  respond("/ch/tiny/paywalls/all", 200, paywall);
  expect(await load()).toMatchObject({
    signedIn: false,
    gift: { from: "Vera", status: "sent", is_own: false },
    paywall: { description: "Everything." },
  });
});

test("BE-189: a gift is shown when its offer is no longer sold", async () => {
  respond(giftPath, 200, sent);
  respond("/ch/tiny/paywalls/all", 404, { statusCode: 404, message: "Gone" });
  const shown = await load();
  expect(shown.gift?.from).toBe("Vera");
  expect(shown.paywall).toBeUndefined();
});

test("BE-189: an invalid or too long code has no gift", async () => {
  respond(giftPath, 404, { statusCode: 404, message: "None" });
  expect((await load()).gift).toBeUndefined();
  expect((await load("", "x".repeat(251))).gift).toBeUndefined();
  expect(provider().requestedPaths.filter((path) => path.includes("gifts"))).toEqual([giftPath]);
});

test.each([
  ["runs", {}, true],
  ["is over", { status: "expired" }, false],
  ["opens something else", { paywall: { token: "other" } }, false],
  ["opens only one film", { kind: "one_off", content: { token: "one" } }, false],
])(
  "BE-189: a viewer whose purchase %s already has the gift's contents: %o",
  async (_, more, isOwned) => {
    respond(giftPath, 200, sent);
    respond("/ch/tiny/paywalls/all", 200, paywall);
    respond("/ch/t1/users/purchases", 200, { data: [bought(more)], paging: { total_items: 1 } });
    const { owned, signedIn } = await load(await cookieOf());
    expect(signedIn).toBe(true);
    expect(owned !== undefined).toBe(isOwned);
  },
);
