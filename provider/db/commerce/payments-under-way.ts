import { and, eq, inArray, isNotNull, isNull, or } from "drizzle-orm";
import { checkoutSessions, invoices, purchases } from "../commerce-schema.ts";
import type { Db } from "../database.ts";
import { priceSwitches } from "../refunds-and-price-changes-schema.ts";

/** Whether money of a viewer may be on its way: a charge, a checkout that can still be paid, a change of price. */
export async function hasPaymentUnderWay(db: Db, viewer: string): Promise<boolean> {
  const isUnsettled = or(
    inArray(checkoutSessions.status, ["open", "processing"]),
    and(
      eq(checkoutSessions.status, "paid"),
      isNull(checkoutSessions.fulfilledAt),
      inArray(checkoutSessions.action, ["checkout", "gift"]),
    ),
  );
  const [charged, checkout, priceChange] = await Promise.all([
    db.$count(invoices, and(eq(invoices.viewer, viewer), isNotNull(invoices.charge))),
    db.$count(checkoutSessions, and(eq(checkoutSessions.viewer, viewer), isUnsettled)),
    db
      .select({ id: priceSwitches.id })
      .from(priceSwitches)
      .innerJoin(purchases, eq(purchases.id, priceSwitches.purchase))
      .where(and(eq(purchases.viewer, viewer), eq(priceSwitches.status, "wanted")))
      .limit(1),
  ]);
  return charged > 0 || checkout > 0 || priceChange.length > 0;
}
