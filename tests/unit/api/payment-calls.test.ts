import { describe, expect, test } from "vitest";
import { cookieOf } from "../../support/tiny-session.ts";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, get, post, signedIn, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();
const key = "0123456789abcdef";
const pricePath = "/ch/tiny/paywalls/all/monthly";
const quote = { price: 999, discount: 0, total: 999, currency: "EUR" };
const order = { paywall: "all", price: "monthly", promo: "CODE" };
const shown = { currency: "EUR", total: 999 };
const refusal = (statusCode: number, detail: string) => {
  const message = `Refused: ${detail}.`;
  const data = statusCode === 422 ? { fields: { promo: message } } : undefined;
  return { statusCode, message, detail, data };
};
const call = async (name: string, body: object) => post(name, body, { cookie: await signedIn() });

describe("a promo code", () => {
  test.each(["PROMO_UNKNOWN", "PROMO_USED", "PROMO_ENDED", "PROMO_SOLD_OUT"])(
    "that is rejected as %s is reported by the quote, and no hosted page is opened",
    async (detail) => {
      respond(`${pricePath}/quote`, 422, refusal(422, detail));
      respond(pricePath, 200, { url: "https://pay.example/s1", sessionId: "s1" });
      const expectedError = { detail, fields: { promo: `Refused: ${detail}.` } };
      expect(await statusAndBody(await call("quote", order))).toMatchObject([422, expectedError]);
      const pressed = await call("checkout", { ...order, shown, key });
      expect(await statusAndBody(pressed)).toMatchObject([422, expectedError]);
      expect(provider().requestedPaths).not.toContain(pricePath);
    },
  );

  test("that was used up between quote and checkout is reported too", async () => {
    respond(`${pricePath}/quote`, 200, quote);
    respond(pricePath, 422, refusal(422, "PROMO_SOLD_OUT"));
    const pressed = await call("checkout", { ...order, shown, key });
    expect(await statusAndBody(pressed)).toMatchObject([422, { detail: "PROMO_SOLD_OUT" }]);
  });

  test("is in no URL of the site, and its discount is shown as the quote says", async () => {
    respond(`${pricePath}/quote`, 200, { ...quote, discount: 200, total: 799 });
    const reply = await call("quote", { ...order, promo: "  CODE " });
    expect(await statusAndBody(reply)).toMatchObject([200, { discount: 200, total: 799 }]);
    expect(provider().sentTo(`${pricePath}/quote`)?.query).toBe("promo=CODE");
  });
});

describe("a provider without quotes", () => {
  const hosted = { url: "https://pay.example/s1", sessionId: "s1" };

  test("gets the promo code with the checkout", async () => {
    respond(pricePath, 200, hosted);
    const reply = await call("checkout", { ...order, shown, key });
    expect(await statusAndBody(reply)).toEqual([200, { to: hosted.url }]);
    expect(provider().sentTo(pricePath)?.body).toMatchObject({ promo: "CODE" });
  });

  test.each([
    [{ message: "This code is not for you." }, "This code is not for you."],
    [{}, "paymentPromoUnknown"],
  ])(
    "returns a checkout error without fields as that of the code: %o",
    async (words, expectedError) => {
      respond(pricePath, 422, { statusCode: 422, ...words });
      const reply = await call("checkout", { ...order, shown, key });
      expect(await statusAndBody(reply)).toMatchObject([422, { fields: { promo: expectedError } }]);
    },
  );

  test("returns a checkout error that is not about the code, when there is no code", async () => {
    respond(pricePath, 422, { statusCode: 422, message: "No." });
    const [status, body] = await statusAndBody(
      await call("checkout", { ...order, promo: "", shown, key }),
    );
    expect([status, body]).toMatchObject([422, { message: "No." }]);
    expect(body).not.toHaveProperty("fields");
  });

  test.each([{ price: 1_099 }, { commitment_count: 12 }])(
    "is not charged when the price of the paywall differs from the shown one: %o",
    async (changed) => {
      const one = { token: "monthly", price: 999, payment_period: "month", ...changed };
      const paywall = { token: "all", name: "All", currency: "EUR", prices: [one] };
      respond("/ch/tiny/paywalls/all", 200, paywall);
      respond(pricePath, 200, hosted);
      const reply = await call("checkout", { ...order, shown, key });
      expect(await statusAndBody(reply)).toMatchObject([409, { detail: "PRICE_CHANGED" }]);
      expect(provider().requestedPaths).not.toContain(pricePath);
    },
  );
});

