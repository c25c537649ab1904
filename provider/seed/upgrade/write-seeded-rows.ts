import {
  deletePaywall,
  findAdminPaywall,
  listPricesOfOtherPaywalls,
  savePaywall,
} from "../../db/admin/admin-paywalls.ts";
import {
  deletePublishedPage,
  findPageOfSameAddress,
  savePublishedPage,
} from "../../db/admin/published-pages.ts";
import { listChangesOfSoldPrices } from "../../db/admin/sold-price-changes.ts";
import { toContentRows } from "../../db/catalogue/page-and-content-rows.ts";
import { upsertContents } from "../../db/catalogue/upsert-contents.ts";
import type { Db } from "../../db/database.ts";
import type { CataloguePaywall, SeedCatalogue } from "../catalogue-schema.ts";
import type { SeedUpgradePlan } from "./plan-seed-upgrade.ts";

const contentsAtOnce = 200;

/** Creates and updates contents. Those that are there keep the time of their publication, which counts from their seeding. */
export async function writeSeededContents(
  tx: Db,
  catalogue: SeedCatalogue,
  { create, update }: SeedUpgradePlan,
): Promise<void> {
  const isNew = new Set(create);
  const isWritten = new Set([...create, ...update]);
  const inputs = toContentRows(catalogue, Date.now())
    .filter(({ token }) => isWritten.has(token))
    .map((row) => (isNew.has(row.token) ? row : { ...row, publishedAt: undefined }));
  for (let at = 0; at < inputs.length; at += contentsAtOnce) {
    await upsertContents(tx, catalogue.channel.token, inputs.slice(at, at + contentsAtOnce));
  }
}

/** Deletes, creates and updates pages. Returns those that were not written, because another page has their address. */
export async function writeSeededPages(
  tx: Db,
  { channel: { token: channel }, pages }: SeedCatalogue,
  { create, update, remove }: SeedUpgradePlan,
): Promise<Set<string>> {
  for (const token of remove) await deletePublishedPage(tx, channel, token);
  const isWritten = new Set([...create, ...update]);
  const skipped = new Set<string>();
  for (const page of pages.filter(({ token }) => isWritten.has(token))) {
    if (await findPageOfSameAddress(tx, channel, page)) skipped.add(page.token);
    else await savePublishedPage(tx, channel, page);
  }
  return skipped;
}

/** The same for paywalls. One is not written that changes what somebody has bought, or has a price of another paywall. */
export async function writeSeededPaywalls(
  tx: Db,
  { channel: { token: channel }, paywalls = [] }: SeedCatalogue,
  { create, update, remove }: SeedUpgradePlan,
): Promise<Set<string>> {
  for (const token of remove) await deletePaywall(tx, channel, token);
  const isWritten = new Set([...create, ...update]);
  const skipped = new Set<string>();
  for (const paywall of paywalls.filter(({ token }) => isWritten.has(token))) {
    if (await canSavePaywall(tx, channel, paywall)) await savePaywall(tx, channel, paywall);
    else skipped.add(paywall.token);
  }
  return skipped;
}

async function canSavePaywall(
  tx: Db,
  channel: string,
  paywall: CataloguePaywall,
): Promise<boolean> {
  const prices = paywall.prices.map(({ token }) => token);
  if ((await listPricesOfOtherPaywalls(tx, channel, paywall.token, prices)).size > 0) return false;
  const before = await findAdminPaywall(tx, channel, paywall.token);
  if (!before) return true;
  return (await listChangesOfSoldPrices(tx, channel, before.document, paywall)).length === 0;
}
