import { and, eq } from "drizzle-orm";
import type { ViewerProgress } from "../../domain/lists/viewer-progress.ts";
import { watchProgress } from "../lists-schema.ts";
import type { Db } from "../database.ts";

/** How far a viewer is in a content: its token, and seconds. */
export type ContentProgress = ViewerProgress & { content: string };

/** The newest position counts, whichever device it came from. */
export async function saveProgress(
  db: Db,
  viewer: string,
  { content, ...progress }: ContentProgress,
  now: Date,
): Promise<void> {
  const facts = { ...progress, updatedAt: now };
  await db
    .insert(watchProgress)
    .values({ viewer, content, ...facts })
    .onConflictDoUpdate({ target: [watchProgress.viewer, watchProgress.content], set: facts });
}

/** Nothing is known afterwards of how far the viewer was. */
export async function deleteProgress(db: Db, viewer: string, content: string): Promise<void> {
  await db.delete(watchProgress).where(isOf(viewer, content));
}

/** How far a viewer is in one content. */
export async function findProgress(
  db: Db,
  viewer: string,
  content: string,
): Promise<ContentProgress | undefined> {
  const [found] = await db
    .select(columns)
    .from(watchProgress)
    .where(isOf(viewer, content))
    .limit(1);
  return found;
}

const columns = {
  content: watchProgress.content,
  currentTimeS: watchProgress.currentTimeS,
  durationS: watchProgress.durationS,
};

function isOf(viewer: string, content: string) {
  return and(eq(watchProgress.viewer, viewer), eq(watchProgress.content, content));
}
