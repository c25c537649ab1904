import { afterEach, describe, expect, it } from "vitest";
import { viewers } from "../../provider/db/accounts-schema.ts";
import { issueAccessToken } from "../../provider/db/access-tokens.ts";
import { accessLedger, invoices, purchases } from "../../provider/db/commerce-schema.ts";
import { findPromo } from "../../provider/db/commerce/paywalls-and-promos.ts";
import { updateCheckoutSessionRow } from "../../provider/db/commerce/checkout-sessions.ts";
import type { Db } from "../../provider/db/database.ts";
import { openPostgres } from "../../provider/db/open-postgres.ts";
import { startProvider } from "../../provider/start-provider.ts";
import { site } from "./support/accounts.ts";
import { databases, type TestDatabase } from "./support/databases.ts";
import { paidHarbour } from "./support/paid-harbour.ts";
import { shopOf } from "./support/payments.ts";
import { clientOf, usualOptions } from "./support/provider.ts";

const many = 50;
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A provider, and its database. */
async function start(database: TestDatabase) {
  const { place, drop } = await database.create();
  closing.unshift(drop);
  const options = { ...usualOptions, catalogues: [paidHarbour], port: 0, consolePort: 0 };
  const running = await startProvider({ ...options, database: place });
  closing.unshift(running.close);
  const { db, close } =
    place.kind === "open"
      ? { db: place.database.db, close: () => {} }
      : await openPostgres(place.url);
  closing.unshift(close);
  return {
    db,
    origin: running.origin,
    shop: shopOf(
      clientOf(
        () => running.origin,
        () => running.console?.origin ?? "",
      ),
    ),
  };
}

/** Signed-in viewers, as their headers. */
async function crowd(db: Db): Promise<Record<string, string>[]> {
  const now = Date.now();
  const people = Array.from({ length: many }, (_, index) => ({
    id: `crowd-${index}`,
    token: `crowd-${index}`,
    channel: "harbour",
    email: `crowd-${index}@quay.example`,
    firstName: "Nora",
    lastName: "Quay",
    alerts: 0,
    createdAt: new Date(now),
  }));
  await db.insert(viewers).values(people);
  const tokens = [];
  for (const { id } of people) tokens.push(await issueAccessToken(db, id, now));
  return tokens.map(({ accessToken }) => ({ Authorization: `Bearer ${accessToken}` }));
}

describe.each(databases)("simultaneous payments on $name", { timeout: 120_000 }, (database) => {
  it("R16: fifty confirmations of a paid session that was not yet granted grant exactly once", async () => {
    const { db, origin, shop } = await start(database);
    const { sessionId } = await shop.open(shop.start("viewer", "crew/crew-month"));
    await updateCheckoutSessionRow(db, sessionId, { status: "paid", paidAt: new Date() });
    const headers = await shop.as("viewer");
    const address = `${origin}/ch/harbour/sessions/${sessionId}/purchase-details`;
    const responses = await Promise.all(
      Array.from({ length: many }, () => fetch(address, { headers })),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await db.select().from(purchases)).toHaveLength(1);
    expect(await db.select().from(invoices)).toHaveLength(1);
    const granted = await db.select().from(accessLedger);
    expect(granted.filter(({ why }) => why === "purchase")).toHaveLength(1);
    expect(await shop.watch("viewer")).toBe(200);
  });

  it("R17: fifty simultaneous uses of a code with ten uses take exactly ten", async () => {
    const { db, origin } = await start(database);
    const people = await crowd(db);
    const body = JSON.stringify({
      promo: "ten",
      success_url: `${site}/payment/confirm`,
      cancel_url: `${site}/`,
    });
    const responses = await Promise.all(
      people.map((headers) =>
        fetch(`${origin}/ch/harbour/paywalls/crew/crew-month`, {
          method: "POST",
          headers: { ...headers, "Content-Type": "application/json" },
          body,
        }),
      ),
    );
    const withStatus = (wanted: number) => responses.filter(({ status }) => status === wanted);
    expect([withStatus(200).length, withStatus(422).length]).toEqual([10, 40]);
    expect(await findPromo(db, "harbour", "TEN")).toMatchObject({ uses: 10, maxUses: 10 });
  });
});
