import { eq, sql } from "drizzle-orm";
import type { RegistrationAnswer } from "../domain/accounts/registration.ts";
import { registrationAnswers } from "./accounts-schema.ts";
import type { Db } from "./database.ts";

/** What a viewer answered, or left out. */
export function findRegistrationAnswers(db: Db, viewer: string): Promise<RegistrationAnswer[]> {
  const { field, value, skipped } = registrationAnswers;
  return db
    .select({ field, value, skipped })
    .from(registrationAnswers)
    .where(eq(registrationAnswers.viewer, viewer));
}

/** Keeps answers, over earlier ones to the same fields. */
export async function saveRegistrationAnswers(
  db: Db,
  viewer: string,
  answers: RegistrationAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  await db
    .insert(registrationAnswers)
    .values(answers.map((answer) => ({ viewer, ...answer })))
    .onConflictDoUpdate({
      target: [registrationAnswers.viewer, registrationAnswers.field],
      set: { value: sql`excluded.value`, skipped: sql`excluded.skipped` },
    });
}
