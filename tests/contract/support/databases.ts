import { randomUUID } from "node:crypto";
import pg from "pg";
import { inject } from "vitest";
import type { DatabaseLocation, DatabaseConnection } from "../../../provider/db/database.ts";
import { openPglite } from "../../../provider/db/open-pglite.ts";
import { deleteAdminData } from "../../../provider/db/admin/delete-admin-data.ts";
import { deleteAllEvents } from "../../../provider/db/analytics/expire-events.ts";
import { rateLimits, wrongPasswords } from "../../../provider/db/accounts-schema.ts";
import { channels, databaseMetadata } from "../../../provider/db/schema.ts";
import { isWholeMatrix } from "../../support/matrix.ts";
import { emptyCluster } from "./empty-cluster.ts";

/** The place of a suite's database. */
export type TestPlace = Exclude<DatabaseLocation, { kind: "directory" }>;

/** An empty database for one suite. `drop` deletes it. */
export type TestDatabase = {
  name: string;
  create: () => Promise<{ place: TestPlace; drop: () => Promise<void> }>;
};

/** Loading PGlite takes a second, so the files of a worker share one, which each of them empties. */
let shared: Promise<DatabaseConnection> | undefined;
const openShared = async () => openPglite(undefined, await emptyCluster());

/** PostgreSQL in this process. */
export const pglite: TestDatabase = {
  name: "PGlite",
  create: async () => {
    const { db } = await (shared ??= openShared());
    const drop = async () => {
      await db.delete(channels);
      await db.delete(databaseMetadata);
      await db.delete(rateLimits);
      await db.delete(wrongPasswords);
      await deleteAllEvents(db);
      await deleteAdminData(db);
    };
    await drop();
    const database = { db, embedded: true, close: async () => {} };
    return { place: { kind: "open", database }, drop };
  },
};

/** Time limits of the server, in ms, for a machine under load. The provider's own are shown in postgres.test.ts. */
export const patientLimits = {
  statement_timeout: "60000",
  lock_timeout: "60000",
  idle_in_transaction_session_timeout: "60000",
  query_timeout: "65000",
};

/** A new database of the server, which start-postgres.ts deletes after the run. */
export async function createOnServer(template = "template1") {
  const name = inject("databasePrefix") + randomUUID().slice(0, 8);
  const url = new URL(inject("postgresUrl"));
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`create database ${name} template ${template}`).finally(() => client.end());
  url.pathname = `/${name}`;
  for (const [limit, ms] of Object.entries(patientLimits)) url.searchParams.set(limit, ms);
  return { place: { kind: "postgres" as const, url: url.href }, drop: async () => {} };
}

/** A PostgreSQL server. */
export const postgres: TestDatabase = { name: "PostgreSQL", create: () => createOnServer() };

/**
 * The places where the provider stores its data: tests of data run on both. `npm test` takes PostgreSQL, which owners run.
 * The whole matrix adds PGlite, on which all browser tests run.
 */
export const databases: TestDatabase[] = isWholeMatrix ? [pglite, postgres] : [postgres];

/** For tests that do not depend on the database. */
export const oneDatabase: TestDatabase[] = [pglite];
