import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { checkoutSessions } from "../../provider/db/commerce-schema.ts";
import { findPromo } from "../../provider/db/commerce/paywalls-and-promos.ts";
import { providerLog } from "../../provider/domain/log.ts";
import { databases } from "./support/databases.ts";
import { shopOf } from "./support/payments.ts";
import { withStripe } from "./support/stripe-accounts.ts";
import { stripeIdOf, stripeKeysOf, webhooksOf } from "./support/stripe-shop.ts";
import { useTwoProviders } from "./support/two-providers.ts";

const accounts = await withStripe(databases);

beforeEach(() => {
  vi.spyOn(providerLog, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const hour = 3_600_000;

describe.each(accounts)("a late payment by Stripe on $name", { timeout: 60_000 }, (account) => {
  const { stripe } = account;
  const { db, one, other } = useTwoProviders(account, { stripe: stripeKeysOf(stripe) });
  const shop = shopOf(one);
  const { event } = webhooksOf(one);
  const completed = (id: string, session: string) =>
    event(id, "checkout.session.completed", { metadata: { session } });
  const stateOf = async (name: string, session: string) =>
    (await shop.details(name, session)).status;
  /** Makes Stripe's cached state expire, as after some time of the real clock. */
  const expireCachedState = () => db().update(checkoutSessions).set({ requestedAt: null });

  // docs/security.md SE-196
  it("R37: the page of an older tab is expired at Stripe, so that it cannot be paid", async () => {
    const first = await shop.open(shop.start("viewer", "crew/crew-month"));
    await shop.open(shop.start("viewer", "crew/crew-year"));
    expect(() => stripe.complete(stripeIdOf(first.url))).toThrow("not open");
    expect(await stateOf("viewer", first.sessionId)).toBe("expired");
  });

  // docs/security.md SE-196
  it("R37: a subscription that is offered beside two films has one page that can be paid", async () => {
    const first = await shop.open(shop.start("viewer", "crew/crew-month", { context: "film-1" }));
    const second = await shop.open(shop.start("viewer", "crew/crew-month", { context: "film-2" }));
    expect(() => stripe.complete(stripeIdOf(first.url))).toThrow("not open");
    stripe.complete(stripeIdOf(second.url));
    expect(await stateOf("viewer", second.sessionId)).toBe("paid");
    expect(await shop.invoices("viewer")).toHaveLength(1);
  });

  // docs/security.md SE-196
  it("R37: a payment in an older tab is found by the next checkout, and the offer is not sold again", async () => {
    const { url } = await shop.open(shop.start("missing", "crew/crew-month"));
    stripe.complete(stripeIdOf(url));
    const again = await shop.start("missing", "crew/crew-year");
    expect([again.status, await again.json()]).toMatchObject([409, { detail: "ALREADY_BOUGHT" }]);
    expect(await shop.watch("missing")).toBe(200);
  });

  it("R37: a payment whose events were all lost is granted when the page's hour has ended", async () => {
    const options = { context: "film-1" };
    const { url } = await shop.open(shop.start("alerts", "one/one-once", options));
    stripe.complete(stripeIdOf(url));
    await shop.goTo((await shop.clock()) + hour + 60_000);
    expect(await shop.watch("alerts", "film-1")).toBe(200);
  });

  it("R37: a slow payment is awaited beyond the page's hour", async () => {
    const options = { context: "film-2", promo: "TEN" };
    const { url, sessionId } = await shop.open(shop.start("alerts", "one/one-once", options));
    stripe.completeSlowly(stripeIdOf(url));
    expect(await stateOf("alerts", sessionId)).toBe("processing");
    await shop.goTo((await shop.clock()) + 3 * hour);
    expect(await stateOf("alerts", sessionId)).toBe("processing");
    stripe.settle(stripeIdOf(url), true);
    await expireCachedState();
    await shop.goTo((await shop.clock()) + 60_000);
    expect(await shop.watch("alerts", "film-2")).toBe(200);
    expect(await findPromo(db(), "harbour", "TEN")).toMatchObject({ uses: 1 });
  });

  it("R37: a slow payment that fails opens nothing, and its code is free again", async () => {
    const options = { context: "film-3", promo: "FIFTH" };
    const { url, sessionId } = await shop.open(shop.start("alerts", "one/one-once", options));
    stripe.completeSlowly(stripeIdOf(url));
    await completed("evt_begun", sessionId);
    stripe.settle(stripeIdOf(url), false);
    await event("evt_failed", "checkout.session.async_payment_failed", {
      metadata: { session: sessionId },
    });
    expect(await stateOf("alerts", sessionId)).toBe("expired");
    expect(await findPromo(db(), "harbour", "FIFTH")).toMatchObject({ uses: 0 });
  });

  it("R37: a payment for a page that had expired here is granted", async () => {
    const options = { context: "film-1" };
    const { url, sessionId } = await shop.open(shop.start("household", "one/one-once", options));
    await db()
      .update(checkoutSessions)
      .set({ status: "expired" })
      .where(eq(checkoutSessions.id, sessionId));
    stripe.complete(stripeIdOf(url));
    await completed("evt_late", sessionId);
    expect(await shop.watch("household", "film-1")).toBe(200);
  });

  // docs/security.md SE-197
  it("R38: a payment for an offer that the viewer already has is refunded once, with a mail and a line of the log", async () => {
    const warn = vi.spyOn(providerLog, "warn").mockImplementation(() => {});
    const options = { context: "film-2" };
    const first = await shop.open(shop.start("household", "one/one-once", options));
    const over = eq(checkoutSessions.id, first.sessionId);
    await db().update(checkoutSessions).set({ status: "expired" }).where(over);
    const second = await shop.open(shop.start("household", "one/one-once", options));
    const payments = [first, second].map(({ url }) => stripe.complete(stripeIdOf(url)));
    await completed("evt_second", second.sessionId);
    await Promise.all(["evt_1", "evt_2", "evt_3"].map((id) => completed(id, first.sessionId)));
    await shop.goTo((await shop.clock()) + 60_000);
    expect(await stateOf("household", first.sessionId)).toBe("refunded");
    const refundedPayments = stripe.made.refunds.map((each) => each["payment_intent"]);
    expect(refundedPayments.filter((each) => payments.includes(String(each)))).toEqual([
      payments[0],
    ]);
    expect(await shop.watch("household", "film-2")).toBe(200);
    const mails = await shop.mails("household@harbour.example");
    expect(mails.map(({ subject }) => subject)).toContain("We are refunding ¥500");
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ session: first.sessionId, why: "held" }),
      "a payment is refunded automatically",
    );
  });

  // docs/security.md SE-199
  it("R42: a hosted page that is read repeatedly, from two processes, makes one request to Stripe in five seconds", async () => {
    const { url, sessionId } = await shop.open(shop.start("viewer", "pair/pair-week"));
    const id = stripeIdOf(url);
    const countRequests = () =>
      stripe.requests.filter(({ path }) => path.endsWith(`/sessions/${id}`)).length;
    const read = () =>
      Promise.all([one, other, one, other].map(({ get }) => get(`/checkout/${sessionId}`)));
    await read();
    const responses = await read();
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(countRequests()).toBe(1);
    await expireCachedState();
    await read();
    expect(countRequests()).toBe(2);
  });

  it("R42: a signed event is processed at once, and a simultaneous return has to wait", async () => {
    const options = { context: "film-1" };
    const { url, sessionId } = await shop.open(shop.start("viewer", "one/one-once", options));
    await one.get(`/checkout/${sessionId}`);
    stripe.complete(stripeIdOf(url));
    expect(await stateOf("viewer", sessionId)).toBe("processing");
    await completed("evt_now", sessionId);
    expect(await stateOf("viewer", sessionId)).toBe("paid");
  });
});
