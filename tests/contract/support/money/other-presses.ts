import fc from "fast-check";
import { and, eq, inArray, isNotNull } from "drizzle-orm";
import { z } from "zod";
import { invoices } from "../../../../provider/db/commerce-schema.ts";
import { site } from "../accounts.ts";
import { buy } from "./page-presses.ts";
import { at, by, nth, type Press, pressWith } from "./press.ts";
import { returnOf } from "./returns.ts";
import type { By, Shop } from "./shop.ts";

const minute = 60_000;
const day = 24 * 60 * minute;
const mails = z.object({ mails: z.array(z.object({ links: z.array(z.string()) })) });

const change = (shop: Shop, requester: By, act: string, more: object = {}) =>
  shop.call(requester, "POST", `/users/paywalls/crew/${act}`, {
    success_url: `${site}/user/account`,
    ...more,
  });
async function billsOf({ db, people }: Shop, whose: string[] = people) {
  const { viewer, payment, status } = invoices;
  const paid = and(inArray(viewer, whose), isNotNull(payment), eq(status, "paid"));
  return db.select().from(invoices).where(paid).orderBy(invoices.number);
}

/** A viewer cancels, pauses or resumes. */
export const subscriptionAct = pressWith(
  "subscription",
  (shop, { by: requester, act }: { by: By; act: string }) =>
    change(shop, requester, act, act === "pause" ? { months: 1 } : {}),
);
export const switchTo = pressWith("switch", (shop, facts: { by: By; to: string }) =>
  change(shop, facts.by, "switch", { price_token: facts.to }),
);
export const buyYearThenMonth = pressWith(
  "buy a year, change to a month",
  async (shop, requester: By) => {
    await buy(shop, requester, "crew/crew-year", {});
    await change(shop, requester, "switch", { price_token: "crew-month" });
  },
);
export const redeem = pressWith("redeem", async (shop, requester: By) => {
  const to = encodeURIComponent(shop.giftAddress);
  const inbox = mails.parse(await shop.tabs[0].console.json(`/console/api/mails?to=${to}`));
  const links = inbox.mails.flatMap((mail) => mail.links[0] ?? []);
  const gift = new URL(links.at(-1) ?? site).searchParams.get("gift");
  if (gift) await shop.call(requester, "POST", `/gifts/${gift}/redemption`);
});
/** A viewer's actions on subscriptions and gifts. */
export const subscriptions: fc.Arbitrary<Press>[] = [
  fc.record({ by, to: fc.constantFrom("crew-month", "crew-year", "crew-once") }).map(switchTo),
  by.map(buyYearThenMonth),
  fc
    .record({ by, act: fc.constantFrom("cancellation", "resumption", "pause") })
    .map(subscriptionAct),
  by.map(redeem),
];

type PaidBill = Awaited<ReturnType<typeof billsOf>>[number];

async function refundBill(shop: Shop, bill: PaidBill | undefined, tab: number, part: number) {
  const amount = Math.floor((bill?.amount ?? 0) / part);
  if (!bill) return;
  const reason = crypto.randomUUID();
  const back = returnOf("console", reason, bill, amount);
  shop.returns.push(back);
  const order = { invoice: bill.id, amount, reason };
  back.isReported = (await shop.console(tab, "refunds", order)).ok;
}
async function disputeBill(shop: Shop, bill: PaidBill | undefined, tab: number) {
  const left = bill?.payment ? (shop.stripe?.leftOf(bill.payment) ?? 0) : 0;
  if (!bill?.payment || !(left > 0)) return;
  const made = shop.stripe?.dispute(bill.payment, left) ?? {};
  const back = returnOf("outside", String(made["id"]), bill, left);
  shop.returns.push(back);
  shop.disputes.push({ facts: made, back });
  await shop.event(tab, "charge.dispute.created", made);
}

