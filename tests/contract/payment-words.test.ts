import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addMonths } from "../../lib/contract/payment-periods.ts";
import { paywallSchema, priceChangeQuoteSchema, quoteSchema } from "../../lib/contract/paywall.ts";
import { calculateLaterPaymentsCost } from "../../lib/payment/later-payments-cost.ts";
import { calculatePlanChangeCost, calculatePriceCost } from "../../lib/payment/price-cost.ts";
import type { PromoEffect } from "../../lib/contract/price-terms.ts";
import type { Db } from "../../provider/db/database.ts";
import { isWholeMatrix } from "../support/matrix.ts";
import { site } from "./support/accounts.ts";
import { pglite } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import {
  addOffer,
  announcedCharges,
  anyPrice,
  anyPromo,
  type Charge,
  chargesOf,
  endPurchases,
  inWords,
} from "./support/payment-words.ts";
import { shopOf } from "./support/payments.ts";
import { useProvider } from "./support/provider.ts";

const hour = 3_600_000;
const runs = { numRuns: isWholeMatrix ? 12 : 4 };

/** Charges with their hour: a run's clock goes on by some ms between quote and payment. */
const inHours = (charges: readonly Charge[]) =>
  charges.map(({ at, amount }) => `${new Date(Math.round(at / hour) * hour).toJSON()} ${amount}`);
const sumOf = (charges: readonly Charge[]) => charges.reduce((sum, { amount }) => sum + amount, 0);

