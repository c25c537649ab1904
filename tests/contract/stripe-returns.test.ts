import { afterEach, describe, expect, it, vi } from "vitest";
import { addDays, addMonths } from "../../lib/contract/payment-periods.ts";
import { providerLog } from "../../provider/domain/log.ts";
import { site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { withStripe } from "./support/stripe-accounts.ts";
import { stripeShopOf } from "./support/stripe-shop.ts";

const accounts = await withStripe(databases);

afterEach(() => {
  vi.restoreAllMocks();
});

describe.each(accounts)("returned money at Stripe on $name", { timeout: 60_000 }, (base) => {
  const { stripe } = base;
  const { provider, shop, stripeId, event, buy } = stripeShopOf(base);
  const film = { context: "film-2" };
  const refundMails = async (name: string) => {
    const mails = await shop.mails(`${name}@harbour.example`);
    return mails.filter(({ subject }) => subject.startsWith("You get")).length;
  };
  const refundBill = (invoice: string | undefined) =>
    provider.console.send("POST", "/console/api/refunds", { invoice });

  it("R32: a refund in Stripe's dashboard is recorded once, however often and in whatever order it is reported", async () => {
    const payment = await buy("alerts", "one/one-once", film);
    expect(await shop.watch("alerts", "film-2")).toBe(200);
    const part = stripe.refund(payment, 200);
    await event("evt_part", "refund.created", part);
    const [bill] = await shop.invoices("alerts");
    expect([bill?.status, await shop.watch("alerts", "film-2")]).toEqual(["paid", 200]);
    const rest = stripe.refund(payment, 300);
    const charge = { object: "charge", payment_intent: payment };
    for (const id of ["evt_rest", "evt_rest", "evt_more"]) {
      expect(await event(id, "charge.refunded", charge)).toBe(200);
    }
    await event("evt_late", "refund.updated", rest);
    await event("evt_old", "refund.created", part);
    const [after] = await shop.invoices("alerts");
    expect([after?.status, await shop.watch("alerts", "film-2")]).toEqual(["refunded", 402]);
    expect((await shop.purchases("alerts"))[0]?.status).toBe("expired");
  });

  it("R32: a refund that is reported before its payment ends the purchase of that payment", async () => {
    const { url } = await shop.open(shop.start("viewer", "one/one-once", film));
    const payment = stripe.complete(stripeId(url));
    expect(await event("evt_early", "refund.created", stripe.refund(payment, 500))).toBe(200);
    expect((await shop.invoices("viewer"))[0]?.status).toBe("refunded");
    expect(await shop.watch("viewer", "film-2")).toBe(402);
  });

  it("R32: an event about an unknown payment does nothing", async () => {
    const refund = { object: "refund", payment_intent: "pi_cs_of_another_shop" };
    expect(await event("evt_other", "refund.created", refund)).toBe(200);
  });

  it("R32: a disputed payment opens nothing, and opens it again once the dispute is won", async () => {
    const payment = await buy("viewer", "crew/crew-month");
    const dispute = stripe.dispute(payment, 999);
    await event("evt_dispute", "charge.dispute.created", dispute);
    expect(await shop.watch("viewer")).toBe(402);
    dispute["status"] = "won";
    await event("evt_won", "charge.dispute.closed", dispute);
    await event("evt_funds", "charge.dispute.funds_reinstated", dispute);
    expect(await shop.watch("viewer")).toBe(200);
    const [purchase] = await shop.purchases("viewer");
    expect(purchase).toMatchObject({ status: "cancelled" });
    expect((await shop.invoices("viewer"))[0]?.status).toBe("paid");
  });

  it("R32: a refund that its bank sends back counts as none", async () => {
    const payment = await buy("missing", "one/one-once", film);
    const refund = stripe.refund(payment, 500);
    await event("evt_given", "refund.created", refund);
    expect(await shop.watch("missing", "film-2")).toBe(402);
    refund["status"] = "failed";
    await event("evt_failed", "refund.failed", refund);
    expect(await shop.watch("missing", "film-2")).toBe(200);
    expect((await shop.invoices("missing"))[0]?.status).toBe("paid");
  });

  it("R33: a refund whose response was lost is made once, and recorded by the next round", async () => {
    vi.spyOn(providerLog, "error").mockImplementation(() => {});
    const payment = await buy("missing", "crew/crew-month");
    const refunds = () => stripe.made.refunds.filter((each) => each["payment_intent"] === payment);
    const [bill] = await shop.invoices("missing");
    stripe.dropResponses("/v1/refunds");
    expect((await refundBill(bill?.id)).status).toBe(500);
    expect([refunds().length, await shop.watch("missing")]).toEqual([1, 200]);
    expect((await refundBill(bill?.id)).status).toBe(422);
    stripe.dropResponses(undefined);
    await shop.goTo((await shop.clock()) + 60_000);
    expect((await shop.invoices("missing"))[0]?.status).toBe("refunded");
    expect([refunds().length, await shop.watch("missing")]).toEqual([1, 402]);
  });

  it("R33: a refund of the provider that a webhook reports first is counted once", async () => {
    vi.spyOn(providerLog, "error").mockImplementation(() => {});
    const payment = await buy("missing", "crew/crew-month");
    const [bill] = await shop.invoices("missing");
    const mailsBefore = await refundMails("missing");
    stripe.dropResponses("/v1/refunds");
    await refundBill(bill?.id);
    stripe.dropResponses(undefined);
    await event("evt_ours", "refund.created", { object: "refund", payment_intent: payment });
    await shop.goTo((await shop.clock()) + 60_000);
    expect((await shop.invoices("missing"))[0]?.status).toBe("refunded");
    expect((await refundMails("missing")) - mailsBefore).toBe(1);
  });

  it("R33: a change of price whose response was lost is paid once, and done by the next round", async () => {
    vi.spyOn(providerLog, "error").mockImplementation(() => {});
    await buy("missing", "crew/crew-month");
    const change = (act: string, body: object = {}) =>
      shop.post("missing", `/users/paywalls/crew/${act}`, {
        success_url: `${site}/user/account`,
        ...body,
      });
    const before = stripe.made.payments.length;
    stripe.dropResponses("/v1/payment_intents");
    expect((await change("switch", { price_token: "crew-year" })).status).toBe(500);
    expect((await change("cancellation")).status).toBe(409);
    expect((await shop.purchases("missing"))[0]).toMatchObject({ price: 999 });
    stripe.dropResponses(undefined);
    // A simultaneous round of billing lost its response too, and waits for ten seconds.
    await expect
      .poll(
        async () => {
          await shop.goTo((await shop.clock()) + 60_000);
          return (await shop.purchases("missing"))[0];
        },
        { timeout: 30_000, interval: 500 },
      )
      .toMatchObject({ price: 9900, status: "active" });
    expect(stripe.made.payments.length - before).toBe(1);
    expect((await change("switch", { price_token: "crew-year" })).status).toBe(200);
    expect(stripe.made.payments.length - before).toBe(1);
    expect(await shop.invoices("missing")).toHaveLength(5);
    expect((await change("switch", { price_token: "crew-month" })).status).toBe(409);
  });

  it("R33: a change to the current price pays nothing, and returns success", async () => {
    await buy("household", "crew/crew-year");
    const body = { success_url: `${site}/user/account`, price_token: "crew-year" };
    const before = stripe.made.payments.length;
    expect((await shop.post("household", "/users/paywalls/crew/switch", body)).status).toBe(200);
    expect(stripe.made.payments.length).toBe(before);
  });

  it("R33: the press after a lost response finishes the previous one", async () => {
    vi.spyOn(providerLog, "error").mockImplementation(() => {});
    await buy("alerts", "crew/crew-month");
    const body = { success_url: `${site}/user/account`, price_token: "crew-year" };
    const before = stripe.made.payments.length;
    stripe.dropResponses("/v1/payment_intents");
    expect((await shop.post("alerts", "/users/paywalls/crew/switch", body)).status).toBe(500);
    stripe.dropResponses(undefined);
    expect((await shop.post("alerts", "/users/paywalls/crew/switch", body)).status).toBe(200);
    expect((await shop.purchases("alerts"))[0]).toMatchObject({ price: 9900 });
    expect(stripe.made.payments.length - before).toBe(1);
  });

  it("R32: a card that was detached in the dashboard is not charged, and its viewer has to enter another", async () => {
    const at = await shop.clock();
    await event("evt_gone", "payment_method.detached", { id: "pm_1", object: "payment_method" });
    expect((await shop.purchases("alerts"))[0]?.card).toBeDefined();
    stripe.detachCard(true);
    await event("evt_away", "payment_method.detached", { id: "pm_1", object: "payment_method" });
    expect((await shop.purchases("alerts"))[0]?.card).toBeUndefined();
    await shop.goTo(addDays(addMonths(at, 12), 1));
    expect((await shop.purchases("alerts"))[0]?.status).toBe("past_due");
    stripe.detachCard(false);
  });
});
