import { and, eq, ne } from "drizzle-orm";
import type { SubscriptionPortalPageData, PaymentSummary } from "../../checkout/payment-pages.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { paymentMethods, purchases } from "../../db/commerce-schema.ts";
import { listInvoices } from "../../db/commerce/invoices.ts";
import {
  findPaywall,
  listPaywalls,
  type PaywallWithPrices,
} from "../../db/commerce/paywalls-and-promos.ts";
import { type PurchaseRow, findActiveSubscription } from "../../db/commerce/purchases.ts";
import type { CheckoutSession } from "../../db/commerce/checkout-sessions.ts";
import { loadPurchaseTitle } from "../../db/commerce/load-purchase-title.ts";
import { findContent } from "../../db/contents.ts";
import { createPaidPurchaseState } from "../../domain/commerce/first-payment.ts";
import { createPictureUrlTemplate } from "../../domain/media/media-urls.ts";
import {
  calculateRemainingCommitment,
  calculateWholeCommitment,
  listUpcomingPayments,
} from "../../domain/commerce/subscription.ts";
import { createResponseContext, type Services } from "../../services.ts";
import { signInvoiceUrl } from "./signed-invoices.ts";

/** What a checkout costs, today and later. */
export async function loadCheckoutSummary(
  services: Services,
  session: CheckoutSession,
): Promise<PaymentSummary> {
  const { db, clock } = services;
  const paywall = await findPaywall(db, session.channel, session.paywall ?? "");
  const price = paywall?.prices.find(({ token }) => token === session.price);
  const { currency, amount: due } = session;
  const summary = {
    title: paywall ? await loadPurchaseTitle(db, session.channel, paywall, session.context) : "",
    description: paywall?.description ?? undefined,
    picture: await pictureOf(services, session, paywall),
    currency: currency ?? "EUR",
    due,
    schedule: [],
  };
  if (!price || price.period === "once" || session.action === "gift") return summary;
  const { effect } = session;
  const state = createPaidPurchaseState({ price, effect }, new Date(clock.now()));
  return {
    ...summary,
    schedule: listUpcomingPayments(state),
    commitment: calculateWholeCommitment(state, due),
  };
}

/** The picture of the content that somebody wants to watch, else that of the offer. */
async function pictureOf(
  services: Services,
  { channel, context }: CheckoutSession,
  paywall: PaywallWithPrices | undefined,
): Promise<string | undefined> {
  const wanted = context === null ? undefined : await findContent(services.db, channel, context);
  const picture = wanted?.picture ?? paywall?.picture;
  return picture && createPictureUrlTemplate(createResponseContext(services), picture);
}

/** What goes on when a subscription is resumed; undefined when there is none. */
export async function loadSubscriptionResumeSummary(
  { db }: Services,
  session: CheckoutSession,
): Promise<PaymentSummary | undefined> {
  const purchase = await findActiveSubscription(db, session.viewer, session.paywall ?? "");
  const paywall = purchase && (await findPaywall(db, purchase.channel, purchase.paywall));
  return purchase && ofPurchase(purchase, paywall?.name ?? purchase.paywall);
}

/** Everything that the portal shows of a viewer. */
export async function loadSubscriptionPortalPageData(
  services: Services,
  channel: ChannelRow,
  { viewer }: CheckoutSession,
  language: string,
): Promise<SubscriptionPortalPageData> {
  const { db } = services;
  const offers = await listPaywalls(db, channel.token);
  const isTheirs = and(
    eq(purchases.viewer, viewer),
    eq(purchases.kind, "subscription"),
    ne(purchases.status, "expired"),
  );
  const running = await db.select().from(purchases).where(isTheirs);
  const [card] = await db.select().from(paymentMethods).where(eq(paymentMethods.viewer, viewer));
  const { rows } = await listInvoices(db, viewer, { offset: 0, limit: 12 });
  return {
    card: card && `${card.brand} ···· ${card.last4}`,
    subscriptions: running.map((purchase) => ({
      summary: ofPurchase(
        purchase,
        offers.find(({ token }) => token === purchase.paywall)?.name ?? purchase.paywall,
      ),
      endsAt: purchase.endsAt?.getTime(),
    })),
    invoices: await Promise.all(
      rows.map(async ({ id, number, amount, currency, issuedAt }) => ({
        number,
        amount,
        currency,
        issuedAt: issuedAt.getTime(),
        url: await signInvoiceUrl(services, channel, id, language),
      })),
    ),
  };
}

function ofPurchase(purchase: PurchaseRow, title: string): PaymentSummary {
  return {
    title,
    currency: purchase.currency,
    due: 0,
    schedule: listUpcomingPayments(purchase),
    commitment: calculateRemainingCommitment(purchase),
  };
}
