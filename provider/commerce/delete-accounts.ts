import { and, eq } from "drizzle-orm";
import { mails, viewers } from "../db/accounts-schema.ts";
import { hasPaymentUnderWay } from "../db/commerce/payments-under-way.ts";
import { lockPurchasesOfViewer } from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import { findViewer, listDueDeletions, lockViewer } from "../db/viewers.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import { providerLog } from "../domain/log.ts";
import type { Services } from "../services.ts";

/** Deletes the accounts whose time has come: docs/provider-api.md PA-365. */
export async function deleteDueAccounts({ db, clock }: Services): Promise<void> {
  const now = new Date(clock.now());
  for (const id of await listDueDeletions(db, now)) {
    await db.transaction(async (tx) => {
      await lockViewer(tx, id);
      const viewer = await findViewer(tx, id);
      // The account was kept meanwhile.
      if (!viewer?.deletionAt || viewer.deletionAt > now) return;
      if (await deleteViewerAccount(tx, viewer)) return;
      providerLog.warn({ viewer: id }, "an account is deleted later: a payment is under way");
    });
  }
}

/**
 * Deletes a viewer with everything that is theirs alone; invoices and gifts stay without them, as bookkeeping requires.
 * False while a payment is under way, which would be lost.
 */
export async function deleteViewerAccount(
  tx: Db,
  { id, channel, email }: Pick<ViewerRecord, "id" | "channel" | "email">,
): Promise<boolean> {
  await lockPurchasesOfViewer(tx, id);
  if (await hasPaymentUnderWay(tx, id)) return false;
  await tx.delete(mails).where(and(eq(mails.channel, channel), eq(mails.to, email)));
  await tx.delete(viewers).where(eq(viewers.id, id));
  return true;
}