// docs/behaviour.md BE-472
describe("payments in words", { timeout: 240_000 }, () => {
  let opened: Db | undefined;
  const create = async () => {
    const created = await pglite.create();
    if (created.place.kind === "open") opened = created.place.database.db;
    return created;
  };
  const provider = useProvider({ ...pglite, create }, { catalogues: [paidHarbour] });
  const shop = shopOf(provider);
  const dbOf = (): Db => {
    if (!opened) throw new Error("The database is not open.");
    return opened;
  };
  const priceOf = async (paywall: string, token: string) => {
    const all = await provider.whole(paywallSchema, `/ch/harbour/paywalls/${paywall}`);
    const found = [...all.prices, ...all.commitment_prices].find((each) => each.token === token);
    if (!found) throw new Error(`There is no price ${token}.`);
    return found;
  };
  const quoteOf = async (path: string, promo: string | undefined) =>
    provider.whole(
      quoteSchema,
      `/ch/harbour/paywalls/${path}/quote${promo ? `?promo=${promo}` : ""}`,
      await shop.as("viewer"),
    );
  const subscriptionTo = async (paywall: string) => {
    const found = (await shop.purchases("viewer")).find((each) => each.paywall.token === paywall);
    if (!found) throw new Error(`There is no subscription to ${paywall}.`);
    return found;
  };
  /** Test cards expire: each run begins now. */
  const goBack = async () => {
    await provider.console.send("DELETE", "/console/api/limits");
    await shop.goTo(Math.ceil(Date.now() / hour) * hour + hour / 4);
  };

  it("R60: what a price page announces is charged in two years, and its end is that of a cancellation", async () => {
    await fc.assert(
      fc.asyncProperty(anyPrice, anyPromo, async (tried, effect) => {
        await goBack();
        const db = dbOf();
        const offer = await addOffer(db, [tried], effect);
        const [token = ""] = offer.prices;
        const path = `${offer.paywall}/${token}`;
        const now = await shop.clock();
        const price = await priceOf(offer.paywall, token);
        const cost = calculatePriceCost(price, now, await quoteOf(path, offer.code));
        await shop.buy("viewer", path, { promo: offer.code });
        expect((await subscriptionTo(offer.paywall)).next_payment).toBe(cost.next?.amount);
        const body = { success_url: `${site}/` };
        const base = `/users/paywalls/${offer.paywall}`;
        await shop.post("viewer", `${base}/cancellation`, body);
        const { ends_at: endsAt = 0 } = await subscriptionTo(offer.paywall);
        expect(Math.abs(endsAt - (cost.exitAt ?? 0))).toBeLessThan(hour / 10);
        await shop.post("viewer", `${base}/resumption`);

        const until = addMonths(now, 24) - 2 * hour;
        await shop.goTo(until);
        const charges = await chargesOf(db, offer.paywall);
        await endPurchases(db, offer.paywall);
        const first = cost.firstAt ?? now;
        const today = cost.dueToday > 0 ? [{ at: now, amount: cost.dueToday }] : [];
        if (cost.more) {
          const bound = charges.filter(({ at }) => at < (cost.more?.until ?? 0) + hour);
          if (cost.more.until < until) {
            const [dueFirst = 0] = [cost.firstAt === undefined ? cost.dueToday : cost.next?.amount];
            expect(sumOf(bound)).toBe(cost.total);
            expect(sumOf(bound) - dueFirst).toBe(cost.more.sum);
            const isFull = effect === undefined || effect.kind === "trial";
            if (isFull) expect(bound).toHaveLength(cost.more.count + 1);
          }
          const after = charges.filter((each) => !bound.includes(each));
          expect(inHours(after)).toEqual(
            inHours(announcedCharges(tried, first, cost.later ?? [], until)),
          );
          return;
        }
        const schedule = [...(cost.next ? [cost.next] : []), ...(cost.later ?? [])];
        const announced = [...today, ...announcedCharges(tried, first, schedule, until)];
        expect(inHours(charges)).toEqual(inHours(announced));
      }),
      runs,
    );
  });

  it("R60: a commitment after a trial is charged as the price page, details and account announce", async () => {
    const bound = fc.integer({ min: 2, max: 9 });
    const tried = fc.tuple(anyPrice, bound).map(([price, commitmentCount]) => ({
      ...price,
      commitmentCount,
    }));
    const trial = fc
      .integer({ min: 1, max: 40 })
      .map((length): PromoEffect => ({ kind: "trial", days: length }));
    await fc.assert(
      fc.asyncProperty(tried, trial, async (offered, effect) => {
        await goBack();
        const db = dbOf();
        const offer = await addOffer(db, [offered], effect);
        const [token = ""] = offer.prices;
        const path = `${offer.paywall}/${token}`;
        const price = await priceOf(offer.paywall, token);
        const quote = await quoteOf(path, offer.code);
        const cost = calculatePriceCost(price, await shop.clock(), quote);
        const { sessionId } = await shop.buy("viewer", path, { promo: offer.code });
        const details = await shop.details("viewer", sessionId);
        const later = calculateLaterPaymentsCost(details, details.price ?? 0);
        expect(inWords(later)).toEqual(inWords(cost));
        const inTrial = await subscriptionTo(offer.paywall);
        expect(inTrial.commitment).toMatchObject({
          payments: offered.commitmentCount,
          amount: cost.total,
        });
        const [first = 0, end = 0] = [cost.firstAt, cost.boundUntil];
        await shop.goTo(first + hour);
        const begun = await subscriptionTo(offer.paywall);
        expect(begun.trial_ends_at).toBeUndefined();
        expect(begun.commitment).toMatchObject({
          payments: cost.more?.count,
          amount: cost.more?.sum,
        });
        expect(Math.abs((begun.earliest_end_at ?? 0) - end)).toBeLessThan(hour / 10);

        const until = addMonths(quote.first_charge_at ?? 0, 24) - 2 * hour;
        await shop.goTo(until);
        const charges = await chargesOf(db, offer.paywall);
        await endPurchases(db, offer.paywall);
        const last = cost.more?.until ?? 0;
        if (last > until) return;
        const inBound = charges.filter(({ at }) => at < last + hour);
        expect(inBound.map(({ amount }) => amount)).toEqual(
          Array.from({ length: offered.commitmentCount }, () => offered.amount),
        );
        expect(Math.abs((inBound.at(-1)?.at ?? 0) - last)).toBeLessThan(hour / 10);
      }),
      { numRuns: isWholeMatrix ? 8 : 4 },
    );
  });

  it("R60: what a change of plan announces is charged at once and in two years", async () => {
    const loose = anyPrice.map((price) => ({ ...price, commitmentCount: null }));
    const days = fc.integer({ min: 0, max: 50 });
    await fc.assert(
      fc.asyncProperty(loose, anyPrice, anyPromo, days, async (from, to, effect, after) => {
        await goBack();
        const db = dbOf();
        const offer = await addOffer(db, [from, to], effect);
        const [old = "", next = ""] = offer.prices;
        await shop.buy("viewer", `${offer.paywall}/${old}`, { promo: offer.code });
        await shop.goTo((await shop.clock()) + after * 24 * hour + hour);
        const before = (await chargesOf(db, offer.paywall)).length;
        const was = await subscriptionTo(offer.paywall);
        const path = `/users/paywalls/${offer.paywall}/switch`;
        const quote = await provider.whole(
          priceChangeQuoteSchema,
          `/ch/harbour${path}?price_token=${next}`,
          await shop.as("viewer"),
        );
        const shown = { due: quote.due, at: new Date(quote.at).toISOString() };
        const body = { price_token: next, success_url: `${site}/`, shown };
        expect((await shop.post("viewer", path, body)).status).toBe(200);
        const purchase = await subscriptionTo(offer.paywall);
        expect(purchase.schedule).toEqual(quote.schedule);
        expect(purchase.credit ?? 0).toBe(quote.credit);
        expect(purchase.earliest_end_at).toBe(quote.ends_at);
        expect(purchase.no_switch).toBe("used");
        const cost = calculatePlanChangeCost(await priceOf(offer.paywall, next), quote);
        expect(purchase.commitment?.payments).toBe(cost.more?.count);
        expect(purchase.commitment?.amount).toBe(cost.more?.sum);
        const lost = from.amount - (was.next_payment ?? from.amount);
        expect(quote.lost_discount?.amount ?? 0).toBe(lost);

        const until = addMonths(quote.at, 24) - 2 * hour;
        await shop.goTo(until);
        const charges = (await chargesOf(db, offer.paywall)).slice(before);
        await endPurchases(db, offer.paywall);
        const today = quote.due > 0 ? [{ at: quote.at, amount: quote.due }] : [];
        const announced = announcedCharges(to, quote.at, quote.schedule, until);
        expect(inHours(charges)).toEqual(inHours([...today, ...announced]));
      }),
      runs,
    );
  });

  it("R61: a change of plan that costs something else than was shown is 409 PRICE_CHANGED", async () => {
    await goBack();
    await shop.buy("viewer", "crew/crew-month");
    const path = "/users/paywalls/crew/switch";
    const now = await shop.clock();
    const switchTo = async (shown: { due: number; at: number }) => {
      const body = {
        price_token: "crew-year",
        success_url: `${site}/`,
        shown: { ...shown, at: new Date(shown.at).toISOString() },
      };
      const response = await shop.post("viewer", path, body);
      const { detail } = (await response.json()) as { detail?: string };
      return [response.status, detail];
    };
    const quote = await provider.whole(
      priceChangeQuoteSchema,
      `/ch/harbour${path}?price_token=crew-year`,
      await shop.as("viewer"),
    );
    expect(await switchTo({ due: quote.due - 1, at: quote.at })).toEqual([409, "PRICE_CHANGED"]);
    expect(await switchTo({ due: quote.due, at: now - 2 * hour })).toEqual([409, "PRICE_CHANGED"]);
    expect(await switchTo({ due: quote.due, at: now + 2 * hour })).toEqual([409, "PRICE_CHANGED"]);
    expect(await switchTo({ due: quote.due, at: quote.at })).toEqual([200, undefined]);
    const mailed = async () =>
      (await shop.mails("viewer@harbour.example"))
        .filter(({ subject }) => subject === "Your plan of Crew has changed")
        .map(({ text }) => text.includes("Next payment: €99.00 on"));
    await expect.poll(mailed).toEqual([true]);
  });
});
