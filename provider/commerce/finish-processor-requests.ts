import { findInvoice } from "../db/commerce/invoices.ts";
import { claimDuePriceChanges } from "../db/commerce/price-changes.ts";
import { claimDueRefunds } from "../db/commerce/refunds.ts";
import { providerLog } from "../domain/log.ts";
import type { Services } from "../services.ts";
import { processorLeaseMs } from "./processor-retry.ts";
import { chargePriceChange } from "./charge-price-change.ts";
import { completeRefund } from "./refund-invoice.ts";

/**
 * Completes requests to the processor whose response was not stored: the process ended
 * before it, or the connection did. The same key is sent again, so that nothing is paid twice.
 */
export async function finishPendingProcessorRequests(services: Services): Promise<void> {
  const { db } = services;
  const now = Date.now();
  const [real, until] = [new Date(now), new Date(now + processorLeaseMs)];
  for (const wanted of await claimDuePriceChanges(db, real, until)) {
    await chargePriceChange(services, wanted).catch((error: unknown) => {
      providerLog.error(
        { err: error, switch: wanted.id },
        "a change of price will be requested again",
      );
    });
  }
  for (const wanted of await claimDueRefunds(db, real, until)) {
    const invoice = await findInvoice(db, wanted.invoice);
    if (!invoice) continue;
    await completeRefund(services, wanted, invoice).catch((error: unknown) => {
      providerLog.error({ err: error, refund: wanted.id }, "a refund will be requested again");
    });
  }
}
