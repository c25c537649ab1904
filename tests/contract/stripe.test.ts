import { afterEach, describe, expect, it, vi } from "vitest";
import { addDays, addMonths } from "../../lib/contract/payment-periods.ts";
import { providerLog } from "../../provider/domain/log.ts";
import { databases } from "./support/databases.ts";
import { withStripe } from "./support/stripe-accounts.ts";
import { stripeShopOf } from "./support/stripe-shop.ts";

const accounts = await withStripe(databases);

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(accounts)("payments by Stripe on $name", { timeout: 60_000 }, (account) => {
  const { stripe } = account;
  const { provider, shop, stripeId, sign, send, ...stripeShop } = stripeShopOf(account);
  const event = (id: string, type: string, session: string) =>
    stripeShop.event(id, type, { object: "checkout.session", metadata: { session } });

  // docs/security.md SE-113
  it("R28: events of Stripe grant a payment once, in whatever order and however often they arrive", async () => {
    const { url, sessionId } = await shop.open(shop.start("viewer", "crew/crew-month"));
    expect(new URL(url).host).toBe("checkout.stripe.com");
    const early = await event("evt_early", "checkout.session.completed", sessionId);
    expect([early, await shop.watch("viewer")]).toEqual([200, 402]);

    stripe.complete(stripeId(url));
    const late = await event("evt_late", "checkout.session.async_payment_succeeded", sessionId);
    expect([late, await shop.watch("viewer")]).toEqual([200, 200]);
    for (const id of ["evt_late", "evt_late", "evt_again"]) {
      expect(await event(id, "checkout.session.completed", sessionId)).toBe(200);
    }
    expect(await shop.purchases("viewer")).toMatchObject([
      { status: "active", card: { brand: "Visa", last4: "4242" } },
    ]);
    expect(await shop.invoices("viewer")).toHaveLength(1);
  });

  it("R28: a viewer who returns before any event has the paid content", async () => {
    const options = { context: "film-2" };
    const { url, sessionId } = await shop.open(shop.start("alerts", "one/one-once", options));
    stripe.complete(stripeId(url));
    expect(await shop.details("alerts", sessionId)).toMatchObject({ status: "paid" });
    expect(await shop.watch("alerts", "film-2")).toBe(200);
    const opened = stripe.requests.findLast(({ path }) => path === "/v1/checkout/sessions");
    expect(opened?.key).toBe(`open-${sessionId}`);
    expect(opened?.fields.get("line_items[0][price_data][unit_amount]")).toBe("500");
    expect(opened?.fields.get("line_items[0][price_data][currency]")).toBe("jpy");
  });

  // docs/security.md SE-113
  it("R29: a webhook without a valid signature is rejected and logged", async () => {
    const warn = vi.spyOn(providerLog, "warn").mockImplementation(() => {});
    const { url, sessionId } = await shop.open(
      shop.start("missing", "one/one-once", { context: "film-3" }),
    );
    stripe.complete(stripeId(url));
    const object = { metadata: { session: sessionId } };
    const payload = JSON.stringify({
      id: "evt_x",
      type: "checkout.session.completed",
      data: { object },
    });
    const forged = sign(payload, "whsec_of-somebody-else");
    const old = sign(payload, undefined, 301);
    for (const signature of ["", "t=1,v1=0", forged, old]) {
      expect(await send(payload, signature)).toBe(400);
    }
    expect(await shop.watch("missing", "film-3")).toBe(402);
    expect(warn).toHaveBeenCalledWith(expect.anything(), "a webhook was not signed by Stripe");
  });

  it("R28: a page that was ended in Stripe's dashboard has expired, and its code is free again", async () => {
    const options = { promo: "FIFTH" };
    const { url, sessionId } = await shop.open(shop.start("missing", "crew/crew-month", options));
    stripe.expire(stripeId(url));
    await event("evt_over", "checkout.session.expired", sessionId);
    expect(await shop.details("missing", sessionId)).toMatchObject({ status: "expired" });
    await shop.open(shop.start("missing", "crew/crew-month", options));
  });

  it("R30: renewals are charged without the viewer, with a new key for each attempt", async () => {
    stripe.requests.length = 0;
    const begin = await shop.clock();
    stripe.declineCards(true);
    await shop.goTo(addDays(addMonths(begin, 1), 0) + 3_600_000);
    const purchaseStatus = async () => (await shop.purchases("viewer"))[0]?.status;
    expect(await purchaseStatus()).toBe("past_due");
    stripe.declineCards(false);
    await shop.goTo(addDays(addMonths(begin, 1), 1) + 3_600_000);
    expect(await purchaseStatus()).toBe("active");
    const tries = stripe.requests.filter(({ path }) => path === "/v1/payment_intents");
    expect(new Set(tries.map(({ key }) => key)).size).toBe(2);
    expect(tries.map(({ fields }) => fields.get("amount"))).toEqual(["999", "999"]);
    expect(tries[0]?.fields.get("payment_method")).toBe("pm_1");
    expect(tries[0]?.fields.get("off_session")).toBe("true");

    const [bill] = await shop.invoices("viewer");
    const refund = await provider.console.send("POST", "/console/api/refunds", {
      invoice: bill?.id,
    });
    expect(refund.status).toBe(200);
    const refundRequest = stripe.requests.findLast(({ path }) => path === "/v1/refunds");
    expect(refundRequest?.fields.get("amount")).toBe("999");
    expect(await shop.watch("viewer")).toBe(402);
  });
});
