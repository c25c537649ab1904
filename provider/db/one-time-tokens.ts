import { and, eq, gt, isNull, lt } from "drizzle-orm";
import { hashSecret, createSecret } from "../domain/accounts/secrets.ts";
import type { OneTimePurpose, ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { oneTimeTokens, viewers } from "./accounts-schema.ts";
import type { Db } from "./database.ts";

const hour = 60 * 60 * 1000;
const lifeMs: Record<OneTimePurpose, number> = {
  verify: 72 * hour,
  reset: hour,
  email: 24 * hour,
  presentEmail: 24 * hour,
  device: 7 * 24 * hour,
  deletion: 7 * 24 * hour,
};

/** What a link brings back: its channel and purpose must be those that it was made for. */
export type PresentedOneTimeToken = { channel: string; purpose: OneTimePurpose; secret: string };

/**
 * A secret for one link in a mail, good once: three days to verify, one hour to reset, a day to confirm
 * another e-mail address, a week to undo a sign-in or the deletion of an account.
 */
export async function issueOneTimeToken(
  db: Db,
  viewer: string,
  purpose: OneTimePurpose,
  now: number,
  about: { session?: string; email?: string } = {},
): Promise<string> {
  const secret = createSecret();
  const expiresAt = new Date(now + lifeMs[purpose]);
  await db
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.viewer, viewer), lt(oneTimeTokens.expiresAt, new Date(now))));
  await db
    .insert(oneTimeTokens)
    .values({ hash: hashSecret(secret), viewer, purpose, ...about, expiresAt });
  return secret;
}

/** Whose link this is, without using it up; undefined when it is unknown, used or expired. */
export async function findOneTimeTokenOwner(
  db: Db,
  { channel, purpose, secret }: PresentedOneTimeToken,
  now: number,
): Promise<ViewerRecord | undefined> {
  const [found] = await db
    .select()
    .from(oneTimeTokens)
    .innerJoin(viewers, eq(viewers.id, oneTimeTokens.viewer))
    .where(and(usable(secret, purpose, now), eq(viewers.channel, channel)))
    .limit(1);
  return found?.viewers;
}

/** Whose link this is, and about which session, on any channel; without `now` also when it is over. */
export async function findOneTimeToken(
  db: Db,
  purpose: OneTimePurpose,
  secret: string,
  now?: number,
): Promise<{ viewer: ViewerRecord; session: string | null } | undefined> {
  const any = and(eq(oneTimeTokens.hash, hashSecret(secret)), eq(oneTimeTokens.purpose, purpose));
  const [found] = await db
    .select()
    .from(oneTimeTokens)
    .innerJoin(viewers, eq(viewers.id, oneTimeTokens.viewer))
    .where(now === undefined ? any : usable(secret, purpose, now))
    .limit(1);
  return found && { viewer: found.viewers, session: found.one_time_tokens.session };
}

/** Uses a link up, and no other. False when somebody else was faster. */
export async function redeemOneTimeToken(
  db: Db,
  purpose: OneTimePurpose,
  secret: string,
  now: number,
): Promise<boolean> {
  const used = await db
    .update(oneTimeTokens)
    .set({ usedAt: new Date(now) })
    .where(usable(secret, purpose, now))
    .returning({ viewer: oneTimeTokens.viewer });
  return used.length > 0;
}

/** Uses a link up, and every other of its kind. False when somebody else was faster. */
export async function redeemAllOneTimeTokens(
  db: Db,
  { purpose, secret }: PresentedOneTimeToken,
  now: number,
): Promise<boolean> {
  const spent = { usedAt: new Date(now) };
  const [used] = await db
    .update(oneTimeTokens)
    .set(spent)
    .where(usable(secret, purpose, now))
    .returning({ viewer: oneTimeTokens.viewer });
  if (!used) return false;
  await voidOneTimeTokens(db, used.viewer, purpose, now);
  return true;
}

/** Uses up every link of a viewer for one purpose. */
export async function voidOneTimeTokens(
  db: Db,
  viewer: string,
  purpose: OneTimePurpose,
  now: number,
): Promise<void> {
  const theirs = and(eq(oneTimeTokens.viewer, viewer), eq(oneTimeTokens.purpose, purpose));
  await db
    .update(oneTimeTokens)
    .set({ usedAt: new Date(now) })
    .where(and(theirs, isNull(oneTimeTokens.usedAt)));
}

function usable(secret: string, purpose: OneTimePurpose, now: number) {
  return and(
    eq(oneTimeTokens.hash, hashSecret(secret)),
    eq(oneTimeTokens.purpose, purpose),
    gt(oneTimeTokens.expiresAt, new Date(now)),
    isNull(oneTimeTokens.usedAt),
  );
}
