import { and, asc, eq, gt, gte, lte, or } from "drizzle-orm";
import type { DeviceInfo, DeviceRecord } from "../domain/devices/device-info.ts";
import { withSessionLock, type TokenBearer } from "./access-tokens.ts";
import { accessTokens } from "./accounts-schema.ts";
import type { Db } from "./database.ts";
import { removedDeviceTokens } from "./devices-schema.ts";
import { pushSubscriptions } from "./lists-schema.ts";
import { releasePlayback } from "./playback-claims.ts";

/** How exactly it is known when a device was last active, in ms. */
export const deviceActivityIntervalMs = 60_000;

/** The devices that a viewer is signed in on, the first first: a session each, as it was last seen. */
export async function listDevices(db: Db, viewer: string, now: number): Promise<DeviceRecord[]> {
  const rows = await db
    .select()
    .from(accessTokens)
    .where(and(eq(accessTokens.viewer, viewer), gt(accessTokens.expiresAt, new Date(now))))
    .orderBy(asc(accessTokens.lastActiveAt), asc(accessTokens.createdAt));
  const devices = new Map<string, DeviceRecord>();
  for (const { session: id, sessionStartedAt, createdAt, ...row } of rows) {
    const { userAgent, city, country, lastActiveAt } = row;
    const startedAt = sessionStartedAt ?? devices.get(id)?.startedAt ?? createdAt;
    devices.set(id, { id, userAgent, city, country, startedAt, lastActiveAt });
  }
  return [...devices.values()].toSorted(
    (one, other) =>
      one.startedAt.getTime() - other.startedAt.getTime() || (one.id < other.id ? -1 : 1),
  );
}

/**
 * Signs a device of a viewer out at once; each of its bearers is refused with the reason. Nothing happens where the
 * viewer has no such device. `now` is epoch ms of the provider's clock.
 */
export async function removeDevice(
  db: Db,
  viewer: string,
  session: string,
  now: number,
): Promise<void> {
  await withSessionLock(db, viewer, async (tx) => {
    const theirs = eq(removedDeviceTokens.viewer, viewer);
    await tx
      .delete(removedDeviceTokens)
      .where(and(theirs, lte(removedDeviceTokens.expiresAt, new Date(now))));
    const ended = await tx
      .delete(accessTokens)
      .where(and(eq(accessTokens.viewer, viewer), eq(accessTokens.session, session)))
      .returning({ hash: accessTokens.hash, expiresAt: accessTokens.expiresAt });
    if (ended.length === 0) return;
    await tx.insert(removedDeviceTokens).values(ended.map((token) => ({ ...token, viewer })));
    await tx
      .delete(pushSubscriptions)
      .where(and(eq(pushSubscriptions.viewer, viewer), eq(pushSubscriptions.session, session)));
    await releasePlayback(tx, viewer, session);
  });
}

/** Whether a bearer, by its SHA-256, was that of a device that was removed. */
export async function wasDeviceRemoved(db: Db, hash: string, now: number): Promise<boolean> {
  const [found] = await db
    .select({ hash: removedDeviceTokens.hash })
    .from(removedDeviceTokens)
    .where(
      and(eq(removedDeviceTokens.hash, hash), gt(removedDeviceTokens.expiresAt, new Date(now))),
    );
  return found !== undefined;
}

/** Whether that is worth a note: the last one is more than a minute old, by a clock that may be moved. */
export function isDeviceActivityDue(
  { lastActiveAt }: Pick<TokenBearer, "lastActiveAt">,
  now: number,
): boolean {
  return Math.abs(now - lastActiveAt.getTime()) >= deviceActivityIntervalMs;
}

/** Notes that a device is active, and what is known of it now; once a minute, whoever is first. */
export async function recordDeviceActivity(
  db: Db,
  { hash }: Pick<TokenBearer, "hash">,
  device: DeviceInfo,
  now: number,
): Promise<void> {
  const known = Object.entries(device).filter(([, value]) => value !== null);
  const isDue = or(
    lte(accessTokens.lastActiveAt, new Date(now - deviceActivityIntervalMs)),
    gte(accessTokens.lastActiveAt, new Date(now + deviceActivityIntervalMs)),
  );
  await db
    .update(accessTokens)
    .set({ ...Object.fromEntries(known), lastActiveAt: new Date(now) })
    .where(and(eq(accessTokens.hash, hash), isDue));
}
