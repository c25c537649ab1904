import type { AdminInputError } from "../../domain/admin/problems.ts";
import type { CataloguePaywall, CataloguePrice } from "../../seed/catalogue-schema.ts";
import type { Db } from "../database.ts";
import { listSoldPrices } from "./admin-paywalls.ts";

/** What a change of a paywall would change of prices that somebody has bought, or is about to buy. */
export async function listChangesOfSoldPrices(
  tx: Db,
  channel: string,
  before: CataloguePaywall,
  after: CataloguePaywall,
): Promise<AdminInputError[]> {
  const sold = await listSoldPrices(tx, channel, before.token);
  if (sold.size === 0) return [];
  const errors: AdminInputError[] = [];
  if (before.currency !== after.currency) {
    errors.push({ pointer: "#/currency", detail: "Prices in this currency have been sold." });
  }
  for (const price of before.prices.filter(({ token }) => sold.has(token))) {
    const index = after.prices.findIndex(({ token }) => token === price.token);
    const present = after.prices[index];
    if (!present) {
      const detail = `The price "${price.token}" has been sold: withdraw it.`;
      errors.push({ pointer: "#/prices", detail });
    } else if (termsOf(price) !== termsOf(present)) {
      const detail = "This price has been sold: withdraw it, and add another one.";
      errors.push({ pointer: `#/prices/${index}`, detail });
    }
  }
  return errors;
}

function termsOf({ amount, period, intervalCount = 1, commitmentCount }: CataloguePrice): string {
  return JSON.stringify([amount, period, intervalCount, commitmentCount ?? null]);
}
