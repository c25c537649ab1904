import {
  type CheckoutSession,
  updateCheckoutSessionRow,
  findCheckoutSession,
  lockCheckoutSession,
} from "../db/commerce/checkout-sessions.ts";
import { createPrefixedId } from "../domain/accounts/secrets.ts";
import {
  type TestCardFieldError,
  parseTestCard,
  type TestCardInput,
} from "../domain/commerce/test-cards.ts";
import type { Services } from "../services.ts";
import { savePaymentCard } from "./fulfil-checkout-session.ts";
import {
  syncCheckoutSession,
  markCheckoutPaid,
  retryPastDueSubscriptions,
} from "./sync-checkout-session.ts";

/** How long the bank of the slow test card takes, in ms of the provider's clock. */
const slowMs = 15_000;

/** What became of a card on a hosted page. */
export type CardPaymentResult =
  | "paid"
  | "second-step"
  | "waiting"
  | "over"
  | "declined"
  | "no-funds"
  | TestCardFieldError;

/** Pays a session with a test card. Of several who pay at the same time one does. */
export async function payWithTestCard(
  services: Services,
  id: string,
  typed: TestCardInput,
): Promise<CardPaymentResult> {
  const { db, clock } = services;
  const read = parseTestCard(typed, clock.now());
  if (typeof read === "string") return read;
  const { card, behaviour } = read;
  if (behaviour === "declined" || behaviour === "no-funds") return behaviour;
  const isAccepted = await db.transaction(async (tx) => {
    const session = await lockCheckoutSession(tx, id);
    if (!session || !isCheckoutOpen(session, clock.now())) return false;
    const payment = createPrefixedId("py");
    if (behaviour === "slow") {
      const settlesAt = new Date(clock.now() + slowMs);
      await updateCheckoutSessionRow(tx, id, {
        status: "processing",
        method: card,
        payment,
        settlesAt,
      });
    } else await updateCheckoutSessionRow(tx, id, { method: card, payment });
    return true;
  });
  if (!isAccepted) return "over";
  if (behaviour === "slow") return "waiting";
  if (behaviour === "second-step") return "second-step";
  return finish(services, id);
}

/** The viewer has completed the challenge of their bank. */
export async function completeBankChallenge(
  services: Services,
  id: string,
  isApproved: boolean,
): Promise<CardPaymentResult> {
  const session = await findCheckoutSession(services.db, id);
  if (!session || !isCheckoutOpen(session, services.clock.now()) || !session.method) return "over";
  if (isApproved) return finish(services, id);
  await updateCheckoutSessionRow(services.db, id, { method: null });
  return "declined";
}

async function finish(services: Services, id: string): Promise<CardPaymentResult> {
  const session = await findCheckoutSession(services.db, id);
  const isPaid = await markCheckoutPaid(services, id, { payment: session?.payment ?? null });
  await syncCheckoutSession(services, id);
  return isPaid ? "paid" : "over";
}

/** Keeps another card, and tries at once what the one before could not pay. */
export async function replacePaymentCard(
  services: Services,
  session: CheckoutSession,
  typed: TestCardInput,
): Promise<CardPaymentResult> {
  const { db, clock, billing } = services;
  const read = parseTestCard(typed, clock.now());
  if (typeof read === "string") return read;
  const { card, behaviour } = read;
  if (behaviour === "declined" || behaviour === "no-funds") return behaviour;
  await db.transaction(async (tx) => {
    await savePaymentCard(tx, services, session.viewer, card);
    await updateCheckoutSessionRow(tx, session.id, {
      status: "paid",
      paidAt: new Date(clock.now()),
    });
    await retryPastDueSubscriptions(tx, services, session.viewer);
  });
  await billing.settled();
  return "paid";
}

/** Whether a hosted page still waits for its viewer. */
export function isCheckoutOpen({ status, expiresAt }: CheckoutSession, now: number): boolean {
  return status === "open" && expiresAt.getTime() > now;
}
