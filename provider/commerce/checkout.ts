import type { Language } from "../../lib/contract/languages.ts";
import type { ChannelRow } from "../db/channels.ts";
import {
  findPaywall,
  findPromo,
  type PaywallWithPrices,
} from "../db/commerce/paywalls-and-promos.ts";
import { loadPurchaseTitle } from "../db/commerce/load-purchase-title.ts";
import { hasUsedPromo, reservePromo } from "../db/commerce/promo-uses.ts";
import {
  addCheckoutSession,
  type CheckoutSession,
  saveProcessorSessionId,
  createCheckoutSessionId,
  type NewCheckoutSession,
  listCompetingCheckoutSessions,
} from "../db/commerce/checkout-sessions.ts";
import type { Db } from "../db/database.ts";
import { lockViewer } from "../db/viewers.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { calculateFirstPayment } from "../domain/commerce/first-payment.ts";
import { getPurchasedEntitlement } from "../domain/commerce/access-ledger.ts";
import { type PromoRejection, findPromoRejection } from "../domain/commerce/promo-rejection.ts";
import { type PriceRecord, type PromoRecord } from "../domain/commerce/commerce-records.ts";
import { HttpError, requireFound } from "../domain/http-error.ts";
import { providerLog } from "../domain/log.ts";
import type { PaymentMessages } from "../locales/locales.ts";
import type { Services } from "../services.ts";
import { isOfferAlreadyOwned } from "./fulfil-checkout-session.ts";
import type { PaymentProcessor, HostedPageDetails } from "./payment-processor.ts";
import { endCheckoutSession } from "./sync-checkout-session.ts";

type Errors = PaymentMessages["errors"];

/** A paywall, one of its prices, and what a code does to it. */
export type SelectedOffer = { paywall: PaywallWithPrices; price: PriceRecord; promo?: PromoRecord };

/** The price that is wanted. Throws 404 without such a paywall, 410 `PRICE_GONE` without such a price. */
export async function requireOffer(
  { db }: Services,
  channel: string,
  names: { paywall: string; price: string },
  errors: Errors,
): Promise<SelectedOffer> {
  const paywall = requireFound(
    await findPaywall(db, channel, names.paywall),
    "paywall",
    names.paywall,
  );
  const price = paywall.prices.find(({ token }) => token === names.price);
  if (!price || price.withdrawn) {
    throw new HttpError(410, errors.priceRemoved, { detail: "PRICE_GONE" });
  }
  return { paywall, price };
}

/** The code that is given, or 422 at its field with why it takes nothing off. */
export async function requirePromo(
  { db, clock }: Services,
  { channel, viewer }: { channel: string; viewer?: string },
  offer: SelectedOffer & { isGift: boolean },
  code: string,
  errors: Errors,
): Promise<PromoRecord> {
  const promo = await findPromo(db, channel, code);
  const spent = Boolean(promo && viewer && (await hasUsedPromo(db, channel, promo.code, viewer)));
  const fault = findPromoRejection(promo, offer, clock.now(), spent);
  if (fault || !promo) throw promoRefused(fault ?? "PROMO_UNKNOWN", errors);
  return promo;
}

/** Where a viewer pays, and what for. */
export type CheckoutOrder = {
  session: Pick<NewCheckoutSession, "successUrl" | "cancelUrl" | "clientId" | "gift" | "context">;
  /** The viewer's language, for the hosted page. */
  language: Language;
};

/** How often pages that turn up meanwhile are ended before the press is refused. */
const maxRounds = 3;

/**
 * Opens a hosted page for an offer: the code is reserved, the price stands. Of several pages for the same thing,
 * or with the same code, the latest counts: the others are ended first, at the processor. Throws 409
 * `ALREADY_BOUGHT`, 409 `IN_PROGRESS` while another page is being paid, and 422 for a code that is used up.
 */
