import { describe, expect, test } from "vitest";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf, get, post, signedIn, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();
const key = "0123456789abcdef";
const origin = "http://tiny.localhost";
const giftPath = "/ch/tiny/paywalls/all/monthly/gift";
const order = {
  paywall: "all",
  price: "monthly",
  shown: { currency: "EUR", total: 999 },
  email: " ana@example.com ",
  message: "Sail well",
  key,
};

async function call(name: string, body: object) {
  return post(name, body, { cookie: await signedIn() });
}

const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe("BE-188: gift-checkout", () => {
  const hosted = { url: "https://pay.example/s1", sessionId: "s1" };

  test("redirects to the hosted page, and sends recipient, message, day and the press's key", async () => {
    respond(giftPath, 200, hosted);
    const day = dayIn(40);
    const reply = await call("gift-checkout", { ...order, send_on: day, context: "one" });
    expect(await statusAndBody(reply)).toEqual([200, { to: hosted.url }]);
    expect(provider().sentTo(giftPath)?.body).toEqual({
      email: "ana@example.com",
      message: "Sail well",
      send_at: `${day}T10:00:00.000Z`,
      success_url: `${origin}/payment/confirm?action=checkout`,
      cancel_url: `${origin}/paywalls/all`,
    });
    expect(provider().headersOf(giftPath)).toMatchObject({ "idempotency-key": key });
  });

  test("without a day is sent at once", async () => {
    respond(giftPath, 200, hosted);
    await call("gift-checkout", order);
    expect(provider().sentTo(giftPath)?.body).not.toHaveProperty("send_at");
  });

  test.each([
    [{ email: "ana" }, "email", "accountEmailInvalid"],
    [{ message: "x".repeat(501) }, "message", expect.any(String)],
    [{ send_on: dayIn(400) }, "send_on", "paymentGiftDateRange"],
    [{ send_on: dayIn(-5) }, "send_on", "paymentGiftDateRange"],
  ])("with %o returns the error of that field", async (more, field, text) => {
    const reply = await call("gift-checkout", { ...order, ...more });
    expect(await statusAndBody(reply)).toMatchObject([400, { fields: { [field]: text } }]);
    expect(provider().requestedPaths).not.toContain(giftPath);
  });

  test("is not paid when the price differs from the shown one", async () => {
    const quote = { price: 1_099, discount: 0, total: 1_099, currency: "EUR" };
    respond("/ch/tiny/paywalls/all/monthly/quote", 200, quote);
    const reply = await call("gift-checkout", order);
    expect(await statusAndBody(reply)).toMatchObject([409, { detail: "PRICE_CHANGED" }]);
  });

  test("requires a session", async () => {
    expect((await post("gift-checkout", order)).status).toBe(401);
  });
});

describe("BE-189: redeem-gift", () => {
  const path = "/ch/tiny/gifts/a-code/redemption";
  const redeem = () => call("redeem-gift", { code: "a-code", key });

  test("returns what was opened, and stores the group in the response", async () => {
    respond(path, 200, { paywall: { token: "all", name: "All" }, ends_at: "2030-03-01T00:00:00Z" });
    respond("/ch/t1/users/me", 200, { _id: "v1", subscribersGroup: "gold" });
    const reply = await redeem();
    expect(cookiesOf(reply)).toHaveProperty("mq_session");
    expect(await reply.json()).toEqual({
      paywall: { token: "all", name: "All" },
      ends_at: Date.parse("2030-03-01T00:00:00Z"),
    });
    expect(provider().headersOf(path)).toMatchObject({ "idempotency-key": key });
  });

  test.each([
    [410, "GIFT_USED"],
    [409, "OWN_GIFT"],
  ])("returns the provider's error %i %s", async (statusCode, detail) => {
    respond(path, statusCode, { statusCode, detail, message: "No." });
    expect(await statusAndBody(await redeem())).toMatchObject([statusCode, { detail }]);
  });

  test("requires a session", async () => {
    expect((await post("redeem-gift", { code: "a-code", key })).status).toBe(401);
  });
});

describe("BE-188: gifts", () => {
  const path = "/ch/t1/users/gifts";
  const list = async () => get("gifts", { cookie: await signedIn() });

  test("are listed without the malformed one", async () => {
    const gift = {
      id: "g1",
      paywall: { token: "all" },
      email: "ana@example.com",
      price: 999,
      currency: "EUR",
      status: "waiting",
    };
    respond(path, 200, { data: [gift, { id: "g2" }] });
    expect(await statusAndBody(await list())).toMatchObject([
      200,
      { data: [gift], paging: { total_items: 1 } },
    ]);
  });

  test("are empty when the provider does not offer gifts", async () => {
    respond(path, 404, { statusCode: 404, message: "Not found" });
    expect(await statusAndBody(await list())).toMatchObject([200, { data: [] }]);
  });
});
