import { eq } from "drizzle-orm";
import type { Db } from "./database.ts";
import { facts } from "./schema.ts";

/** A fact about the database, or undefined when it was never written. */
export async function readFact(db: Db, key: string): Promise<string | undefined> {
  const [found] = await db.select().from(facts).where(eq(facts.key, key)).limit(1);
  return found?.value;
}

/** Writes a fact, over an earlier one of that key. */
export async function writeFact(db: Db, key: string, value: string): Promise<void> {
  await db
    .insert(facts)
    .values({ key, value })
    .onConflictDoUpdate({ target: facts.key, set: { value } });
}

/** Writes a fact unless there is one of that key, and answers the one that holds. */
export async function keepFact(db: Db, key: string, value: string): Promise<string> {
  await db.insert(facts).values({ key, value }).onConflictDoNothing();
  return (await readFact(db, key)) ?? value;
}
