import {
  changeSession,
  type CheckoutSession,
  findSession,
  lockSession,
} from "../db/commerce/sessions.ts";
import { releasePromos } from "../db/commerce/promos.ts";
import { changePurchase, pastDueOf } from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import type { Services } from "../routes/services.ts";
import { fulfil, keepMethod } from "./fulfil.ts";

/**
 * Looks how a session stands, with the processor where that knows better, and gives what was paid for:
 * what webhook, return and the billing round all do. The session as it is then.
 */
export async function bringUpToDate(
  services: Services,
  id: string,
): Promise<CheckoutSession | undefined> {
  const { db, processor } = services;
  const before = await findSession(db, id);
  if (!before) return undefined;
  if (before.status === "processing") await settleSlow(services, before);
  if (before.status === "open") {
    const outcome = await processor?.outcomeOf(before);
    if (outcome?.status === "paid") await markPaid(services, id, outcome);
    if (outcome?.status === "expired") await markOver(services, id, "expired");
  }
  await fulfil(services, id);
  return findSession(db, id);
}

/** The payment of a session has been made; false when it was over before. */
export async function markPaid(
  services: Services,
  id: string,
  facts: Pick<CheckoutSession, "payment"> & {
    card?: CheckoutSession["method"] | undefined;
    customer?: string | null;
  },
): Promise<boolean> {
  const { db, clock } = services;
  return db.transaction(async (tx) => {
    const held = await lockSession(tx, id);
    if (!held || (held.status !== "open" && held.status !== "processing")) return false;
    const method = facts.card ?? held.method;
    const { payment } = facts;
    await changeSession(tx, id, { status: "paid", paidAt: new Date(clock.now()), payment, method });
    if (method) {
      await keepMethod(tx, services, held.viewer, { ...method, customer: facts.customer });
      await retryNow(tx, services, held.viewer);
    }
    return true;
  });
}

/** What the card before could not pay is tried at once with another one. */
export async function retryNow(tx: Db, { clock }: Services, viewer: string): Promise<void> {
  for (const { id } of await pastDueOf(tx, viewer)) {
    await changePurchase(tx, id, { nextAt: new Date(clock.now()) });
  }
}

/** Nothing will be paid; the promo code is free again. */
export async function markOver(
  { db }: Services,
  id: string,
  status: "cancelled" | "expired",
): Promise<void> {
  await db.transaction(async (tx) => {
    const held = await lockSession(tx, id);
    if (held?.status !== "open") return;
    await changeSession(tx, id, { status });
    await releasePromos(tx, [id]);
  });
}

/** A bank that took its time has agreed. */
async function settleSlow(services: Services, session: CheckoutSession): Promise<void> {
  const isDue = session.settlesAt && session.settlesAt.getTime() <= services.clock.now();
  if (isDue) await markPaid(services, session.id, { payment: session.payment });
}
