import {
  type CheckoutSession,
  changeSession,
  findSession,
  lockSession,
} from "../db/commerce/sessions.ts";
import { newId } from "../domain/accounts/secrets.ts";
import { type CardFault, readCard, type TypedCard } from "../domain/commerce/test-cards.ts";
import type { Services } from "../services.ts";
import { saveCard } from "./fulfil.ts";
import { bringUpToDate, markPaid, retryNow } from "./session-state.ts";

/** How long the bank of the slow test card takes, in ms of the provider's clock. */
const slowMs = 15_000;

/** What became of a card on a hosted page. */
export type PayResult =
  | "paid"
  | "second-step"
  | "waiting"
  | "over"
  | "declined"
  | "no-funds"
  | CardFault;

/** Pays a session with a test card. Of several who pay at the same time one does. */
export async function payByCard(
  services: Services,
  id: string,
  typed: TypedCard,
): Promise<PayResult> {
  const { db, clock } = services;
  const read = readCard(typed, clock.now());
  if (typeof read === "string") return read;
  const { card, behaviour } = read;
  if (behaviour === "declined" || behaviour === "no-funds") return behaviour;
  const isAccepted = await db.transaction(async (tx) => {
    const session = await lockSession(tx, id);
    if (!session || !isOpen(session, clock.now())) return false;
    const payment = newId("py");
    if (behaviour === "slow") {
      const settlesAt = new Date(clock.now() + slowMs);
      await changeSession(tx, id, { status: "processing", method: card, payment, settlesAt });
    } else await changeSession(tx, id, { method: card, payment });
    return true;
  });
  if (!isAccepted) return "over";
  if (behaviour === "slow") return "waiting";
  if (behaviour === "second-step") return "second-step";
  return finish(services, id);
}

/** The viewer has completed the challenge of their bank. */
export async function completeChallenge(
  services: Services,
  id: string,
  isApproved: boolean,
): Promise<PayResult> {
  const session = await findSession(services.db, id);
  if (!session || !isOpen(session, services.clock.now()) || !session.method) return "over";
  if (isApproved) return finish(services, id);
  await changeSession(services.db, id, { method: null });
  return "declined";
}

async function finish(services: Services, id: string): Promise<PayResult> {
  const session = await findSession(services.db, id);
  const isPaid = await markPaid(services, id, { payment: session?.payment ?? null });
  await bringUpToDate(services, id);
  return isPaid ? "paid" : "over";
}

/** Keeps another card, and tries at once what the one before could not pay. */
export async function replaceCard(
  services: Services,
  session: CheckoutSession,
  typed: TypedCard,
): Promise<PayResult> {
  const { db, clock, billing } = services;
  const read = readCard(typed, clock.now());
  if (typeof read === "string") return read;
  const { card, behaviour } = read;
  if (behaviour === "declined" || behaviour === "no-funds") return behaviour;
  await db.transaction(async (tx) => {
    await saveCard(tx, services, session.viewer, card);
    await changeSession(tx, session.id, { status: "paid", paidAt: new Date(clock.now()) });
    await retryNow(tx, services, session.viewer);
  });
  await billing.settled();
  return "paid";
}

/** Whether a hosted page still waits for its viewer. */
export function isOpen({ status, expiresAt }: CheckoutSession, now: number): boolean {
  return status === "open" && expiresAt.getTime() > now;
}
