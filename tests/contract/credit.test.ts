import { describe, expect, it } from "vitest";
import { addDays, addMonths } from "../../lib/contract/payment-periods.ts";
import { site } from "./support/accounts.ts";
import { databases } from "./support/databases.ts";
import { withStripe } from "./support/stripe-accounts.ts";
import { stripeShopOf } from "./support/stripe-shop.ts";

const accounts = await withStripe(databases);

// docs/security.md SE-198
describe.each(accounts)("credit of a change of price on $name", { timeout: 60_000 }, (account) => {
  const { stripe } = account;
  const { provider, shop, buy, event } = stripeShopOf(account);
  const switchTo = async (name: string, price: string) => {
    const body = { success_url: `${site}/user/account`, price_token: price };
    const response = await shop.post(name, "/users/paywalls/crew/switch", body);
    const { detail } = (await response.json()) as { detail?: string };
    return [response.status, detail];
  };
  const purchaseOf = async (name: string) => (await shop.purchases(name))[0];
  const refundBill = (invoice: string | undefined, amount: number) =>
    provider.console.send("POST", "/console/api/refunds", { invoice, amount });

  it("R40: is removed when the bank takes back its source payment, and what it pays for ends", async () => {
    const payment = await buy("viewer", "crew/crew-year");
    expect(await switchTo("viewer", "crew-month")).toEqual([200, undefined]);
    expect(await purchaseOf("viewer")).toMatchObject({ status: "active", next_payment: 0 });
    await event("evt_back", "charge.dispute.created", stripe.dispute(payment, 9900));
    expect(await purchaseOf("viewer")).toMatchObject({ status: "expired" });
    expect(await shop.watch("viewer")).toBe(402);
    await shop.goTo(addMonths(await shop.clock(), 3));
    expect((await shop.invoices("viewer")).map(({ amount }) => amount)).toEqual([0, 9900]);
  });

  it("R40: is restored when the dispute is won", async () => {
    const payment = await buy("missing", "crew/crew-year");
    await switchTo("missing", "crew-month");
    const dispute = stripe.dispute(payment, 9900);
    await event("evt_taken", "charge.dispute.created", dispute);
    dispute["status"] = "won";
    await event("evt_won", "charge.dispute.closed", dispute);
    expect(await shop.watch("missing")).toBe(200);
    expect(await purchaseOf("missing")).toMatchObject({ status: "cancelled" });
    await shop.post("missing", "/users/paywalls/crew/resumption");
    await shop.goTo(addDays(addMonths(await shop.clock(), 1), 1));
    expect((await shop.invoices("missing")).map(({ amount }) => amount)).toEqual([0, 0, 9900]);
  });

  it("R40: is reduced by refunds of its source payment", async () => {
    await buy("alerts", "crew/crew-year");
    await switchTo("alerts", "crew-month");
    const yearly = (await shop.invoices("alerts")).find(({ amount }) => amount === 9900);
    expect((await refundBill(yearly?.id, 8_800)).status).toBe(200);
    expect(await purchaseOf("alerts")).toMatchObject({ status: "active", next_payment: 999 - 101 });
  });

  it("R40: excludes refunds before the change of price", async () => {
    await buy("household", "crew/crew-year");
    const [yearly] = await shop.invoices("household");
    await refundBill(yearly?.id, 9_000);
    await switchTo("household", "crew-month");
    expect((await shop.invoices("household"))[0]).toMatchObject({ amount: 99 });
  });

  it("R40: a period that both payments paid for continues as long as the other payment lasts", async () => {
    const begin = await shop.clock();
    const payment = await buy("viewer", "crew/crew-month");
    await switchTo("viewer", "crew-year");
    await event("evt_part", "charge.dispute.created", stripe.dispute(payment, 999));
    const { status, ends_at = 0 } = (await purchaseOf("viewer")) ?? {};
    expect(status).toBe("cancelled");
    const days = Math.round((ends_at - begin) / 86_400_000);
    expect(days).toBe(
      Math.round(((addMonths(begin, 12) - begin) * (9900 - 999)) / 9900 / 86_400_000),
    );
  });

  it("R41: a subscription cannot change to a one-time price, and nothing is charged", async () => {
    await buy("returning", "crew/crew-month");
    const before = stripe.made.payments.length;
    expect(await switchTo("returning", "crew-once")).toEqual([409, "NOT_OFFERED"]);
    expect(stripe.made.payments.length).toBe(before);
  });
});
