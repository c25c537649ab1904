import { and, eq, isNull, lte } from "drizzle-orm";
import { periodEnd } from "../../lib/contract/price-terms.ts";
import { type ChannelRow, findChannel } from "../db/channels.ts";
import { gifts } from "../db/commerce-schema.ts";
import { addAccessLedgerEntry } from "../db/commerce/access-ledger.ts";
import { findPaywall } from "../db/commerce/paywalls-and-promos.ts";
import { addPurchase } from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import { hashSecret, createPrefixedId, createSecret } from "../domain/accounts/secrets.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { getPurchasedEntitlement } from "../domain/commerce/access-ledger.ts";
import { updateViewer } from "../db/viewers.ts";
import type { Services } from "../services.ts";
import { createFirstInvoice, type PaidCheckout } from "./create-first-invoice.ts";
import { enqueuePaymentMail } from "./enqueue-payment-mail.ts";

export type GiftRow = typeof gifts.$inferSelect;

/** A gift that was paid for: it is mailed on its day. */
export async function createPaidGift(
  tx: Db,
  services: Services,
  paid: PaidCheckout,
): Promise<void> {
  const { session, channel, viewer, paywall, price, at } = paid;
  if (!session.gift) return;
  const { email, message, sendAt } = session.gift;
  const invoice = await createFirstInvoice(tx, { ...paid, title: paywall.name }, null, null);
  await tx.insert(gifts).values({
    id: createPrefixedId("gf"),
    channel: channel.token,
    buyer: viewer.id,
    from: viewer.firstName,
    paywall: paywall.token,
    price: price.token,
    currency: paywall.currency,
    amount: session.amount,
    period: price.period,
    count: price.intervalCount * (price.commitmentCount ?? 1),
    invoice,
    email,
    message,
    status: "waiting",
    sendAt: new Date(Math.max(sendAt, at.getTime())),
    createdAt: at,
  });
  await enqueuePaymentMail(
    tx,
    services,
    channel,
    { viewer, email: viewer.email },
    {
      kind: "giftBought",
      title: paywall.name,
      amount: session.amount,
      currency: paywall.currency,
      date: new Date(Math.max(sendAt, at.getTime())),
    },
  );
}

/** Mails the gifts whose day has come, each with a link that works once. */
export async function mailDueGifts(services: Services): Promise<void> {
  const { db, clock } = services;
  const due = and(eq(gifts.status, "waiting"), lte(gifts.sendAt, new Date(clock.now())));
  for (const { id } of await db.select({ id: gifts.id }).from(gifts).where(due).limit(100)) {
    const code = createSecret();
    await db.transaction(async (tx) => {
      const [gift] = await tx
        .update(gifts)
        .set({ status: "sent", codeHash: hashSecret(code) })
        .where(and(eq(gifts.id, id), eq(gifts.status, "waiting")))
        .returning();
      const channel = gift && (await findChannel(tx, gift.channel));
      if (!gift || !channel) return;
      await enqueuePaymentMail(
        tx,
        services,
        channel,
        { email: gift.email },
        {
          kind: "gift",
          title: await loadGiftTitle(tx, gift),
          from: gift.from,
          message: gift.message,
          path: `/paywalls/${encodeURIComponent(gift.paywall)}?gift=${code}`,
        },
      );
    });
  }
}

/** The gift of a link, redeemed or not; undefined for a link that is none. */
export async function findGiftByCode(
  db: Db,
  channel: string,
  code: string,
): Promise<GiftRow | undefined> {
  const [found] = await db
    .select()
    .from(gifts)
    .where(and(eq(gifts.channel, channel), eq(gifts.codeHash, hashSecret(code))));
  return found && found.status !== "refunded" ? found : undefined;
}

/**
 * Gives a viewer what was bought for them, once: undefined when the link was used. A gift begins on the
 * day that it is redeemed.
 */
export async function redeemGift(
  services: Services,
  channel: ChannelRow,
  viewer: ViewerRecord,
  code: string,
): Promise<{ paywall: { token: string; name: string }; endsAt: Date | null } | undefined> {
  const { db, clock } = services;
  const at = new Date(clock.now());
  return db.transaction(async (tx) => {
    const mine = and(
      eq(gifts.channel, channel.token),
      eq(gifts.codeHash, hashSecret(code)),
      eq(gifts.status, "sent"),
      isNull(gifts.redeemedAt),
    );
    const [gift] = await tx
      .update(gifts)
      .set({ status: "redeemed", redeemer: viewer.id, redeemedAt: at })
      .where(mine)
      .returning();
    const paywall = gift && (await findPaywall(tx, channel.token, gift.paywall));
    if (!gift || !paywall) return undefined;
    const terms = {
      price: 0,
      payment_period: gift.period,
      payment_period_interval_count: gift.count,
    };
    const end = gift.period === "once" ? null : new Date(periodEnd(terms, at.getTime(), 1));
    const purchase = await addPurchase(tx, {
      channel: channel.token,
      viewer: viewer.id,
      kind: "one_off",
      isGift: true,
      paywall: paywall.token,
      what: getPurchasedEntitlement(paywall, null),
      price: gift.price,
      currency: gift.currency,
      amount: 0,
      period: gift.period,
      intervalCount: gift.count,
      purchasedAt: at,
      anchorAt: at,
      periodStart: at,
      periodEnd: end,
      endsAt: end,
      nextAt: end,
    });
    await addAccessLedgerEntry(tx, {
      viewer: viewer.id,
      what: purchase.what,
      ref: purchase.id,
      action: "grant",
      why: "gift",
      at,
      until: end,
    });
    if (paywall.subscribersGroup) {
      await updateViewer(tx, viewer.id, { subscribersGroup: paywall.subscribersGroup });
    }
    return { paywall: { token: paywall.token, name: paywall.name }, endsAt: end };
  });
}

/** What a gift is called: its paywall's name. */
export async function loadGiftTitle(db: Db, gift: GiftRow): Promise<string> {
  return (await findPaywall(db, gift.channel, gift.paywall))?.name ?? gift.paywall;
}
