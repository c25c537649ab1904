import { eq } from "drizzle-orm";
import { paymentMethods } from "../db/commerce-schema.ts";
import { lastPaid, openInvoice } from "../db/commerce/invoices.ts";
import { addSwitch, type PriceSwitch, wantedSwitch } from "../db/commerce/price-switches.ts";
import { refundsOf } from "../db/commerce/refunds.ts";
import type { ChargedCard, PriceRecord } from "../domain/commerce/records.ts";
import { HttpError } from "../domain/http-error.ts";
import type { Services } from "../services.ts";
import { processorLeaseMs } from "./processor-retry.ts";
import { processorOf } from "./checkout.ts";
import { finishSwitch } from "./finish-switch.ts";
import {
  canSwitch,
  lockOwnedSubscription,
  type SubscriptionAct,
  switchCosts,
} from "./subscriptions.ts";

/**
 * Goes over to another price at once: what is left of the paid period is taken off the first payment,
 * and what is more than that off the ones to come. What is wanted is noted before the card is charged,
 * so that a press whose answer was lost neither pays twice nor is forgotten. Throws 409 `NOT_OFFERED`, 409
 * `IN_PROGRESS` while a payment is under way, 402 `CARD_DECLINED`.
 */
export async function switchPrice(
  services: Services,
  act: SubscriptionAct,
  price: PriceRecord,
): Promise<void> {
  processorOf(services, act.errors);
  const wanted = await services.db.transaction((tx) => wantSwitch(tx, services, act, price));
  if (wanted && (await finishSwitch(services, wanted)) !== "done") throw declined(act);
}

/** Undefined when that is its price already: a round came between a press whose answer was lost and the next one. */
async function wantSwitch(
  tx: Services["db"],
  { clock }: Services,
  act: SubscriptionAct,
  price: PriceRecord,
): Promise<PriceSwitch | undefined> {
  const { held, title } = await lockOwnedSubscription(tx, act);
  const running = await wantedSwitch(tx, held.id);
  if (running?.price.token === price.token) return running;
  if (!running && held.price === price.token) return undefined;
  if (running || price.period === "once" || !canSwitch(held)) {
    throw new HttpError(409, act.errors.notOffered, { detail: "NOT_OFFERED" });
  }
  const at = new Date(clock.now());
  const isDue = held.nextAt !== null && held.nextAt <= at;
  if (isDue || (await isUnderWay(tx, held.id))) {
    throw new HttpError(409, act.errors.inProgress, { detail: "IN_PROGRESS", retryAfterS: 1 });
  }
  const costs = await switchCosts(tx, held, price.amount, at.getTime());
  const [method] = await tx
    .select()
    .from(paymentMethods)
    .where(eq(paymentMethods.viewer, held.viewer));
  if (costs.due > 0 && !method) throw declined(act);
  return addSwitch(tx, {
    purchase: held.id,
    price,
    title,
    card: method ? cardOf(method) : null,
    currency: held.currency,
    due: costs.due,
    credit: costs.unused > price.amount ? costs.credit : 0,
    unusedOf: costs.unusedOf,
    at,
    dueAt: new Date(Date.now() + processorLeaseMs),
  });
}

/** Whether a bill of it is being charged, or money of one is going back. */
async function isUnderWay(tx: Services["db"], purchase: string): Promise<boolean> {
  if (await openInvoice(tx, purchase)) return true;
  const paid = await lastPaid(tx, purchase);
  const refunds = paid ? await refundsOf(tx, paid.id) : [];
  return refunds.some(({ status }) => status === "wanted");
}

function cardOf(held: typeof paymentMethods.$inferSelect): ChargedCard {
  const { viewer: _viewer, processor: _processor, ...card } = held;
  return card;
}

function declined({ errors }: SubscriptionAct): HttpError {
  return new HttpError(402, errors.cardDeclined, { detail: "CARD_DECLINED" });
}
