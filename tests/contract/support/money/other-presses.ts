import fc from "fast-check";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { invoices } from "../../../../provider/db/commerce-schema.ts";
import { site } from "../accounts.ts";
import { buy } from "./page-presses.ts";
import { at, by, nth, type Press, pressOf } from "./press.ts";
import type { By, Shop } from "./shop.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const mails = z.object({ mails: z.array(z.object({ links: z.array(z.string()) })) });

const change = (shop: Shop, requester: By, act: string, more: object = {}) =>
  shop.call(requester, "POST", `/users/paywalls/crew/${act}`, {
    success_url: `${site}/user/account`,
    ...more,
  });
async function billsOf({ db, people }: Shop) {
  const { viewer, payment, status } = invoices;
  const paid = and(inArray(viewer, people), isNotNull(payment), eq(status, "paid"));
  return db.select().from(invoices).where(paid).orderBy(invoices.number);
}

/** What viewers do about subscriptions and gifts. */
export const subscriptions: fc.Arbitrary<Press>[] = [
  pressOf(
    "switch",
    fc.record({ by, to: fc.constantFrom("crew-month", "crew-year", "crew-once") }),
    (shop, facts) => change(shop, facts.by, "switch", { price_token: facts.to }),
  ),
  pressOf("buy a year, change to a month", by, async (shop, requester) => {
    await buy(shop, requester, "crew/crew-year", {});
    await change(shop, requester, "switch", { price_token: "crew-month" });
  }),
  pressOf("cancel", by, (shop, requester) => change(shop, requester, "cancellation")),
  pressOf("resume", by, (shop, requester) => change(shop, requester, "resumption")),
  pressOf("pause", by, (shop, requester) => change(shop, requester, "pause", { months: 1 })),
  pressOf("redeem", by, async (shop, requester) => {
    const to = encodeURIComponent(shop.giftAddress);
    const inbox = mails.parse(await shop.tabs[0].console.json(`/console/api/mails?to=${to}`));
    const links = inbox.mails.flatMap((mail) => mail.links[0] ?? []);
    const gift = new URL(links.at(-1) ?? site).searchParams.get("gift");
    if (gift) await shop.call(requester, "POST", `/gifts/${gift}/redemption`);
  }),
];
/** Money goes back. */
export const returns: fc.Arbitrary<Press>[] = [
  pressOf(
    "refund",
    fc.record({ nth, tab: fc.nat(1), part: fc.constantFrom(1, 1, 2, 3) }),
    async (shop, facts) => {
      const bill = at(await billsOf(shop), facts.nth);
      const amount = Math.floor((bill?.amount ?? 0) / facts.part);
      if (bill) await shop.console(facts.tab, "refunds", { invoice: bill.id, amount });
    },
  ),
  pressOf(
    "refund in the dashboard",
    fc.record({ nth, tab: fc.nat(1), isTold: fc.boolean() }),
    async (shop, facts) => {
      const { payment = null } = at(await billsOf(shop), facts.nth) ?? {};
      const left = payment ? (shop.stripe?.leftOf(payment) ?? 0) : 0;
      if (!payment || !(left > 0)) return;
      const refund = shop.stripe?.refund(payment, left) ?? {};
      if (facts.isTold) await shop.event(facts.tab, "refund.created", refund);
    },
  ),
  pressOf("dispute", fc.record({ nth, tab: fc.nat(1) }), async (shop, facts) => {
    const { payment = null } = at(await billsOf(shop), facts.nth) ?? {};
    const left = payment ? (shop.stripe?.leftOf(payment) ?? 0) : 0;
    if (!payment || !(left > 0)) return;
    const dispute = shop.stripe?.dispute(payment, left) ?? {};
    shop.disputes.push(dispute);
    await shop.event(facts.tab, "charge.dispute.created", dispute);
  }),
  pressOf("dispute won", fc.record({ nth, tab: fc.nat(1) }), async (shop, facts) => {
    const dispute = at(shop.disputes, facts.nth);
    if (!dispute) return;
    dispute["status"] = "won";
    await shop.event(facts.tab, "charge.dispute.closed", dispute);
  }),
];
/** Time passes, and cards go bad. */
export const times: fc.Arbitrary<Press>[] = [
  pressOf("wait (minutes)", fc.constantFrom(1, 30, 61), (shop, count) =>
    shop.advance(count * minute),
  ),
  pressOf("wait (days)", fc.constantFrom(1, 7, 31, 32, 95), (shop, count) =>
    shop.advance(count * day),
  ),
  pressOf("cards are declined", fc.boolean(), async (shop, isOn) =>
    shop.stripe?.declineCards(isOn),
  ),
];
