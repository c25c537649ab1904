import { and, asc, eq, inArray, ne, or, sql } from "drizzle-orm";
import type { CataloguePage, CatalogueSection } from "../../seed/catalogue-schema.ts";
import {
  toPageRows,
  toSectionItemRows,
  toSectionRows,
} from "../catalogue/page-and-content-rows.ts";
import type { Db } from "../database.ts";
import { paywalls } from "../offers-schema.ts";
import { contents, pages, sectionItems, sections } from "../schema.ts";

/** A page that viewers see, as its owner wrote it down. */
export type PublishedPage = { document: CataloguePage; version: number };

/** The published page with that token. */
export async function findPublishedPage(
  db: Db,
  channel: string,
  token: string,
): Promise<PublishedPage | undefined> {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.channel, channel), eq(pages.token, token)));
  if (!page) return undefined;
  const rows = await db
    .select()
    .from(sections)
    .where(and(eq(sections.channel, channel), eq(sections.page, token)))
    .orderBy(asc(sections.position));
  const items = await db
    .select()
    .from(sectionItems)
    .where(and(eq(sectionItems.channel, channel), eq(sectionItems.page, token)))
    .orderBy(asc(sectionItems.position));
  const itemsOf = (section: string, tab: string) =>
    items.filter((each) => each.section === section && each.tab === tab).map(({ item }) => item);
  const { url, name, description, picture, cover, coverPicture, version } = page;
  const document = {
    token,
    url,
    name,
    description: description ?? undefined,
    picture,
    cover: cover ?? undefined,
    coverPicture: coverPicture ?? undefined,
    sections: rows.map((row) => toSection(row, itemsOf)),
  };
  return { document, version };
}

/** Publishes a page in place of the one with its token, or as the last one of its channel. */
export async function savePublishedPage(
  tx: Db,
  channel: string,
  document: CataloguePage,
): Promise<void> {
  const written = { channel: { token: channel }, pages: [document] };
  const position = sql<number>`(select coalesce(max(position) + 1, 0) from pages where channel = ${channel})`;
  const { url, name, description = null, picture, cover = null, coverPicture = null } = document;
  const columns = { url, name, description, picture, cover, coverPicture };
  const [row] = toPageRows(written);
  if (!row) return;
  await tx
    .insert(pages)
    .values({ ...row, position })
    .onConflictDoUpdate({
      target: [pages.channel, pages.token],
      set: { ...columns, version: sql`nextval('resource_versions')` },
    });
  await deleteSections(tx, channel, document.token);
  const sectionRows = toSectionRows(written);
  if (sectionRows.length > 0) await tx.insert(sections).values(sectionRows);
  const itemRows = toSectionItemRows(written);
  for (let at = 0; at < itemRows.length; at += itemsAtOnce) {
    await tx.insert(sectionItems).values(itemRows.slice(at, at + itemsAtOnce));
  }
}

const itemsAtOnce = 1_000;

/** Deletes a page with its sections. */
export async function deletePublishedPage(tx: Db, channel: string, token: string): Promise<void> {
  await deleteSections(tx, channel, token);
  await tx.delete(pages).where(and(eq(pages.channel, channel), eq(pages.token, token)));
}

/** Another page that has a token or url of a page, so that an address would mean both. */
export async function findPageOfSameAddress(
  tx: Db,
  channel: string,
  { token, url }: Pick<CataloguePage, "token" | "url">,
): Promise<string | undefined> {
  const [other] = await tx
    .select({ token: pages.token })
    .from(pages)
    .where(
      and(
        eq(pages.channel, channel),
        ne(pages.token, token),
        or(inArray(pages.url, [url, token]), eq(pages.token, url)),
      ),
    )
    .limit(1);
  return other?.token;
}

/** Which of these tokens a channel has, as contents, published pages or paywalls. */
export async function listExistingTokens(
  tx: Db,
  channel: string,
  kind: "video" | "page" | "paywall",
  tokens: readonly string[],
): Promise<Set<string>> {
  if (tokens.length === 0) return new Set();
  const table = { video: contents, page: pages, paywall: paywalls }[kind];
  const found = await tx
    .select({ token: table.token })
    .from(table)
    .where(and(eq(table.channel, channel), inArray(table.token, [...tokens])));
  return new Set(found.map(({ token }) => token));
}

async function deleteSections(tx: Db, channel: string, page: string): Promise<void> {
  for (const table of [sectionItems, sections]) {
    await tx.delete(table).where(and(eq(table.channel, channel), eq(table.page, page)));
  }
}

function toSection(
  row: typeof sections.$inferSelect,
  itemsOf: (section: string, tab: string) => string[],
): CatalogueSection {
  const hasTabs = row.tabs.length > 0;
  const items = itemsOf(row.token, "");
  return {
    token: row.token,
    name: row.name ?? undefined,
    description: row.description ?? undefined,
    role: row.role,
    type: row.type,
    layout: row.layout,
    aspectRatio: row.aspectRatio ?? undefined,
    showDescription: row.showDescription ?? undefined,
    liveUpdate: row.liveUpdate ?? undefined,
    showFilters: row.showFilters ?? undefined,
    body: row.body ?? undefined,
    items: hasTabs || items.length === 0 ? undefined : items,
    tabs: hasTabs
      ? row.tabs.map((tab) => ({ ...tab, items: itemsOf(row.token, tab.token) }))
      : undefined,
    pageSize: row.pageSize,
  };
}
