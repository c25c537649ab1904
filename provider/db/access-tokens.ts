import { and, eq, gt, isNull, lte, ne } from "drizzle-orm";
import type { DeviceInfo } from "../domain/devices/device-info.ts";
import { hashSecret, createPrefixedId, createSecret } from "../domain/accounts/secrets.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { accessTokens, viewers } from "./accounts-schema.ts";
import type { Db } from "./database.ts";
import { pushSubscriptions } from "./lists-schema.ts";
import { releaseOtherPlaybacks, releasePlayback } from "./playback-claims.ts";

const day = 24 * 60 * 60 * 1000;
const lifeMs = 7 * day;
const graceMs = 60_000;

/**
 * A bearer as it is returned once: docs/provider-api.md PA-72. `expiresAt` is of the provider's clock.
 */
export type IssuedToken = { accessToken: string; expiresAt: Date };

/** Who a bearer is, and the session that it belongs to. */
export type TokenBearer = {
  viewer: ViewerRecord;
  session: string;
  hash: string;
  expiresAt: Date;
  lastActiveAt: Date;
};

/** The session that a bearer goes on with, and the device that it is for, as far as they are known. */
export type TokenSessionInfo = { session: string; sessionStartedAt: Date } & DeviceInfo;

/**
 * A bearer for a viewer, good for seven days; only its hash is kept. Without `session` a new one
 * begins. `now` is epoch ms of the provider's clock.
 */
export async function issueAccessToken(
  db: Db,
  viewer: string,
  now: number,
  facts: Partial<TokenSessionInfo> = {},
): Promise<IssuedToken & { session: string }> {
  const accessToken = createSecret();
  const expiresAt = new Date(now + lifeMs);
  const at = new Date(now);
  const begun = { session: createPrefixedId("se"), sessionStartedAt: at, ...facts };
  const moments = { createdAt: at, lastActiveAt: at, expiresAt };
  await db
    .insert(accessTokens)
    .values({ hash: hashSecret(accessToken), viewer, ...moments, ...begun });
  await db
    .delete(accessTokens)
    .where(and(eq(accessTokens.viewer, viewer), lte(accessTokens.expiresAt, new Date(now))));
  return { accessToken, expiresAt, session: begun.session };
}

/** The bearer of that secret, on a channel or on any; undefined when there is none, or it has expired. */
export async function findTokenBearer(
  db: Db,
  channel: string | undefined,
  secret: string,
  now: number,
): Promise<TokenBearer | undefined> {
  const [found] = await db
    .select()
    .from(accessTokens)
    .innerJoin(viewers, eq(viewers.id, accessTokens.viewer))
    .where(
      and(
        eq(accessTokens.hash, hashSecret(secret)),
        channel === undefined ? undefined : eq(viewers.channel, channel),
        gt(accessTokens.expiresAt, new Date(now)),
        // A sign-in that was under way when the account was closed gives no access.
        isNull(viewers.blockedAt),
        isNull(viewers.deletionAt),
      ),
    )
    .limit(1);
  if (!found) return undefined;
  const { session, hash, expiresAt, lastActiveAt } = found.access_tokens;
  return { viewer: found.viewers, session, hash, expiresAt, lastActiveAt };
}

/**
 * The next bearer of a session; the one before works a minute longer. Undefined when the session
 * has ended meanwhile.
 */
export function refreshAccessToken(
  db: Db,
  { viewer: { id: viewer }, session, hash }: TokenBearer,
  now: number,
): Promise<IssuedToken | undefined> {
  const end = new Date(now + graceMs);
  return withSessionLock(db, viewer, async (tx) => {
    const [current] = await tx.select().from(accessTokens).where(eq(accessTokens.hash, hash));
    if (!current) return undefined;
    const { createdAt, sessionStartedAt, userAgent, city, country } = current;
    await tx
      .update(accessTokens)
      .set({ expiresAt: end })
      .where(and(eq(accessTokens.hash, hash), gt(accessTokens.expiresAt, end)));
    const begun = sessionStartedAt ?? createdAt;
    const device = { userAgent, city, country };
    return issueAccessToken(tx, viewer, now, { session, sessionStartedAt: begun, ...device });
  });
}

/** Every bearer of the session stops working, and its browser takes no pushes any more. */
export async function endViewerSession(db: Db, { viewer, session }: TokenBearer): Promise<void> {
  await withSessionLock(db, viewer.id, async (tx) => {
    await tx.delete(accessTokens).where(eq(accessTokens.session, session));
    await tx.delete(pushSubscriptions).where(eq(pushSubscriptions.session, session));
    await releasePlayback(tx, viewer.id, session);
  });
}

/** The same for every session of a viewer, but the one named. */
export async function endViewerSessionsExcept(db: Db, viewer: string, except = ""): Promise<void> {
  const ofOthers = (table: typeof accessTokens | typeof pushSubscriptions) =>
    and(eq(table.viewer, viewer), ne(table.session, except));
  await withSessionLock(db, viewer, async (tx) => {
    await tx.delete(accessTokens).where(ofOthers(accessTokens));
    await tx.delete(pushSubscriptions).where(ofOthers(pushSubscriptions));
    await releaseOtherPlaybacks(tx, viewer, except);
  });
}

/**
 * A refresh and the end of a session wait for each other, so that no bearer is made after the end.
 */
export function withSessionLock<T>(
  db: Db,
  viewer: string,
  act: (tx: Db) => Promise<T>,
): Promise<T> {
  return db.transaction(async (tx) => {
    await tx.select().from(viewers).where(eq(viewers.id, viewer)).for("no key update");
    return act(tx);
  });
}
