import { and, eq } from "drizzle-orm";
import type { WatchedPosition } from "../../domain/lists/watched-position.ts";
import { watchProgress } from "../lists-schema.ts";
import type { Db } from "../database.ts";

/** How far a viewer is in a content: its token, and seconds. */
export type ContentProgress = WatchedPosition & { content: string };

/** The newest position counts, whichever device it came from. */
export async function saveContentProgress(
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
export async function deleteContentProgress(
  db: Db,
  viewer: string,
  content: string,
): Promise<void> {
  await db.delete(watchProgress).where(isOf(viewer, content));
}

/** How far a viewer is in one content. */
export async function findContentProgress(
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
