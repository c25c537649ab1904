import { eq, sql } from "drizzle-orm";
import type { StoredRegistrationAnswer } from "../domain/accounts/registration.ts";
import { registrationAnswers } from "./accounts-schema.ts";
import type { Db } from "./database.ts";

/** The form answers of a viewer, those that they skipped too. */
export function findRegistrationAnswers(
  db: Db,
  viewer: string,
): Promise<StoredRegistrationAnswer[]> {
  const { field, value, skipped } = registrationAnswers;
  return db
    .select({ field, value, skipped })
    .from(registrationAnswers)
    .where(eq(registrationAnswers.viewer, viewer));
}

/** Saves form answers, over earlier ones to the same fields. */
export async function saveRegistrationAnswers(
  db: Db,
  viewer: string,
  rows: StoredRegistrationAnswer[],
): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insert(registrationAnswers)
    .values(rows.map((row) => ({ viewer, ...row })))
    .onConflictDoUpdate({
      target: [registrationAnswers.viewer, registrationAnswers.field],
      set: { value: sql`excluded.value`, skipped: sql`excluded.skipped` },
    });
}
