import { isDeepStrictEqual } from "node:util";
import { findAdminPaywall } from "../../db/admin/admin-paywalls.ts";
import { findPublishedPage } from "../../db/admin/published-pages.ts";
import { toPaywallRows, toPriceRows } from "../../db/catalogue/offer-rows.ts";
import {
  toContentRows,
  toPageRows,
  toSectionItemRows,
  toSectionRows,
} from "../../db/catalogue/page-and-content-rows.ts";
import { loadStoredVersions, saveSeededRows } from "../../db/catalogue/seeded-rows.ts";
import { loadStoredContents } from "../../db/catalogue/upsert-contents.ts";
import type { Db } from "../../db/database.ts";
import type { SeededKind } from "../../db/schema.ts";
import { createContentRecord } from "../../domain/catalogue/content-input.ts";
import type { CataloguePage, CataloguePaywall, SeedCatalogue } from "../catalogue-schema.ts";
import { hashSeededDocuments, seededKinds } from "./hash-seeded-documents.ts";

/**
 * Records the rows of a channel that was seeded before there were records. Those that are exactly as the catalogue says
 * were seeded and not edited, those that are missing were deleted; of others that cannot be known, so they get no record
 * and stay as they are. docs/wire-rules.md K36
 */
export async function adoptSeededRows(tx: Db, catalogue: SeedCatalogue): Promise<void> {
  const channel = catalogue.channel.token;
  for (const kind of seededKinds) {
    const stored = await loadStoredVersions(tx, channel, kind);
    const equal = await listEqualRows[kind](tx, catalogue);
    const known = [...hashSeededDocuments(catalogue, kind)].filter(
      ([token]) => equal.has(token) || !stored.has(token),
    );
    await saveSeededRows(tx, channel, kind, new Map(known));
  }
}

type ListEqualRows = (tx: Db, catalogue: SeedCatalogue) => Promise<Set<string>>;

const listEqualRows: Record<SeededKind, ListEqualRows> = {
  content: listEqualContents,
  page: listEqualPages,
  paywall: listEqualPaywalls,
};

/** All contents were seeded at one moment: one that was published at another time than most say has been edited. */
async function listEqualContents(tx: Db, catalogue: SeedCatalogue): Promise<Set<string>> {
  const { token: channel, defaultLanguage: language } = catalogue.channel;
  const now = new Date();
  const expected = toContentRows(catalogue, now.getTime());
  const tokens = expected.map(({ token }) => token);
  const stored = await loadStoredContents(tx, channel, tokens);
  const ages = expected.flatMap((row) => {
    const before = stored.get(row.token);
    if (!before) return [];
    return { before, row, age: row.publishedAt.getTime() - before.publishedAt.getTime() };
  });
  const seededAgo = findUsual(ages.map(({ age }) => age));
  const isEqual = ({ before, row, age }: (typeof ages)[number]) => {
    const record = createContentRecord(row, { now, language });
    const { publishedAt } = before;
    return age === seededAgo && isDeepStrictEqual(before, { ...record, publishedAt });
  };
  return new Set(ages.filter(isEqual).map(({ row }) => row.token));
}

function findUsual(values: readonly number[]): number | undefined {
  const [first] = [...Map.groupBy(values, (value) => value)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  return first?.[0];
}

async function listEqualPages(tx: Db, { channel, pages }: SeedCatalogue): Promise<Set<string>> {
  const equal = new Set<string>();
  const rowsOf = (page: CataloguePage) => {
    const written = { channel, pages: [page] };
    return [toPageRows(written), toSectionRows(written), toSectionItemRows(written)];
  };
  for (const page of pages) {
    const stored = await findPublishedPage(tx, channel.token, page.token);
    if (stored && isSameJson(rowsOf(stored.document), rowsOf(page))) equal.add(page.token);
  }
  return equal;
}

async function listEqualPaywalls(tx: Db, catalogue: SeedCatalogue): Promise<Set<string>> {
  const { channel, paywalls = [] } = catalogue;
  const equal = new Set<string>();
  const rowsOf = (paywall: CataloguePaywall) => {
    const written = { channel, paywalls: [paywall] };
    return [toPaywallRows(written), toPriceRows(written)];
  };
  for (const paywall of paywalls) {
    const stored = await findAdminPaywall(tx, channel.token, paywall.token);
    if (stored && isSameJson(rowsOf(stored.document), rowsOf(paywall))) equal.add(paywall.token);
  }
  return equal;
}

/** Fields that are undefined are missing. */
function isSameJson(one: object, other: object): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)));
}
