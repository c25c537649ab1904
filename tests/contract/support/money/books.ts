import { inArray } from "drizzle-orm";
import {
  accessLedger,
  checkoutSessions,
  gifts,
  invoices,
  purchases,
} from "../../../../provider/db/commerce-schema.ts";
import type { Db } from "../../../../provider/db/database.ts";
import { promoCodes, promoUses } from "../../../../provider/db/offers-schema.ts";
import {
  priceSwitches,
  refunds,
} from "../../../../provider/db/refunds-and-price-changes-schema.ts";
import type { Shop } from "./shop.ts";

/** All stored data about the payments of two viewers, at one moment. */
export type Books = Awaited<ReturnType<typeof readBooks>>;

/** Reads them as of one moment, whatever is written meanwhile. */
export async function readBooks({ db, people, codes, now }: Shop) {
  const at = now();
  const read = async (tx: Db) => {
    const bills = await tx.select().from(invoices).where(inArray(invoices.viewer, people));
    const bought = await tx.select().from(purchases).where(inArray(purchases.viewer, people));
    const sessions = checkoutSessions;
    const giftsTable = gifts;
    const names = Object.values(codes);
    return {
      at,
      bills,
      bought,
      sessions: await tx.select().from(sessions).where(inArray(sessions.viewer, people)),
      gifts: await tx.select().from(giftsTable).where(inArray(giftsTable.buyer, people)),
      ledger: await tx.select().from(accessLedger).where(inArray(accessLedger.viewer, people)),
      codes: await tx.select().from(promoCodes).where(inArray(promoCodes.code, names)),
      uses: await tx.select().from(promoUses).where(inArray(promoUses.code, names)),
      refunds: await tx
        .select()
        .from(refunds)
        .where(inArray(refunds.invoice, idsOf(bills))),
      switches: await tx
        .select()
        .from(priceSwitches)
        .where(inArray(priceSwitches.purchase, idsOf(bought))),
    };
  };
  return db.transaction(read, { isolationLevel: "repeatable read" });
}

function idsOf(rows: { id: string }[]): string[] {
  return rows.length === 0 ? [""] : rows.map(({ id }) => id);
}
