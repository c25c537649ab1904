import { syncCheckoutSession } from "./sync-checkout-session.ts";
import { paymentTokens } from "../db/commerce-schema.ts";
import { findPaywall } from "../db/commerce/paywalls-and-promos.ts";
import { findActiveSubscription } from "../db/commerce/purchases.ts";
import { createLaterPaymentsResponse } from "../domain/commerce/purchase-response.ts";
import { cancelledSubscriptionEndsAt } from "../domain/commerce/subscription.ts";
import { findContent } from "../db/contents.ts";
import {
  findCheckoutSession,
  isCheckoutStatusFresh,
  type CheckoutSession,
} from "../db/commerce/checkout-sessions.ts";
import type { Db } from "../db/database.ts";
import { hashSecret, createSecret } from "../domain/accounts/secrets.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { createNotFoundError } from "../domain/http-error.ts";
import { formatIsoUtcTime } from "../domain/response-context.ts";
import type { Services } from "../services.ts";
import { viewers } from "../db/accounts-schema.ts";
import { and, eq, gt } from "drizzle-orm";

/** How long a payment token is good, from the payment on, in ms: docs/provider-api.md PA-43. */
const tokenLifeMs = 180_000;

/**
 * What a session was for, as it stands now: `GET …/purchase-details`. It gives what was paid for, if nobody
 * has yet; an address that was made up or is used again gives nothing. Throws 404 for a session of
 * another viewer, or none.
 */
export async function loadPurchaseDetails(services: Services, viewer: ViewerRecord, id: string) {
  const { db, clock } = services;
  const before = await findCheckoutSession(db, id);
  if (!before || before.viewer !== viewer.id) throw createNotFoundError("session", id);
  const session = (await syncCheckoutSession(services, id)) ?? before;
  const paywall = session.paywall
    ? await findPaywall(db, session.channel, session.paywall)
    : undefined;
  const content = session.context
    ? await findContent(db, session.channel, session.context)
    : undefined;
  const isMomentAgo =
    session.status === "open" &&
    before.status === "open" &&
    isCheckoutStatusFresh(before, Date.now());
  const isPaid = session.status === "paid" && session.fulfilledAt !== null;
  const isGranted = isPaid && session.action === "checkout";
  const later = isGranted ? await loadLaterPayments(db, session) : {};
  return {
    sessionId: session.id,
    action: session.action === "gift" ? "checkout" : session.action,
    // The processor was called a moment ago and its result is not known yet: the site requests it again.
    status: isMomentAgo ? "processing" : session.status,
    paymentToken: isGranted ? await issueToken(db, session, clock.now()) : undefined,
    subscribersGroup: isGranted ? (paywall?.subscribersGroup ?? undefined) : undefined,
    context: session.context ?? undefined,
    paywall: paywall && { token: paywall.token, name: paywall.name },
    content:
      paywall?.perContent && content ? { token: content.token, name: content.name } : undefined,
    price: session.amount,
    currency: session.currency ?? undefined,
    ...later,
    gift: session.gift
      ? { email: session.gift.email, send_at: formatIsoUtcTime(session.gift.sendAt) }
      : undefined,
  };
}

/** The payments of the subscription that was bought, if any. */
async function loadLaterPayments(db: Db, { viewer, paywall, purchase: id }: CheckoutSession) {
  const purchase = await findActiveSubscription(db, viewer, paywall ?? "");
  if (!purchase || purchase.id !== id) return {};
  return {
    ...createLaterPaymentsResponse(purchase),
    payment_period: purchase.period,
    payment_period_interval_count: purchase.intervalCount,
    earliest_end_at: formatIsoUtcTime(cancelledSubscriptionEndsAt(purchase).getTime()),
  };
}

/** A token for the 180 s after a payment; none later. */
async function issueToken(db: Db, { viewer, paidAt }: CheckoutSession, now: number) {
  const end = (paidAt?.getTime() ?? 0) + tokenLifeMs;
  if (end <= now) return undefined;
  const secret = createSecret();
  await db
    .insert(paymentTokens)
    .values({ hash: hashSecret(secret), viewer, expiresAt: new Date(end) });
  return secret;
}

/** Who has just paid, by the token that they were given; undefined when it is none or its time is over. */
export async function findViewerByPaymentToken(
  db: Db,
  channel: string,
  token: string,
  now: number,
): Promise<ViewerRecord | undefined> {
  const [found] = await db
    .select()
    .from(paymentTokens)
    .innerJoin(viewers, eq(viewers.id, paymentTokens.viewer))
    .where(
      and(
        eq(paymentTokens.hash, hashSecret(token)),
        eq(viewers.channel, channel),
        gt(paymentTokens.expiresAt, new Date(now)),
      ),
    );
  return found?.viewers;
}
