import { eq } from "drizzle-orm";
import { paymentMethods } from "../db/commerce-schema.ts";
import { updateInvoice, type InvoiceRow } from "../db/commerce/invoices.ts";
import type { PurchaseRow } from "../db/commerce/purchases.ts";
import type { Db } from "../db/database.ts";
import type { ChargeAttempt } from "../domain/commerce/commerce-records.ts";
import type { Services } from "../services.ts";

/**
 * Charges the card of a subscription for an invoice; undefined when it is declined, or there is none. The attempt is
 * stored first: if the response was lost, the request is repeated with the same key and card, and pays once.
 */
export async function chargeInvoice(
  { db, processor }: Services,
  due: PurchaseRow,
  invoice: InvoiceRow,
): Promise<{ payment: string | null } | undefined> {
  const { id, number, amount, attempts } = invoice;
  const tried = invoice.charge ?? (await nextTry(db, due.viewer, invoice, processor?.name));
  await updateInvoice(db, id, { attempts: attempts + 1, charge: tried });
  if (amount === 0) return { payment: null };
  if (!tried || !processor) return undefined;
  const { key, card } = tried;
  const { currency } = due;
  const result = await processor.charge({ key, amount, currency, description: number, card });
  return result.status === "paid" ? { payment: result.payment } : undefined;
}

async function nextTry(
  db: Db,
  viewer: string,
  { id, attempts }: InvoiceRow,
  name: string | undefined,
): Promise<ChargeAttempt | null> {
  const [method] = await db.select().from(paymentMethods).where(eq(paymentMethods.viewer, viewer));
  if (!method || method.processor !== name) return null;
  const { viewer: _viewer, processor: _processor, ...card } = method;
  return { key: `${id}-${attempts + 1}`, card };
}