export async function startCheckout(
  services: Services,
  channel: ChannelRow,
  viewer: ViewerRecord,
  offer: SelectedOffer,
  order: CheckoutOrder,
  errors: Errors,
): Promise<{ url: string; sessionId: string }> {
  const processor = requirePaymentProcessor(services, errors);
  const { paywall, promo } = offer;
  const what = order.session.gift ? null : getPurchasedEntitlement(paywall, order.session.context);
  const wanted = { viewer: viewer.id, what, promo: promo?.code };
  let session: CheckoutSession | undefined;
  for (let round = 0; round < maxRounds && !session; round += 1) {
    for (const rival of await listCompetingCheckoutSessions(services.db, wanted)) {
      await endCheckoutSession(services, rival).catch((error: unknown) => {
        providerLog.warn({ err: error, session: rival.id }, "a page of payment was not ended");
      });
    }
    session = await services.db.transaction(async (tx) => {
      await lockViewer(tx, viewer.id);
      if (what !== null && (await isOfferAlreadyOwned(tx, viewer.id, { ...paywall, what }))) {
        throw new HttpError(409, errors.alreadyBought, { detail: "ALREADY_BOUGHT" });
      }
      const rivals = await listCompetingCheckoutSessions(tx, wanted);
      if (rivals.length > 0) return undefined;
      return reserve(tx, {
        channel,
        viewer,
        offer,
        order,
        what,
        errors,
        now: services.clock.now(),
      });
    });
  }
  if (!session) throw inProgress(errors);
  return createHostedPageAtProcessor(
    services,
    processor,
    session,
    {
      title: await loadPurchaseTitle(services.db, channel.token, paywall, order.session.context),
      description: paywall.description ?? "",
      email: viewer.email,
      language: order.language,
    },
    errors,
  );
}

type Reservation = {
  channel: ChannelRow;
  viewer: ViewerRecord;
  offer: SelectedOffer;
  order: CheckoutOrder;
  what: string | null;
  errors: Errors;
  now: number;
};

async function reserve(tx: Db, reservation: Reservation): Promise<CheckoutSession> {
  const { channel, viewer, offer, order, what, errors, now } = reservation;
  const { paywall, price, promo } = offer;
  const isGift = order.session.gift !== undefined;
  const { due, effect } = calculateFirstPayment({ price, effect: promo?.effect, isGift }, now);
  const id = createCheckoutSessionId();
  const facts = { channel: channel.token, viewer: viewer.id, what, amount: due, effect };
  const action = isGift ? ("gift" as const) : ("checkout" as const);
  const about = { paywall: paywall.token, price: price.token, promo: promo?.code };
  const { currency } = paywall;
  const made = await addCheckoutSession(
    tx,
    { ...order.session, ...facts, ...about, id, action, currency },
    now,
  );
  if (!promo) return made;
  const use = { channel: channel.token, code: promo.code, viewer: viewer.id, session: id };
  const taken = await reservePromo(tx, use);
  if (taken === "used") throw promoRefused("PROMO_USED", errors);
  if (taken === "sold-out") throw promoRefused("PROMO_SOLD_OUT", errors);
  return made;
}

/** Creates the hosted page of a session at the processor. Throws 409 `IN_PROGRESS` when another press has ended the session. */
export async function createHostedPageAtProcessor(
  { db }: Services,
  processor: PaymentProcessor,
  session: CheckoutSession,
  facts: HostedPageDetails,
  errors: Errors,
): Promise<{ url: string; sessionId: string }> {
  const { url, payment } = await processor.open(session, facts);
  if (payment && !(await saveProcessorSessionId(db, session.id, payment))) {
    await processor.end({ ...session, payment });
    throw inProgress(errors);
  }
  return { url, sessionId: session.id };
}

/** Who takes money here; 404 `NO_PAYMENTS` where nobody does. */
export function requirePaymentProcessor({ processor }: Services, errors: Errors): PaymentProcessor {
  if (processor) return processor;
  throw new HttpError(404, errors.noPayments, { detail: "NO_PAYMENTS" });
}

function inProgress(errors: Errors): HttpError {
  return new HttpError(409, errors.inProgress, { detail: "IN_PROGRESS", retryAfterS: 1 });
}

function promoRefused(detail: PromoRejection, errors: Errors): HttpError {
  const messages = {
    PROMO_UNKNOWN: errors.promoUnknown,
    PROMO_NOT_APPLICABLE: errors.promoNotApplicable,
    PROMO_ENDED: errors.promoEnded,
    PROMO_USED: errors.promoUsed,
    PROMO_SOLD_OUT: errors.promoSoldOut,
  };
  const message = messages[detail];
  return new HttpError(422, message, { detail, data: { fields: { promo: message } } });
}
