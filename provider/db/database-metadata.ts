import { eq } from "drizzle-orm";
import type { Db } from "./database.ts";
import { databaseMetadata } from "./schema.ts";

/** A value about the database itself, or undefined when it was never written. */
export async function readDatabaseMetadata(db: Db, key: string): Promise<string | undefined> {
  const [found] = await db
    .select()
    .from(databaseMetadata)
    .where(eq(databaseMetadata.key, key))
    .limit(1);
  return found?.value;
}

/** Writes a value, over an earlier one of that key. */
export async function writeDatabaseMetadata(db: Db, key: string, value: string): Promise<void> {
  await db
    .insert(databaseMetadata)
    .values({ key, value })
    .onConflictDoUpdate({ target: databaseMetadata.key, set: { value } });
}

/** Writes a value unless there is one of that key, and returns the stored one. */
export async function writeDatabaseMetadataOnce(
  db: Db,
  key: string,
  value: string,
): Promise<string> {
  await db.insert(databaseMetadata).values({ key, value }).onConflictDoNothing();
  return (await readDatabaseMetadata(db, key)) ?? value;
}
