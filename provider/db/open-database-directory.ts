import { existsSync, renameSync, writeFileSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import type { DatabaseConnection } from "./database.ts";
import { lockDirectory } from "./directory-lock.ts";
import { openPglite } from "./open-pglite.ts";

/** Stands in a directory once its first seed is complete. */
const completeMark = "marquee-complete";

/** An embedded database in a directory; `markComplete` says that its first seed is in. */
export type DirectoryDatabase = DatabaseConnection & { markComplete: () => void };

/**
 * Opens `{dataDir}/pglite` for this process alone. A directory whose first seed was interrupted is
 * set aside as `pglite.unfinished-{time}` and made again. Throws when another process has it.
 */
export async function openDatabaseDirectory(dataDir: string): Promise<DirectoryDatabase> {
  const unlock = await lockDirectory(dataDir);
  const path = join(dataDir, "pglite");
  try {
    setAsideIfHalfMade(path);
    await mkdir(path, { recursive: true });
    const opened = await openPglite(path);
    return {
      ...opened,
      close: () => opened.close().finally(unlock),
      markComplete: () => writeFileSync(join(path, completeMark), ""),
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function setAsideIfHalfMade(path: string): void {
  if (!existsSync(path) || existsSync(join(path, completeMark))) return;
  renameSync(path, `${path}.unfinished-${Date.now()}`);
}
