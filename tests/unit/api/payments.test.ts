import { describe, expect, test } from "vitest";
import { useTinyProvider } from "../../support/use-tiny-provider.ts";
import { cookiesOf as cookiesSet } from "../../support/tiny-session.ts";
import { cookiesOf, post, signedIn, statusAndBody } from "./support.ts";

const { provider, respond } = useTinyProvider();
const key = "0123456789abcdef";
const origin = "http://tiny.localhost";
const pricePath = "/ch/tiny/paywalls/all/monthly";
const quote = { price: 999, discount: 0, total: 999, currency: "EUR" };
const order = {
  paywall: "all",
  price: "monthly",
  shown: { currency: "EUR", total: 999 },
  key,
};

async function call(name: string, body: object) {
  return post(name, body, { cookie: await signedIn() });
}

describe("checkout", () => {
  const hosted = { url: "https://pay.example/s1", sessionId: "s1" };

  test("redirects to the hosted page, with the press's key and the return URL of the content", async () => {
    respond(`${pricePath}/quote`, 200, quote);
    respond(pricePath, 200, hosted);
    const reply = await call("checkout", { ...order, context: "one", promo: " FIFTH " });
    expect(await statusAndBody(reply)).toEqual([200, { to: hosted.url }]);
    expect(provider().sentTo(pricePath)?.body).toEqual({
      context: "one",
      promo: "FIFTH",
      success_url: `${origin}/payment/confirm?action=checkout`,
      cancel_url: `${origin}/video/one`,
    });
    expect(provider().headersOf(pricePath)).toMatchObject({ "idempotency-key": key });
  });

  const measuredChannel = async () => {
    const channel = await (await fetch(`${provider().url}/ch/tiny`)).json();
    const settings = { ...channel.settings, trackingConsent: "opt-in", customGA: "G-ABCD1234" };
    respond("/ch/tiny", 200, { ...channel, settings });
  };
  const google = "_ga=GA1.1.1234567890.1700000000";
  const sentId = async (body: object) => {
    respond(pricePath, 200, hosted);
    const clientCookie = await cookiesSet({ client: "our-own-id-1" });
    const cookie = `${await signedIn()}; ${google}; ${clientCookie}`;
    expect((await post("checkout", { ...order, ...body }, { cookie })).status).toBe(200);
    const sent = provider().sentTo(pricePath)?.body;
    return sent instanceof Object && "googleAnalyticsClientId" in sent
      ? sent.googleAnalyticsClientId
      : undefined;
  };

  test("BE-410: sends Google's client id where its script runs and the viewer consented", async () => {
    await measuredChannel();
    expect(await sentId({ measured: true })).toBe("1234567890.1700000000");
    expect(provider().headersOf(pricePath)).toMatchObject({
      "x-analytics-client-id": "our-own-id-1",
    });
  });

  test("BE-410: sends no client id of Google without consent", async () => {
    await measuredChannel();
    expect(await sentId({})).toBeUndefined();
  });

  test("BE-410: sends no client id of Google on a channel without its script", async () => {
    expect(await sentId({ measured: true })).toBeUndefined();
  });

  test.each([
    ["/pages/films?sort=new", "/pages/films?sort=new"],
    ["//evil.example/", "/paywalls/all"],
    ["/", "/paywalls/all"],
    [undefined, "/paywalls/all"],
  ])("without a content cancels from %s to %s", async (from, to) => {
    respond(pricePath, 200, hosted);
    await call("checkout", { ...order, from });
    expect(provider().sentTo(pricePath)?.body).toMatchObject({ cancel_url: `${origin}${to}` });
  });

  test("in the web view returns to the web view", async () => {
    respond(pricePath, 200, hosted);
    await call("checkout", { ...order, from: "/mobile/pages/films", mobile: true });
    expect(provider().sentTo(pricePath)?.body).toMatchObject({
      success_url: `${origin}/mobile/payment/confirm?action=checkout`,
      cancel_url: `${origin}/mobile/pages/films`,
    });
  });

  test.each([
    { ...quote, currency: "DKK" },
    { ...quote, total: 1_099 },
  ])("BE-183: a price that differs from the shown one is not charged: %o", async (changed) => {
    respond(`${pricePath}/quote`, 200, changed);
    respond(pricePath, 200, hosted);
    const reply = await call("checkout", order);
    expect(await statusAndBody(reply)).toMatchObject([409, { detail: "PRICE_CHANGED" }]);
    expect(provider().requestedPaths).not.toContain(pricePath);
  });

  test("requires a session and a key", async () => {
    expect((await post("checkout", order)).status).toBe(401);
    expect((await call("checkout", { ...order, key: "x" })).status).toBe(400);
    expect(provider().requestedPaths).not.toContain(pricePath);
  });
});

