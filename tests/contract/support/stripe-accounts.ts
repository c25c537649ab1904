import { afterAll } from "vitest";
import type { TestDatabase } from "./databases.ts";
import { startStripeServer, type StripeServer } from "./stripe-server.ts";

/** A database whose provider uses a Stripe account that no other database uses. */
export type DatabaseWithStripe = TestDatabase & { stripe: StripeServer };

/** Databases, each with an empty Stripe account, so that suites do not share payments. */
export async function withStripe(databases: TestDatabase[]): Promise<DatabaseWithStripe[]> {
  const servers = await Promise.all(databases.map(() => startStripeServer()));
  afterAll(() => {
    for (const server of servers) server.close();
  });
  return databases.map((database, index) => {
    const stripe = servers[index];
    if (!stripe) throw new Error(`${database.name} has no Stripe account.`);
    return { ...database, stripe };
  });
}
