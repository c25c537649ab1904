import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { addDays, addMonths } from "../../lib/contract/payment-periods.ts";
import { providerLog } from "../../provider/domain/log.ts";
import { site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { withStripe } from "./support/stripe-accounts.ts";
import { stripeIdOf, stripeShopOf } from "./support/stripe-shop.ts";

const accounts = await withStripe(databases);

beforeEach(() => {
  vi.spyOn(providerLog, "warn").mockImplementation(() => {});
  vi.spyOn(providerLog, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

// docs/security.md SE-197, SE-198
describe.each(accounts)("a renewal on $name", { timeout: 60_000 }, (account) => {
  const { stripe } = account;
  const { shop, buy, event } = stripeShopOf(account);
  const change = async (name: string, act: string, more: object = {}) => {
    const body = { success_url: `${site}/user/account`, ...more };
    return (await shop.post(name, `/users/paywalls/crew/${act}`, body)).status;
  };
  const bills = async (name: string) =>
    (await shop.invoices(name)).map(({ amount, status }) => `${amount} ${status}`);
  /** Moves the clock to the end of a period, and runs a function while Stripe charges the card (for an amount, if one is given). */
  const whileCharged = async (end: number, act: () => Promise<unknown>, amount?: number) => {
    const { reached, release } = stripe.hold("/v1/payment_intents", amount);
    const renewed = shop.goTo(end + 60_000);
    await reached;
    await act();
    release();
    await renewed;
  };

  it("R39: a cancellation during the charge counts, and the charge is refunded", async () => {
    const begin = await shop.clock();
    await buy("viewer", "crew/crew-month");
    await whileCharged(addMonths(begin, 1), () => change("viewer", "cancellation"));
    expect((await shop.purchases("viewer"))[0]).toMatchObject({ status: "expired" });
    expect(await bills("viewer")).toEqual(["999 refunded", "999 paid"]);
    expect(stripe.made.refunds).toHaveLength(1);
    const mails = await shop.mails("viewer@harbour.example");
    expect(mails.map(({ subject }) => subject)).toContain("We are refunding €9.99");
  });

  it("R39: a pause during the charge counts, and the charge is refunded", async () => {
    const begin = await shop.clock();
    await buy("missing", "crew/crew-month");
    await whileCharged(addMonths(begin, 1), () => change("missing", "pause", { months: 1 }));
    expect(await bills("missing")).toEqual(["999 refunded", "999 paid"]);
    await shop.goTo(addDays(addMonths(begin, 2), 2));
    expect(await bills("missing")).toEqual(["999 paid", "999 refunded", "999 paid"]);
  });

  it("R39: a change of price is rejected during the charge, and the period is paid once", async () => {
    const begin = await shop.clock();
    await buy("alerts", "crew/crew-month");
    const statuses: number[] = [];
    await whileCharged(addMonths(begin, 1), async () => {
      statuses.push(await change("alerts", "switch", { price_token: "crew-year" }));
    });
    expect(statuses).toEqual([409]);
    expect(await bills("alerts")).toEqual(["999 paid", "999 paid"]);
  });

  it("R39: a charge whose response was lost before a cancellation is refunded", async () => {
    const begin = await shop.clock();
    await buy("household", "crew/crew-month");
    stripe.dropResponses("/v1/payment_intents");
    await shop.goTo(addMonths(begin, 1) + 60_000);
    stripe.dropResponses(undefined);
    expect(await change("household", "cancellation")).toBe(200);
    vi.spyOn(Date, "now").mockReturnValue(Date.now() + 120_000);
    await shop.goTo(addMonths(begin, 1) + 120_000);
    expect(await bills("household")).toEqual(["999 refunded", "999 paid"]);
  });

  it("R39: a new card that is entered while the previous one is declined is tried at once", async () => {
    const begin = await shop.clock();
    await buy("returning", "crew/crew-month");
    stripe.declineCards(true);
    await shop.goTo(addMonths(begin, 1) + 60_000);
    expect((await shop.purchases("returning"))[0]?.status).toBe("past_due");
    await whileCharged(addDays(addMonths(begin, 1), 1), async () => {
      stripe.declineCards(false);
      const urls = { success_url: `${site}/user/account` };
      const opened = shop.post("returning", "/users/crew/payment-method-session", urls);
      const { url, sessionId } = await shop.open(opened);
      stripe.complete(stripeIdOf(url));
      const object = { metadata: { session: sessionId } };
      await event("evt_card", "checkout.session.completed", object);
    });
    expect((await shop.purchases("returning"))[0]?.status).toBe("active");
    expect(await bills("returning")).toEqual(["999 paid", "999 paid"]);
  });

  it("R39: a dispute of the previous period during the charge ends it, and the charge is refunded", async () => {
    const begin = await shop.clock();
    const payment = await buy("viewer", "crew/crew-bound");
    // Other viewers are charged at the same time, for another amount.
    const dispute = () => event("evt_race", "charge.dispute.created", stripe.dispute(payment, 799));
    await whileCharged(addMonths(begin, 1), dispute, 799);
    expect(await shop.watch("viewer")).toBe(402);
    expect((await bills("viewer")).slice(0, 2)).toEqual(["799 refunded", "799 refunded"]);
    expect(stripe.made.refunds.filter(({ amount }) => amount === 799)).toHaveLength(1);
  });
});