describe("checkout", () => {
  test.each([
    [410, "PRICE_GONE"],
    [409, "ALREADY_BOUGHT"],
    [404, "NO_PAYMENTS"],
    [409, "IN_PROGRESS"],
    [422, "KEY_REUSED"],
  ])("is %i %s when the provider says so", async (status, detail) => {
    respond(`${pricePath}/quote`, 200, quote);
    respond(pricePath, status, refusal(status, detail));
    const reply = await call("checkout", { ...order, shown, key });
    expect(await statusAndBody(reply)).toMatchObject([status, { detail }]);
  });

  test("opens no hosted page when the price no longer exists", async () => {
    respond(`${pricePath}/quote`, 410, refusal(410, "PRICE_GONE"));
    const reply = await call("checkout", { ...order, shown, key });
    expect(await statusAndBody(reply)).toMatchObject([410, { detail: "PRICE_GONE" }]);
    expect(provider().requestedPaths).not.toContain(pricePath);
  });

  test("is not repeated by the site when its response is lost", async () => {
    respond(`${pricePath}/quote`, 200, quote);
    respond(pricePath, 503, {});
    expect((await call("checkout", { ...order, shown, key })).status).toBe(503);
    expect(provider().requestedPaths.filter((path) => path === pricePath)).toHaveLength(1);
  });
});

describe("a payment that is confirmed", () => {
  test.each([
    [403, "of another viewer"],
    [404, "of nobody"],
  ])("is %i for a session %s, and stores nothing", async (status) => {
    respond("/ch/tiny/sessions/s1/purchase-details", status, refusal(status, "NONE"));
    const reply = await call("confirm-payment", { session_id: "s1" });
    expect([reply.status, cookiesOf(reply)]).toEqual([status, {}]);
  });

  test.each([
    ["processing", "processing"],
    ["cancelled", "notPaid"],
    ["expired", "notPaid"],
  ])("is reported with its status: %s", async (status, state) => {
    respond("/ch/tiny/sessions/s1/purchase-details", 200, { sessionId: "s1", status });
    const reply = await call("confirm-payment", { session_id: "s1" });
    expect(await statusAndBody(reply)).toMatchObject([200, { state }]);
  });
});

const presses: [call: string, body: object, path: string][] = [
  ["checkout", { ...order, shown }, pricePath],
  ["cancel-subscription", { paywall: "all" }, "/ch/t1/users/paywalls/all/cancellation"],
  ["pause-subscription", { paywall: "all", months: 1 }, "/ch/t1/users/paywalls/all/pause"],
  ["switch-subscription", { paywall: "all", price: "y" }, "/ch/t1/users/paywalls/all/switch"],
  ["resume-subscription", { paywall: "all" }, "/ch/t1/users/paywalls/all/resumption"],
  ["change-card", { paywall: "all" }, "/ch/t1/users/all/payment-method-session"],
  ["payment-portal", {}, "/ch/t1/users/payment-methods/portal-session"],
];
const checkoutUrls = {
  url: "https://p.example/",
  managePayment: "https://p.example/",
  sessionId: "s",
};

describe.each(presses)("%s", (name, body, path) => {
  test("sends the key of its press, once", async () => {
    respond(`${pricePath}/quote`, 200, quote);
    respond(path, 200, checkoutUrls);
    const reply = await call(name, { ...body, key });
    expect(await statusAndBody(reply)).toEqual([200, { to: checkoutUrls.url }]);
    expect(provider().headersOf(path)).toMatchObject({ "idempotency-key": key });
    expect(provider().requestedPaths.filter((requested) => requested === path)).toHaveLength(1);
  });

  test("requires exactly one key", async () => {
    for (const wrong of [undefined, "short", "with spaces in it", "x".repeat(101)]) {
      expect((await call(name, { ...body, key: wrong })).status).toBe(400);
    }
    expect(provider().requestedPaths).not.toContain(path);
  });

  test("requires a session of this channel", async () => {
    respond(path, 200, checkoutUrls);
    expect((await post(name, { ...body, key })).status).toBe(401);
    const cookie = await cookieOf({ channelId: "t2" });
    expect((await post(name, { ...body, key }, { cookie })).status).toBe(401);
    expect(provider().requestedPaths).not.toContain(path);
  });
});

describe.each([
  ["purchases", "/ch/t1/users/purchases"],
  ["invoices", "/ch/t1/users/invoices"],
])("%s", (name, path) => {
  test("are the viewer's, by pages, and require a session", async () => {
    const paging = { current_page: 1, total_pages: 1, total_items: 0 };
    respond(path, 200, { data: [], paging });
    const reply = await get(name, { cookie: await signedIn() });
    expect([reply.status, reply.headers.get("cache-control")]).toEqual([200, "private, no-store"]);
    expect((await get(name)).status).toBe(401);
    expect((await get(name, { cookie: await cookieOf({ channelId: "t2" }) })).status).toBe(401);
  });
});
