import { eq } from "drizzle-orm";
import { paymentMethods } from "../db/commerce-schema.ts";
import type { Services } from "../services.ts";

/** Deletes a card that was removed at the processor; the viewer must enter another one at the next renewal. */
export async function deleteRemovedCard(
  { db, processor }: Services,
  method: string,
): Promise<void> {
  const isOfIt = eq(paymentMethods.method, method);
  const [saved] = await db.select().from(paymentMethods).where(isOfIt).limit(1);
  if (saved && (await processor?.isCardRemoved(method)))
    await db.delete(paymentMethods).where(isOfIt);
}