/** The owner refunds a part of an invoice, in the console. */
export const refund = pressWith(
  "refund",
  async (shop, facts: { nth: number; tab: number; part: number }) =>
    refundBill(shop, at(await billsOf(shop), facts.nth), facts.tab, facts.part),
);
/** The rest of a payment is refunded at the processor, which reports it or not. */
export const refundOutside = pressWith(
  "refund in the dashboard",
  async (shop, facts: { nth: number; tab: number; isReported: boolean }) => {
    const bill = at(await billsOf(shop), facts.nth);
    const left = bill?.payment ? (shop.stripe?.leftOf(bill.payment) ?? 0) : 0;
    if (!bill?.payment || !(left > 0)) return;
    const made = shop.stripe?.refund(bill.payment, left) ?? {};
    shop.returns.push(returnOf("outside", String(made["id"]), bill, left));
    if (facts.isReported) await shop.event(facts.tab, "refund.created", made);
  },
);
export const dispute = pressWith("dispute", async (shop, facts: { nth: number; tab: number }) =>
  disputeBill(shop, at(await billsOf(shop), facts.nth), facts.tab),
);
export const disputeWon = pressWith(
  "dispute won",
  async (shop, facts: { nth: number; tab: number }) => {
    const won = at(shop.disputes, facts.nth);
    if (!won) return;
    won.facts["status"] = "won";
    won.back.isWon = true;
    await shop.event(facts.tab, "charge.dispute.closed", won.facts);
  },
);
/** Refunds and disputes. */
export const returns: fc.Arbitrary<Press>[] = [
  fc.record({ nth, tab: fc.nat(1), part: fc.constantFrom(1, 1, 2, 3) }).map(refund),
  fc.record({ nth, tab: fc.nat(1), isReported: fc.boolean() }).map(refundOutside),
  fc.record({ nth, tab: fc.nat(1) }).map(dispute),
  fc.record({ nth, tab: fc.nat(1) }).map(disputeWon),
];

/** Actions on a subscription while its card is charged. */
export const meanwhileActs = [
  "cancellation",
  "pause",
  "resumption",
  "switch",
  "dispute",
  "refund",
] as const;
type Meanwhile = { by: By; act: (typeof meanwhileActs)[number] };

async function actMeanwhile(shop: Shop, { by: requester, act }: Meanwhile): Promise<unknown> {
  const newest = async () => at(await billsOf(shop, [shop.people[requester.viewer] ?? ""]), 0);
  if (act === "dispute") return disputeBill(shop, await newest(), requester.tab);
  if (act === "refund") return refundBill(shop, await newest(), requester.tab, 1);
  if (act === "switch") return change(shop, requester, act, { price_token: "crew-month" });
  return change(shop, requester, act, act === "pause" ? { months: 1 } : {});
}
/** A card has been charged for a renewal, and another action happens before the provider knows the result. */
export const duringCharge = pressWith("during a charge", async (shop, facts: Meanwhile) => {
  const person = shop.people[facts.by.viewer] ?? "";
  let acted: Promise<unknown> | undefined;
  shop.watched.whileCharged = async (key) => {
    const [bill] = await shop.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.id, key.replace(/-\d+$/, "")), eq(invoices.viewer, person)));
    if (!bill || acted) return;
    acted = actMeanwhile(shop, facts);
    // A resumption waits for the round of billing that includes this charge.
    if (facts.act !== "resumption") await acted;
  };
  await shop.advance(32 * day).finally(() => {
    shop.watched.whileCharged = undefined;
  });
  await (acted ?? actMeanwhile(shop, facts));
});
/** Minutes pass. */
export const advance = pressWith("wait (minutes)", (shop, count: number) =>
  shop.advance(count * minute),
);
export const declineCards = pressWith("cards are declined", async (shop, isOn: boolean) =>
  shop.stripe?.declineCards(isOn),
);
/** Time passes, and cards are declined. */
export const times: fc.Arbitrary<Press>[] = [
  fc.constantFrom(1, 30, 61).map(advance),
  fc.constantFrom(1, 7, 31, 32, 95).map((days) => advance((days * day) / minute)),
  fc.record({ by, act: fc.constantFrom(...meanwhileActs) }).map(duringCharge),
  fc.boolean().map(declineCards),
];
