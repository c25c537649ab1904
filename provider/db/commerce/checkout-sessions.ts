import { and, asc, eq, inArray, isNotNull, isNull, lt, lte, or, sql } from "drizzle-orm";
import { createPrefixedId } from "../../domain/accounts/secrets.ts";
import { checkoutSessions } from "../commerce-schema.ts";
import type { Db } from "../database.ts";

/** A visit to a hosted page. */
export type CheckoutSession = typeof checkoutSessions.$inferSelect;
/** What a new one brings along; the rest follows. */
export type NewCheckoutSession = Pick<
  CheckoutSession,
  "channel" | "viewer" | "action" | "successUrl" | "cancelUrl"
> &
  Partial<CheckoutSession>;

/** How long a hosted page waits, in ms. */
const lifeMs = 60 * 60 * 1000;
/** How long a processor's response about a session is used, in ms of the real clock. */
const statusFreshMs = 5_000;
/** The pause between calls to the processor about a slow payment, in ms of the real clock. */
const slowPauseMs = 60_000;

/** The id of a session to come. */
export function createCheckoutSessionId(): string {
  return createPrefixedId("cs");
}

/** A new session; `now` is epoch ms of the provider's clock. */
export async function addCheckoutSession(
  db: Db,
  made: NewCheckoutSession,
  now: number,
): Promise<CheckoutSession> {
  const [session] = await db
    .insert(checkoutSessions)
    .values({
      id: createCheckoutSessionId(),
      status: "open",
      amount: 0,
      createdAt: new Date(now),
      expiresAt: new Date(now + lifeMs),
      ...made,
    })
    .returning();
  if (!session) throw new Error("A session was not written.");
  return session;
}

export async function findCheckoutSession(
  db: Db,
  id: string,
): Promise<CheckoutSession | undefined> {
  const [found] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
  return found;
}

/** The session that a processor calls by that name. */
export async function findCheckoutSessionByPayment(
  db: Db,
  payment: string,
): Promise<CheckoutSession | undefined> {
  const [found] = await db
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.payment, payment));
  return found;
}

/** The session, for whoever is first: others wait until this transaction is over. */
export async function lockCheckoutSession(
  tx: Db,
  id: string,
): Promise<CheckoutSession | undefined> {
  const [found] = await tx
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.id, id))
    .for("update");
  return found;
}

export async function updateCheckoutSessionRow(
  db: Db,
  id: string,
  facts: Partial<CheckoutSession>,
): Promise<void> {
  await db.update(checkoutSessions).set(facts).where(eq(checkoutSessions.id, id));
}

/** The page of a session is open at the processor, which calls it that; false when the session is over already. */
export async function saveProcessorSessionId(
  db: Db,
  id: string,
  payment: string,
): Promise<boolean> {
  const isOpen = and(eq(checkoutSessions.id, id), eq(checkoutSessions.status, "open"));
  return (await db.update(checkoutSessions).set({ payment }).where(isOpen).returning()).length > 0;
}

/**
 * Whether the caller may call the processor about a session: once in five seconds, for all
 * processes. `real` is epoch ms of the real clock.
 */
export async function claimCheckoutStatusCheck(db: Db, id: string, real: number): Promise<boolean> {
  const { requestedAt } = checkoutSessions;
  const isOld = or(isNull(requestedAt), lte(requestedAt, new Date(real - statusFreshMs)));
  const claimed = await db
    .update(checkoutSessions)
    .set({ requestedAt: new Date(real) })
    .where(and(eq(checkoutSessions.id, id), isOld))
    .returning({ id: checkoutSessions.id });
  return claimed.length > 0;
}

/** Whether the processor's last response about a session is still used. */
export function isCheckoutStatusFresh({ requestedAt }: CheckoutSession, real: number): boolean {
  return requestedAt !== null && requestedAt.getTime() > real - statusFreshMs;
}

/** What a session would get in the way of: the same thing bought, or the same code used, by the same viewer. */
export type PurchaseIntent = {
  viewer: string;
  what: string | null;
  promo: string | null | undefined;
};

/** Sessions of a viewer that can still be paid for the same thing, or with the same code. */
export function listCompetingCheckoutSessions(
  db: Db,
  { viewer, what, promo }: PurchaseIntent,
): Promise<CheckoutSession[]> {
  const { action, status } = checkoutSessions;
  const isSame = and(eq(action, "checkout"), eq(checkoutSessions.what, what ?? ""));
  const hasCode = promo ? eq(checkoutSessions.promo, promo) : undefined;
  return db
    .select()
    .from(checkoutSessions)
    .where(
      and(
        eq(checkoutSessions.viewer, viewer),
        inArray(action, ["checkout", "gift"]),
        inArray(status, ["open", "processing"]),
        what ? or(isSame, hasCode) : (hasCode ?? sql`false`),
      ),
    );
}

/**
 * Sessions to look after: paid and not given yet, at a bank whose time is over, past their end, or paid by a way
 * that takes its time. `now` is of the provider's clock, `real` of the real one; epoch ms.
 */
export async function listUnsettledCheckoutSessions(
  db: Db,
  now: number,
  real: number,
): Promise<string[]> {
  const { status, settlesAt, fulfilledAt, action, expiresAt, requestedAt } = checkoutSessions;
  const lastRequestedBefore = (ms: number) =>
    or(isNull(requestedAt), lte(requestedAt, new Date(real - ms)));
  const paid = and(eq(status, "paid"), isNull(fulfilledAt), inArray(action, ["checkout", "gift"]));
  const isProcessing = eq(status, "processing");
  const settled = and(isProcessing, isNotNull(settlesAt), lt(settlesAt, new Date(now)));
  const slow = and(isProcessing, isNull(settlesAt), lastRequestedBefore(slowPauseMs));
  const over = and(
    eq(status, "open"),
    lte(expiresAt, new Date(now)),
    lastRequestedBefore(statusFreshMs),
  );
  const lots = [];
  for (const some of [paid, settled, slow, over]) {
    const rows = db.select({ id: checkoutSessions.id }).from(checkoutSessions).where(some);
    lots.push(await rows.orderBy(asc(expiresAt)).limit(100));
  }
  return lots.flat().map(({ id }) => id);
}
