import { eq } from "drizzle-orm";
import type { Db } from "../database.ts";
import { watchProgress } from "../lists-schema.ts";

/** How far a viewer has watched one content, in seconds. */
export type WatchProgressEntry = { content: string; currentTimeS: number; durationS: number };

/** How far a viewer has watched each content. */
export function listWatchProgress(db: Db, viewer: string): Promise<WatchProgressEntry[]> {
  const { content, currentTimeS, durationS } = watchProgress;
  return db
    .select({ content, currentTimeS, durationS })
    .from(watchProgress)
    .where(eq(watchProgress.viewer, viewer));
}
