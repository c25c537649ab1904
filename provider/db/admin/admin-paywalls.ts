import { and, asc, eq, gt, inArray, notInArray, sql } from "drizzle-orm";
import type { CataloguePaywall } from "../../seed/catalogue-schema.ts";
import { toPaywallRows, toPriceRows } from "../catalogue/offer-rows.ts";
import { checkoutSessions, gifts, purchases } from "../commerce-schema.ts";
import type { Db } from "../database.ts";
import { paywalls, prices, promoCodes } from "../offers-schema.ts";
import { pages, sectionItems, sections } from "../schema.ts";

/** A paywall as its owner wrote it down. */
export type PaywallWithVersion = { document: CataloguePaywall; version: number };
type PaywallRow = typeof paywalls.$inferSelect;
type PriceRow = typeof prices.$inferSelect;

const newVersion = sql`nextval('resource_versions')`;

/** Paywalls of a channel after that token. */
export async function listAdminPaywalls(
  db: Db,
  channel: string,
  page: { after: string | undefined; limit: number },
): Promise<PaywallWithVersion[]> {
  const after = page.after === undefined ? undefined : gt(paywalls.token, page.after);
  const rows = await db
    .select()
    .from(paywalls)
    .where(and(eq(paywalls.channel, channel), after))
    .orderBy(asc(paywalls.token))
    .limit(page.limit);
  return withPrices(db, channel, rows);
}

/** The paywall of a channel with that token. */
export async function findAdminPaywall(
  db: Db,
  channel: string,
  token: string,
): Promise<PaywallWithVersion | undefined> {
  const rows = await db
    .select()
    .from(paywalls)
    .where(and(eq(paywalls.channel, channel), eq(paywalls.token, token)));
  const [found] = await withPrices(db, channel, rows);
  return found;
}

/** Writes a paywall with its prices in place of the one with its token, or as the last one of its channel. */
export async function savePaywall(
  tx: Db,
  channel: string,
  document: CataloguePaywall,
): Promise<void> {
  const written = { channel: { token: channel }, paywalls: [document] };
  const [row] = toPaywallRows(written);
  if (!row) return;
  const { name, description, picture, currency, opens, perContent } = row;
  const { subscribersGroup = null, playingLimit = null, signedInLimit = null } = row;
  const fields = { name, description, picture, currency, opens, perContent };
  const columns = { ...fields, subscribersGroup, playingLimit, signedInLimit };
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from paywalls where channel = ${channel})`;
  await tx
    .insert(paywalls)
    .values({ ...row, position: last })
    .onConflictDoUpdate({
      target: [paywalls.channel, paywalls.token],
      set: { ...columns, version: newVersion },
    });
  await tx
    .delete(prices)
    .where(and(eq(prices.channel, channel), eq(prices.paywall, document.token)));
  const priceRows = toPriceRows(written);
  if (priceRows.length > 0) await tx.insert(prices).values(priceRows);
}

/** Deletes a paywall with its prices and codes, and from rows of pages. */
export async function deletePaywall(tx: Db, channel: string, token: string): Promise<void> {
  for (const table of [prices, promoCodes]) {
    await tx.delete(table).where(and(eq(table.channel, channel), eq(table.paywall, token)));
  }
  await tx.delete(paywalls).where(and(eq(paywalls.channel, channel), eq(paywalls.token, token)));
  await tx.execute(sql`
    with deleted as (
      delete from ${sectionItems} i using ${sections} s
      where i.channel = ${channel} and i.item = ${token} and s.type = 'paywall'
        and s.channel = i.channel and s.page = i.page and s.token = i.section
      returning i.page
    )
    update ${pages} set version = ${newVersion}
    where channel = ${channel} and token in (select page from deleted)
  `);
}

/** Prices of a paywall that somebody has bought, or is about to buy. */
export async function listSoldPrices(
  tx: Db,
  channel: string,
  paywall: string,
): Promise<Set<string>> {
  const sold = new Set<string>();
  for (const table of [purchases, gifts, checkoutSessions]) {
    const found = await tx
      .selectDistinct({ price: table.price })
      .from(table)
      .where(and(eq(table.channel, channel), eq(table.paywall, paywall)));
    for (const { price } of found) if (price !== null) sold.add(price);
  }
  return sold;
}

/** Of these tokens, those of prices of other paywalls of the channel. */
export async function listPricesOfOtherPaywalls(
  tx: Db,
  channel: string,
  paywall: string,
  tokens: string[],
): Promise<Set<string>> {
  if (tokens.length === 0) return new Set();
  const found = await tx
    .select({ token: prices.token })
    .from(prices)
    .where(
      and(
        eq(prices.channel, channel),
        inArray(prices.token, tokens),
        notInArray(prices.paywall, [paywall]),
      ),
    );
  return new Set(found.map(({ token }) => token));
}

async function withPrices(
  db: Db,
  channel: string,
  rows: PaywallRow[],
): Promise<PaywallWithVersion[]> {
  if (rows.length === 0) return [];
  const tokens = rows.map(({ token }) => token);
  const all = await db
    .select()
    .from(prices)
    .where(and(eq(prices.channel, channel), inArray(prices.paywall, tokens)))
    .orderBy(asc(prices.position));
  return rows.map((row) => ({
    document: toDocument(
      row,
      all.filter(({ paywall }) => paywall === row.token),
    ),
    version: row.version,
  }));
}

function toDocument(row: PaywallRow, priceRows: PriceRow[]): CataloguePaywall {
  const { playingLimit, signedInLimit } = row;
  const limits = { playing: playingLimit ?? undefined, signedIn: signedInLimit ?? undefined };
  return {
    token: row.token,
    name: row.name,
    description: row.description ?? "",
    picture: row.picture,
    currency: row.currency,
    opens: row.perContent ? "content" : row.opens,
    subscribersGroup: row.subscribersGroup ?? undefined,
    deviceLimits: playingLimit === null && signedInLimit === null ? undefined : limits,
    prices: priceRows.map((price) => ({
      token: price.token,
      amount: price.amount,
      period: price.period,
      intervalCount: price.intervalCount,
      commitmentCount: price.commitmentCount ?? undefined,
      withdrawn: price.withdrawn,
    })),
  };
}
