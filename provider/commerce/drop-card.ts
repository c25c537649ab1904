import { eq } from "drizzle-orm";
import { paymentMethods } from "../db/commerce-schema.ts";
import type { Services } from "../services.ts";

/** Forgets a card that was taken away at the processor; renewals ask their viewer for another one. */
export async function dropCard({ db, processor }: Services, method: string): Promise<void> {
  const isOfIt = eq(paymentMethods.method, method);
  const [held] = await db.select().from(paymentMethods).where(isOfIt).limit(1);
  if (held && (await processor?.isCardGone(method))) await db.delete(paymentMethods).where(isOfIt);
}
