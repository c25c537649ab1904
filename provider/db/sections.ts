import { and, asc, eq } from "drizzle-orm";
import type { SectionRecord } from "../domain/catalogue/catalogue-records.ts";
import type { Db } from "./database.ts";
import { sectionItems, sections } from "./schema.ts";

/** A slice of a list with the length of the whole. */
export type ItemSlice<T> = { rows: T[]; total: number };
export type OffsetRange = { offset: number; limit: number };

/** Some rows of a page in order. */
export async function listSections(
  db: Db,
  channel: string,
  page: string,
  cut: OffsetRange,
): Promise<ItemSlice<SectionRecord>> {
  const ofPage = and(eq(sections.channel, channel), eq(sections.page, page));
  const rows = await db
    .select()
    .from(sections)
    .where(ofPage)
    .orderBy(asc(sections.position))
    .limit(cut.limit)
    .offset(cut.offset);
  return { rows, total: await db.$count(sections, ofPage) };
}

/** The row of a page with that token. */
export async function findSection(
  db: Db,
  channel: string,
  page: string,
  token: string,
): Promise<SectionRecord | undefined> {
  const [found] = await db
    .select()
    .from(sections)
    .where(and(eq(sections.channel, channel), eq(sections.page, page), eq(sections.token, token)))
    .limit(1);
  return found;
}

/** Some item tokens of a row in order; `tab` is empty for a row without tabs. */
export async function listSectionItemTokens(
  db: Db,
  channel: string,
  section: SectionRecord,
  tab: string,
  cut: OffsetRange,
): Promise<ItemSlice<string>> {
  const ofTab = and(
    eq(sectionItems.channel, channel),
    eq(sectionItems.page, section.page),
    eq(sectionItems.section, section.token),
    eq(sectionItems.tab, tab),
  );
  const rows = await db
    .select({ item: sectionItems.item })
    .from(sectionItems)
    .where(ofTab)
    .orderBy(asc(sectionItems.position))
    .limit(cut.limit)
    .offset(cut.offset);
  return { rows: rows.map(({ item }) => item), total: await db.$count(sectionItems, ofTab) };
}
