import { and, asc, eq, inArray, notInArray, or } from "drizzle-orm";
import type { PageRecord } from "../domain/catalogue/catalogue-records.ts";
import type { Db } from "./database.ts";
import { pages, sectionItems } from "./schema.ts";

/** The page of a channel with that token or url. */
export async function findPage(
  db: Db,
  channel: string,
  id: string,
): Promise<PageRecord | undefined> {
  const [found] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.channel, channel), or(eq(pages.token, id), eq(pages.url, id))))
    .limit(1);
  return found;
}

/** All pages of a channel in their order. */
export function listPages(db: Db, channel: string): Promise<PageRecord[]> {
  return db.select().from(pages).where(eq(pages.channel, channel)).orderBy(asc(pages.position));
}

/** The pages of these tokens, in the order of the tokens; unknown ones are left out. */
export async function listPagesByTokens(
  db: Db,
  channel: string,
  tokens: string[],
): Promise<PageRecord[]> {
  if (tokens.length === 0) return [];
  const found = await db
    .select()
    .from(pages)
    .where(and(eq(pages.channel, channel), inArray(pages.token, tokens)));
  const byToken = new Map(found.map((page) => [page.token, page]));
  return tokens.flatMap((token) => byToken.get(token) ?? []);
}

/** The pages of a channel that have one of these names, in their order. */
export async function listPagesByNames(
  db: Db,
  channel: string,
  names: string[],
): Promise<PageRecord[]> {
  if (names.length === 0) return [];
  return db
    .select()
    .from(pages)
    .where(and(eq(pages.channel, channel), inArray(pages.name, names)))
    .orderBy(asc(pages.position));
}

/** The first page, other than those named, that shows a content in one of its rows. */
export async function findTopicPage(
  db: Db,
  channel: string,
  content: string,
  except: string[],
): Promise<string | undefined> {
  const [found] = await db
    .select({ token: pages.token })
    .from(sectionItems)
    .innerJoin(
      pages,
      and(eq(pages.channel, sectionItems.channel), eq(pages.token, sectionItems.page)),
    )
    .where(
      and(
        eq(sectionItems.channel, channel),
        eq(sectionItems.item, content),
        notInArray(pages.token, except),
      ),
    )
    .orderBy(asc(pages.position))
    .limit(1);
  return found?.token;
}
