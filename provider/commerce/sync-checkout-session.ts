import {
  updateCheckoutSessionRow,
  type CheckoutSession,
  claimCheckoutStatusCheck,
  findCheckoutSession,
  lockCheckoutSession,
} from "../db/commerce/checkout-sessions.ts";
import { releasePromos } from "../db/commerce/promo-uses.ts";
import { updatePurchase, listPastDueSubscriptions } from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import type { CheckoutSessionStatus } from "../domain/commerce/commerce-records.ts";
import type { Services } from "../services.ts";
import { fulfilCheckoutSession, savePaymentCard } from "./fulfil-checkout-session.ts";
import type { ProcessorCheckoutResult } from "./payment-processor.ts";

const waiting: CheckoutSessionStatus[] = ["open", "processing"];
/** A payment may arrive for a page that was over here. */
const unpaid: CheckoutSessionStatus[] = [...waiting, "expired", "cancelled"];

/**
 * Updates the state of a session, from the processor where it has a newer one, and grants paid access: webhook,
 * return and billing round all do this. The processor is called once in five seconds for each session, by all
 * processes together; `isNews` (an event that it has signed) is a reason to call at once. Returns the updated session.
 */
export async function syncCheckoutSession(
  services: Services,
  id: string,
  { isNews = false } = {},
): Promise<CheckoutSession | undefined> {
  const { db, clock, processor } = services;
  const before = await findCheckoutSession(db, id);
  if (!before) return undefined;
  const isOver = before.status === "open" && before.expiresAt.getTime() <= clock.now();
  if (before.settlesAt) await settleSlow(services, before);
  else if (!processor?.hasPage(before)) {
    if (isOver) await markOver(services, id, "open");
  } else if (isNews && unpaid.includes(before.status)) {
    await follow(services, id, await processor.outcomeOf(before));
  } else if (
    waiting.includes(before.status) &&
    (await claimCheckoutStatusCheck(db, id, Date.now()))
  ) {
    if (isOver) return endCheckoutSession(services, before);
    await follow(services, id, await processor.outcomeOf(before));
  }
  await fulfilCheckoutSession(services, id);
  return findCheckoutSession(db, id);
}

/**
 * Ends a hosted page that is still open: at the processor first, whose response decides. A session that was paid
 * is fulfilled. Returns the updated session.
 */
export async function endCheckoutSession(
  services: Services,
  session: CheckoutSession,
): Promise<CheckoutSession | undefined> {
  const { db, processor } = services;
  const { id } = session;
  const outcome = session.status === "open" ? await processor?.end(session) : undefined;
  if (outcome) await follow(services, id, outcome);
  else await markOver(services, id, "open");
  await fulfilCheckoutSession(services, id);
  return findCheckoutSession(db, id);
}

async function follow(
  services: Services,
  id: string,
  outcome: ProcessorCheckoutResult | undefined,
) {
  if (outcome?.status === "paid") await markCheckoutPaid(services, id, outcome, unpaid);
  if (outcome?.status === "processing") await markProcessing(services, id);
  if (outcome?.status === "expired") await markOver(services, id, ...waiting);
}

/** The payment of a session has been made; false when it was over before. */
export async function markCheckoutPaid(
  services: Services,
  id: string,
  facts: Pick<CheckoutSession, "payment"> & {
    card?: CheckoutSession["method"] | undefined;
    customer?: string | null;
  },
  from: CheckoutSessionStatus[] = waiting,
): Promise<boolean> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const locked = await lockCheckoutSession(tx, id);
    if (!locked || !from.includes(locked.status)) return false;
    const method = facts.card ?? locked.method;
    const { payment } = facts;
    await updateCheckoutSessionRow(tx, id, {
      status: "paid",
      paidAt: new Date(clock.now()),
      payment,
      method,
    });
    if (method) {
      await savePaymentCard(tx, services, locked.viewer, { ...method, customer: facts.customer });
      await retryPastDueSubscriptions(tx, services, locked.viewer);
    }
    return true;
  });
}

/** What the card before could not pay is tried at once with another one. */
export async function retryPastDueSubscriptions(
  tx: Db,
  { clock }: Services,
  viewer: string,
): Promise<void> {
  for (const { id } of await listPastDueSubscriptions(tx, viewer)) {
    await updatePurchase(tx, id, { nextAt: new Date(clock.now()) });
  }
}

/** The viewer has done what they can, and their bank takes its time. */
async function markProcessing({ db }: Services, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockCheckoutSession(tx, id);
    if (locked?.status === "open") await updateCheckoutSessionRow(tx, id, { status: "processing" });
  });
}

/** Nothing will be paid; the promo code is free again. */
async function markOver(
  { db }: Services,
  id: string,
  ...from: CheckoutSessionStatus[]
): Promise<void> {
  await db.transaction(async (tx) => {
    const locked = await lockCheckoutSession(tx, id);
    if (!locked || !from.includes(locked.status)) return;
    await updateCheckoutSessionRow(tx, id, { status: "expired" });
    await releasePromos(tx, [id]);
  });
}

/** A bank that took its time has agreed. */
async function settleSlow(services: Services, session: CheckoutSession): Promise<void> {
  const { status, settlesAt, payment } = session;
  const isDue = status === "processing" && settlesAt && settlesAt.getTime() <= services.clock.now();
  if (isDue) await markCheckoutPaid(services, session.id, { payment });
}
