import { createHash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { providerLog } from "../domain/log.ts";
import { type PasswordHasher, hashPassword } from "../domain/accounts/passwords.ts";
import { readDatabaseMetadata, writeDatabaseMetadata } from "../db/database-metadata.ts";
import { mails, viewers } from "../db/accounts-schema.ts";
import {
  gifts,
  invoiceCounters,
  invoices,
  paymentMails,
  processorEvents,
} from "../db/commerce-schema.ts";
import { paywalls, prices, promoCodes } from "../db/offers-schema.ts";
import { rightsRules } from "../db/rights-schema.ts";
import { indexChannelForSearch } from "../db/search/index-channel.ts";
import { channels, contents, pages, sectionItems, sections, seededRows } from "../db/schema.ts";
import type { SeedCatalogue } from "./catalogue-schema.ts";
import { toPaywallRows, toPriceRows, toPromoRows } from "../db/catalogue/offer-rows.ts";
import { toRightsRuleRows } from "./rights-rows.ts";
import {
  toContentRows,
  toSectionItemRows,
  toPageRows,
  toSectionRows,
} from "../db/catalogue/page-and-content-rows.ts";
import { recordSeededCatalogue } from "./upgrade/hash-seeded-documents.ts";
import { type SeedUpgradeCounts, upgradeSeededChannel } from "./upgrade/upgrade-seeded-channel.ts";
import { insertSeededViewers } from "./viewers/insert-seeded-viewers.ts";
import { seededPassword, seededViewers } from "./viewers/seeded-viewers.ts";

const seedFact = "seed";
const rowsAtOnce = 200;
const seedPatienceMs = 60_000;
const betweenMs = 100;

/** What is seeded, and how the seeded viewers' password is hashed. */
export type SeedData = { catalogues: SeedCatalogue[]; hasher: PasswordHasher };

/** One hash of each hasher serves all seeded viewers: their password is public. */
const seededHashes = new WeakMap<PasswordHasher, Promise<string>>();

/**
 * Fills a database that was never filled. In one that was, by other catalogues, rows that were seeded and not edited are
 * replaced, and all others stay: it may have accounts, purchases and channels of owners (docs/wire-rules.md K9, K35).
 * Returns the channels in which rows were replaced.
 */
export async function seedDatabaseIfNeeded(
  db: Db,
  { catalogues, hasher }: SeedData,
): Promise<string[]> {
  if (catalogues.length === 0) return [];
  const stored = await readDatabaseMetadata(db, seedFact);
  if (stored === undefined) {
    const passwordHash = await seededHashBy(hasher);
    await db.transaction(async (tx) => {
      await lockSeed(tx);
      if (!(await isFilled(tx))) await insertSeed(tx, catalogues, passwordHash);
    });
    return [];
  }
  if (await isUpToDate(db, catalogues)) return [];
  const upgrades = await db.transaction(async (tx) => {
    await lockSeed(tx);
    return (await isUpToDate(tx, catalogues)) ? [] : upgradeSeed(tx, catalogues);
  });
  for (const counts of upgrades) providerLog.info(counts, "a channel of the demo is up to date");
  return upgrades
    .filter(({ created, updated, deleted }) => created + updated + deleted > 0)
    .map(({ channel }) => channel);
}

/** Whether these catalogues were seeded, and their rows recorded: versions before K35 recorded none. */
async function isUpToDate(db: Db, catalogues: SeedCatalogue[]): Promise<boolean> {
  if ((await readDatabaseMetadata(db, seedFact)) !== digestOf(catalogues)) return false;
  return (await db.$count(seededRows)) > 0;
}

async function upgradeSeed(
  tx: Db,
  catalogues: SeedCatalogue[],
): Promise<({ channel: string } & SeedUpgradeCounts)[]> {
  const upgrades = [];
  for (const catalogue of catalogues) {
    const counts = await upgradeSeededChannel(tx, catalogue);
    if (counts) upgrades.push({ channel: catalogue.channel.token, ...counts });
  }
  await writeDatabaseMetadata(tx, seedFact, digestOf(catalogues));
  return upgrades;
}

/** By another process meanwhile, or with channels of owners. */
async function isFilled(tx: Db): Promise<boolean> {
  if ((await readDatabaseMetadata(tx, seedFact)) !== undefined) return true;
  return (await tx.$count(channels)) > 0;
}

/** Replaces everything, accounts too, by the catalogues and their viewers, in one transaction. */
export async function reseedDatabase(db: Db, { catalogues, hasher }: SeedData): Promise<void> {
  const passwordHash = await seededHashBy(hasher);
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    await tx.delete(channels);
    await tx.delete(processorEvents);
    await insertSeed(tx, catalogues, passwordHash);
  });
}

