import { and, asc, desc, eq, gt, lt, lte, sql } from "drizzle-orm";
import type { CataloguePage } from "../../seed/catalogue-schema.ts";
import { pageDrafts, pageRevisions } from "../admin-schema.ts";
import type { Db } from "../database.ts";
import { channels, pages } from "../schema.ts";

/** So many revisions of a page are stored at most. */
const maxRevisions = 100;

export type PageDraftRow = typeof pageDrafts.$inferSelect;
export type PageRevisionRow = typeof pageRevisions.$inferSelect;

/** Lets one change of a channel's pages at a time go on; false where there is no such channel. */
export async function lockPagesOfChannel(tx: Db, channel: string): Promise<boolean> {
  const found = await tx
    .select({ token: channels.token })
    .from(channels)
    .where(eq(channels.token, channel))
    .for("no key update");
  return found.length > 0;
}

/** The draft of a page. */
export async function findPageDraft(
  db: Db,
  channel: string,
  token: string,
): Promise<PageDraftRow | undefined> {
  const [found] = await db
    .select()
    .from(pageDrafts)
    .where(ofPage(pageDrafts, channel, token));
  return found;
}

/** Saves a draft in place of the one before. */
export async function savePageDraft(
  tx: Db,
  channel: string,
  document: CataloguePage,
  by: { updatedAt: Date; updatedBy: string },
): Promise<void> {
  const { token } = document;
  await tx
    .insert(pageDrafts)
    .values({ channel, token, document, ...by })
    .onConflictDoUpdate({
      target: [pageDrafts.channel, pageDrafts.token],
      set: { document, ...by, version: sql`nextval('resource_versions')` },
    });
}

/** Discards a draft. */
export async function deletePageDraft(tx: Db, channel: string, token: string): Promise<void> {
  await tx.delete(pageDrafts).where(ofPage(pageDrafts, channel, token));
}

/** Tokens and states of a channel's pages after that token: those that are published, and drafts. */
export function listPagesWithDrafts(
  db: Db,
  channel: string,
  page: { after: string | undefined; limit: number },
) {
  const drafts = db.select().from(pageDrafts).where(eq(pageDrafts.channel, channel)).as("drafts");
  const published = db.select().from(pages).where(eq(pages.channel, channel)).as("published");
  const token = sql<string>`coalesce(${published.token}, ${drafts.token})`;
  return db
    .select({
      token,
      name: sql<string>`coalesce(${drafts.document}->>'name', ${published.name})`,
      url: sql<string>`coalesce(${drafts.document}->>'url', ${published.url})`,
      isDraft: sql<boolean>`${drafts.token} is not null`,
      isPublished: sql<boolean>`${published.token} is not null`,
    })
    .from(published)
    .fullJoin(drafts, eq(drafts.token, published.token))
    .where(page.after === undefined ? undefined : gt(token, page.after))
    .orderBy(asc(token))
    .limit(page.limit);
}

/** Revisions of a page before that number, the latest first. */
export function listPageRevisions(
  db: Db,
  channel: string,
  token: string,
  page: { before: number | undefined; limit: number },
): Promise<PageRevisionRow[]> {
  const before = page.before === undefined ? undefined : lt(pageRevisions.number, page.before);
  return db
    .select()
    .from(pageRevisions)
    .where(and(ofPage(pageRevisions, channel, token), before))
    .orderBy(desc(pageRevisions.number))
    .limit(page.limit);
}

/** One revision. */
export async function findPageRevision(
  db: Db,
  channel: string,
  token: string,
  number: number,
): Promise<PageRevisionRow | undefined> {
  const [found] = await db
    .select()
    .from(pageRevisions)
    .where(and(ofPage(pageRevisions, channel, token), eq(pageRevisions.number, number)));
  return found;
}

/** Adds a revision, the latest, and deletes the oldest where there are too many. Its number, from 1. */
export async function addPageRevision(
  tx: Db,
  revision: Omit<PageRevisionRow, "number">,
): Promise<number> {
  const { channel, token } = revision;
  const [latest] = await listPageRevisions(tx, channel, token, { before: undefined, limit: 1 });
  const number = (latest?.number ?? 0) + 1;
  await tx.insert(pageRevisions).values({ ...revision, number });
  const isOld = lte(pageRevisions.number, number - maxRevisions);
  await tx.delete(pageRevisions).where(and(ofPage(pageRevisions, channel, token), isOld));
  return number;
}

/** Deletes all revisions of a page. */
export async function deletePageRevisions(tx: Db, channel: string, token: string): Promise<void> {
  await tx.delete(pageRevisions).where(ofPage(pageRevisions, channel, token));
}

function ofPage(table: typeof pageDrafts | typeof pageRevisions, channel: string, token: string) {
  return and(eq(table.channel, channel), eq(table.token, token));
}