test("an invalid promo code is reported at its field, with the provider's text", async () => {
  const message = "This code has expired.";
  const data = { fields: { promo: message } };
  respond(`${pricePath}/quote`, 422, { statusCode: 422, message, detail: "PROMO_ENDED", data });
  const reply = await call("quote", { ...order, promo: "OVER" });
  expect(await statusAndBody(reply)).toMatchObject([
    422,
    { detail: "PROMO_ENDED", fields: { promo: message } },
  ]);
});

describe("confirm-payment", () => {
  const path = "/ch/tiny/sessions/s1/purchase-details";
  const details = { sessionId: "s1", status: "paid", context: "one", paymentToken: "t0ken" };

  test("stores the payment token in its cookie, and not in the response", async () => {
    respond(path, 200, { ...details, subscribersGroup: "gold" });
    const reply = await call("confirm-payment", { session_id: "s1" });
    const cookies = cookiesOf(reply);
    expect(cookies).toHaveProperty("mq_payment");
    expect(cookies).toHaveProperty("mq_session");
    const text = await reply.text();
    expect(JSON.parse(text)).toMatchObject({ state: "done", to: "/video/one" });
    expect(text).not.toContain("t0ken");
  });

  test("is 404 for an unknown session", async () => {
    expect((await call("confirm-payment", { session_id: "s2" })).status).toBe(404);
  });
});

describe("a subscription", () => {
  const base = "/ch/t1/users/paywalls/all";

  test("is cancelled with the viewer's reason, and without any other", async () => {
    respond(`${base}/cancellation`, 200, {});
    await call("cancel-subscription", { paywall: "all", reason: "price", key });
    expect(provider().sentTo(`${base}/cancellation`)?.body).toEqual({
      success_url: `${origin}/payment/confirm?action=cancellation`,
      reason: "price",
    });
    expect(provider().headersOf(`${base}/cancellation`)).toMatchObject({ "idempotency-key": key });
  });

  test("that cannot be cancelled returns the status and text of the error", async () => {
    respond(`${base}/cancellation`, 409, { statusCode: 409, message: "Not now." });
    const reply = await call("cancel-subscription", { paywall: "all", key });
    expect(await statusAndBody(reply)).toMatchObject([409, { message: "HTTP 409: Not now." }]);
  });

  test.each([
    ["pause-subscription", { months: 2 }, `${base}/pause`, { months: 2 }],
    ["switch-subscription", { price: "yearly" }, `${base}/switch`, { price_token: "yearly" }],
    ["resume-subscription", {}, `${base}/resumption`, {}],
    [
      "change-card",
      {},
      "/ch/t1/users/all/payment-method-session",
      { success_url: `${origin}/payment/confirm?action=payment-method` },
    ],
  ])("%s is sent once for each press, and returns the next URL", async (name, body, path, sent) => {
    respond(path, 200, { url: "https://pay.example/p" });
    const reply = await call(name, { paywall: "all", key, ...body });
    expect(await reply.json()).toEqual({ to: "https://pay.example/p" });
    expect(provider().sentTo(path)?.body).toMatchObject(sent);
    expect(provider().headersOf(path)).toMatchObject({ "idempotency-key": key });
  });

  test("continues on a page of the provider, where the provider requires it", async () => {
    const path = "/ch/t1/users/all/reactivation-session";
    respond(path, 200, { url: "https://pay.example/r" });
    const reply = await call("resume-subscription", { paywall: "all", key });
    expect(await reply.json()).toEqual({ to: "https://pay.example/r" });
  });

  test("is paid on the portal, which returns to the account", async () => {
    const path = "/ch/t1/users/payment-methods/portal-session";
    respond(path, 200, { managePayment: "https://pay.example/portal" });
    const reply = await call("payment-portal", { key });
    expect(await reply.json()).toEqual({ to: "https://pay.example/portal" });
    expect(provider().sentTo(path)?.body).toEqual({ return_url: `${origin}/user/account` });
  });
});
