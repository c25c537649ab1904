import { and, count, desc, eq, or, sql } from "drizzle-orm";
import type { ContentRecord } from "../../domain/catalogue/catalogue-records.ts";
import type { Db } from "../database.ts";
import { watchList, watchProgress } from "../lists-schema.ts";
import { contents } from "../schema.ts";
import type { OffsetRange, ItemSlice } from "../sections.ts";

/** Whose lists, and on which channel: a content that is no longer there is in no list. */
export type PersonalListOwner = { id: string; channel: string };

/** A content of a viewer's list; `watched` is how far they have come, in seconds. */
export type PersonalListItem = {
  content: ContentRecord;
  watched: { currentTimeS: number; durationS: number } | null;
};

/** Watched to here, a content is finished. */
const finishedAt = 0.95;

/** Some contents of a watch list, the latest first. */
export async function loadWatchListSlice(
  db: Db,
  owner: PersonalListOwner,
  cut: OffsetRange,
): Promise<ItemSlice<PersonalListItem>> {
  const there = and(eq(contents.channel, owner.channel), eq(contents.token, watchList.content));
  const seen = and(
    eq(watchProgress.viewer, watchList.viewer),
    eq(watchProgress.content, watchList.content),
  );
  const ofViewer = eq(watchList.viewer, owner.id);
  const rows = await db
    .select({ content: contents, watched: watchProgress })
    .from(watchList)
    .innerJoin(contents, there)
    .leftJoin(watchProgress, seen)
    .where(ofViewer)
    .orderBy(desc(watchList.addedAt), watchList.content)
    .limit(cut.limit)
    .offset(cut.offset);
  const counted = db.select({ total: count() }).from(watchList).innerJoin(contents, there);
  const [{ total } = { total: 0 }] = await counted.where(ofViewer);
  return { rows, total };
}

/** Some contents that a viewer has begun and not finished, the one watched last first. */
export async function loadContinueWatchingSlice(
  db: Db,
  owner: PersonalListOwner,
  cut: OffsetRange,
): Promise<ItemSlice<PersonalListItem>> {
  const { currentTimeS, durationS } = watchProgress;
  const there = and(eq(contents.channel, owner.channel), eq(contents.token, watchProgress.content));
  const unfinished = and(
    eq(watchProgress.viewer, owner.id),
    or(eq(durationS, 0), sql`${currentTimeS} < ${durationS} * ${finishedAt}`),
  );
  const rows = await db
    .select({ content: contents, watched: watchProgress })
    .from(watchProgress)
    .innerJoin(contents, there)
    .where(unfinished)
    .orderBy(desc(watchProgress.updatedAt), watchProgress.content)
    .limit(cut.limit)
    .offset(cut.offset);
  const counted = db.select({ total: count() }).from(watchProgress).innerJoin(contents, there);
  const [{ total } = { total: 0 }] = await counted.where(unfinished);
  return { rows, total };
}
