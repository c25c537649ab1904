import { and, eq, inArray, isNotNull, isNull, lt, ne } from "drizzle-orm";
import { newName } from "../../domain/accounts/secrets.ts";
import { checkoutSessions } from "../commerce-schema.ts";
import type { Db } from "../database.ts";
import { releasePromos } from "./promos.ts";

/** A visit to a hosted page. */
export type CheckoutSession = typeof checkoutSessions.$inferSelect;
/** What a new one brings along; the rest follows. */
export type NewSession = Pick<
  CheckoutSession,
  "channel" | "viewer" | "action" | "successUrl" | "cancelUrl"
> &
  Partial<CheckoutSession>;

/** How long a hosted page waits, in ms. */
const lifeMs = 60 * 60 * 1000;

/** The id of a session to come. */
export function newSessionId(): string {
  return newName("cs");
}

/** A new session; `now` is epoch ms of the provider's clock. */
export async function addSession(db: Db, made: NewSession, now: number): Promise<CheckoutSession> {
  const [session] = await db
    .insert(checkoutSessions)
    .values({
      id: newSessionId(),
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

export async function findSession(db: Db, id: string): Promise<CheckoutSession | undefined> {
  const [found] = await db.select().from(checkoutSessions).where(eq(checkoutSessions.id, id));
  return found;
}

/** The session that a processor calls by that name. */
export async function sessionOfPayment(
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
export async function lockSession(tx: Db, id: string): Promise<CheckoutSession | undefined> {
  const [found] = await tx
    .select()
    .from(checkoutSessions)
    .where(eq(checkoutSessions.id, id))
    .for("update");
  return found;
}

export async function changeSession(
  db: Db,
  id: string,
  facts: Partial<CheckoutSession>,
): Promise<void> {
  await db.update(checkoutSessions).set(facts).where(eq(checkoutSessions.id, id));
}

/** Open sessions that are older than their life end; their promo codes are free again. */
export async function expireSessions(db: Db, now: number): Promise<void> {
  await db.transaction(async (tx) => {
    const over = await tx
      .update(checkoutSessions)
      .set({ status: "expired" })
      .where(
        and(eq(checkoutSessions.status, "open"), lt(checkoutSessions.expiresAt, new Date(now))),
      )
      .returning({ id: checkoutSessions.id });
    await releasePromos(
      tx,
      over.map(({ id }) => id),
    );
  });
}

/**
 * Of several tabs that offer a viewer the same paywall the latest counts: what was open before is over,
 * so that nobody pays twice.
 */
export async function replaceOlder(tx: Db, latest: CheckoutSession): Promise<void> {
  const { viewer, paywall, id, context } = latest;
  if (!paywall) return;
  const over = await tx
    .update(checkoutSessions)
    .set({ status: "expired" })
    .where(
      and(
        eq(checkoutSessions.viewer, viewer),
        eq(checkoutSessions.paywall, paywall),
        context ? eq(checkoutSessions.context, context) : isNull(checkoutSessions.context),
        eq(checkoutSessions.action, "checkout"),
        eq(checkoutSessions.status, "open"),
        ne(checkoutSessions.id, id),
      ),
    )
    .returning({ id: checkoutSessions.id });
  await releasePromos(
    tx,
    over.map((each) => each.id),
  );
}

/** Sessions to look after: paid and not given yet, or at a bank whose time is over. */
export async function waitingSessions(db: Db, now: number): Promise<CheckoutSession[]> {
  const paid = and(
    eq(checkoutSessions.status, "paid"),
    isNull(checkoutSessions.fulfilledAt),
    inArray(checkoutSessions.action, ["checkout", "gift"]),
  );
  const settled = and(
    eq(checkoutSessions.status, "processing"),
    isNotNull(checkoutSessions.settlesAt),
    lt(checkoutSessions.settlesAt, new Date(now)),
  );
  const lots = await Promise.all(
    [paid, settled].map((some) => db.select().from(checkoutSessions).where(some).limit(100)),
  );
  return lots.flat();
}
