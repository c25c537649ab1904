import { and, eq, gt } from "drizzle-orm";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { listActiveEntitlements } from "../domain/commerce/access-ledger.ts";
import { type DeviceLimits, resolveDeviceLimits } from "../domain/devices/device-limits.ts";
import { accessTokens, viewers } from "./accounts-schema.ts";
import { listAccessLedgerEntries } from "./commerce/access-ledger.ts";
import type { Db } from "./database.ts";
import { liveNotifications, watchList, watchProgress } from "./lists-schema.ts";
import { paywalls } from "./offers-schema.ts";

/** What a viewer has on their channel; `opens` are names of passes. */
export type ViewerEntitlements = {
  opens: string[];
  savedTitles: number;
  startedTitles: number;
  reminders: number;
  devices: number;
  /** How many devices may be signed in; undefined: any number. */
  deviceLimit: number | undefined;
};

/** All viewers of a channel, the oldest first. */
export function listViewers(db: Db, channel: string, limit: number): Promise<ViewerRecord[]> {
  const theirs = eq(viewers.channel, channel);
  return db
    .select()
    .from(viewers)
    .where(theirs)
    .orderBy(viewers.createdAt, viewers.id)
    .limit(limit);
}

/** What a viewer has at a moment (epoch ms of the provider's clock); `limits` are the channel's. */
export async function loadEntitlements(
  db: Db,
  { id, channel }: ViewerRecord,
  limits: DeviceLimits,
  now: number,
): Promise<ViewerEntitlements> {
  const entitlements = listActiveEntitlements(await listAccessLedgerEntries(db, id), now);
  const offers = await db.select().from(paywalls).where(eq(paywalls.channel, channel));
  const passes = offers.filter(({ token }) => entitlements.includes(`paywall/${token}`));
  const single = entitlements.filter((what) => what.startsWith("content/")).length;
  const alive = gt(accessTokens.expiresAt, new Date(now));
  const sessions = await db
    .selectDistinct({ session: accessTokens.session })
    .from(accessTokens)
    .where(and(eq(accessTokens.viewer, id), alive));
  return {
    opens: [
      ...(entitlements.includes("*") ? ["Everything is open"] : []),
      ...passes.map(({ name }) => name),
      ...(single > 0 ? [`${single} bought`] : []),
    ],
    savedTitles: await db.$count(watchList, eq(watchList.viewer, id)),
    startedTitles: await db.$count(watchProgress, eq(watchProgress.viewer, id)),
    reminders: await db.$count(liveNotifications, eq(liveNotifications.viewer, id)),
    devices: sessions.length,
    deviceLimit: resolveDeviceLimits(limits, passes).signedIn,
  };
}
