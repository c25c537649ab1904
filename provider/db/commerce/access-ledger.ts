import { and, asc, eq } from "drizzle-orm";
import {
  paywallCoversContent,
  listActiveEntitlements,
  listEntitledContents,
  entitlementsOpenContent,
} from "../../domain/commerce/access-ledger.ts";
import { accessLedger, purchases } from "../commerce-schema.ts";
import type { Db } from "../database.ts";
import { paywalls } from "../offers-schema.ts";

/** A change of access to note. */
export type NewAccessLedgerEntry = typeof accessLedger.$inferInsert;

/** Notes a change of access: docs/provider-api.md PA-151. */
export async function addAccessLedgerEntry(db: Db, entry: NewAccessLedgerEntry): Promise<void> {
  await db.insert(accessLedger).values(entry);
}

/** Every change of a viewer's access, the first first. */
export function listAccessLedgerEntries(db: Db, viewer: string) {
  return db
    .select()
    .from(accessLedger)
    .where(eq(accessLedger.viewer, viewer))
    .orderBy(asc(accessLedger.id));
}

/** The paid contents that are open to a viewer at a moment (epoch ms); `*` is all of them. */
export async function listUnlockedContents(
  db: Db,
  { id, channel }: { id: string; channel: string },
  now: number,
): Promise<string[]> {
  const entitlements = listActiveEntitlements(await listAccessLedgerEntries(db, id), now);
  if (entitlements.length === 0) return [];
  const offers = await db.select().from(paywalls).where(eq(paywalls.channel, channel));
  return listEntitledContents(entitlements, offers);
}

/** What a viewer of a channel may watch at a moment (epoch ms), as a question about contents. */
export async function loadContentAccessCheck(
  db: Db,
  { id, channel }: { id: string; channel: string },
  now: number,
): Promise<(content: string) => boolean> {
  const entitlements = listActiveEntitlements(await listAccessLedgerEntries(db, id), now);
  if (entitlements.length === 0) return () => false;
  const offers = await db.select().from(paywalls).where(eq(paywalls.channel, channel));
  return (content) => entitlementsOpenContent(entitlements, content, offers);
}

/** The paywalls by which a content is open to a viewer of a channel at a moment (epoch ms). */
export async function listPaywallsOpeningContent(
  db: Db,
  { id, channel }: { id: string; channel: string },
  content: string,
  now: number,
): Promise<(typeof paywalls.$inferSelect)[]> {
  const entitlements = listActiveEntitlements(await listAccessLedgerEntries(db, id), now);
  if (entitlements.length === 0) return [];
  const what = `content/${content}`;
  const bought = await db
    .select({ paywall: purchases.paywall })
    .from(purchases)
    .where(and(eq(purchases.viewer, id), eq(purchases.what, what)));
  const offers = await db.select().from(paywalls).where(eq(paywalls.channel, channel));
  return offers.filter((offer) =>
    offer.perContent
      ? entitlements.includes(what) && bought.some(({ paywall }) => paywall === offer.token)
      : entitlements.includes(`paywall/${offer.token}`) && paywallCoversContent(offer, content),
  );
}