async function insertSeed(
  tx: Db,
  catalogues: SeedCatalogue[],
  passwordHash: string,
): Promise<void> {
  for (const [position, catalogue] of catalogues.entries()) {
    await insertChannel(tx, catalogue, position);
  }
  await insertSeededViewers(tx, catalogues, passwordHash);
  await writeDatabaseMetadata(tx, seedFact, digestOf(catalogues));
}

/**
 * Replaces viewers, with their sessions, identities and form answers, and mails by the seeded ones, and
 * leaves the catalogue as it is: a few statements, where `reseedDatabase` writes a thousand rows.
 */
export async function reseedViewers(db: Db, { catalogues, hasher }: SeedData): Promise<void> {
  const passwordHash = await seededHashBy(hasher);
  await db.transaction(async (tx) => {
    await lockSeed(tx);
    await tx.delete(mails);
    await tx.delete(viewers);
    await forgetPayments(tx);
    for (const catalogue of catalogues) await insertPromos(tx, catalogue);
    await insertSeededViewers(tx, catalogues, passwordHash);
  });
}

function seededHashBy(hasher: PasswordHasher): Promise<string> {
  const cached = seededHashes.get(hasher) ?? hashPassword(seededPassword, hasher);
  seededHashes.set(hasher, cached);
  return cached;
}

/**
 * Two processes on one database don't seed it at once. Tried again and again: a seed takes longer
 * than a statement may wait.
 */
async function lockSeed(tx: Db): Promise<void> {
  const end = Date.now() + seedPatienceMs;
  while (Date.now() < end) {
    const [lock] = await tx
      .select({ stored: sql<boolean>`pg_try_advisory_xact_lock(771177002)` })
      .from(sql`(values (1)) as one`);
    if (lock?.stored) return;
    await wait(betweenMs);
  }
  throw new Error("Another process has been seeding the database for too long.");
}

async function insertChannel(db: Db, catalogue: SeedCatalogue, position: number): Promise<void> {
  const { channel, navigation, footer } = catalogue;
  const { token, channelId, name, homePage } = channel;
  const row = { token, channelId, position, name, homePage, profile: channel, navigation, footer };
  await db.insert(channels).values(row);
  for (const some of inLots(toPageRows(catalogue))) await db.insert(pages).values(some);
  for (const some of inLots(toSectionRows(catalogue))) await db.insert(sections).values(some);
  for (const some of inLots(toSectionItemRows(catalogue)))
    await db.insert(sectionItems).values(some);
  for (const some of inLots(toContentRows(catalogue, Date.now()))) {
    await db.insert(contents).values(some);
  }
  const sold = toPaywallRows(catalogue);
  if (sold.length > 0) await db.insert(paywalls).values(sold);
  const paidBy = toPriceRows(catalogue);
  if (paidBy.length > 0) await db.insert(prices).values(paidBy);
  const rules = toRightsRuleRows(catalogue, Date.now());
  if (rules.length > 0) await db.insert(rightsRules).values(rules);
  await insertPromos(db, catalogue);
  await recordSeededCatalogue(db, catalogue);
  await indexChannelForSearch(db, token);
}

async function insertPromos(db: Db, catalogue: SeedCatalogue): Promise<void> {
  const codes = toPromoRows(catalogue, Date.now());
  if (codes.length > 0) await db.insert(promoCodes).values(codes);
}

/** What stays when viewers go. */
async function forgetPayments(db: Db): Promise<void> {
  for (const table of [gifts, invoices, invoiceCounters, paymentMails, processorEvents]) {
    await db.delete(table);
  }
  await db.delete(promoCodes);
}

function inLots<T>(rows: T[]): T[][] {
  const count = Math.ceil(rows.length / rowsAtOnce);
  return Array.from({ length: count }, (_, lot) =>
    rows.slice(lot * rowsAtOnce, (lot + 1) * rowsAtOnce),
  );
}

function digestOf(catalogues: SeedCatalogue[]): string {
  return createHash("sha256")
    .update(JSON.stringify([catalogues, seededViewers]))
    .digest("hex");
}
