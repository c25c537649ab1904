import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { providerLog } from "../domain/log.ts";
import type { DatabaseConnection } from "./database.ts";
import { migrateBesideCalls } from "./migrate-beside-calls.ts";
import { migrations } from "./migrations.ts";
import { namePreparedStatements } from "./name-prepared-statements.ts";

/** Two processes on one database must not migrate at once; the number is ours by choice. */
const migrationLock = 771_177_001;

/**
 * How long PostgreSQL is waited for, in ms: docs/operations.md, Database. Those that PostgreSQL
 * itself keeps may be set in the query of `DATABASE_URL`.
 */
const timeouts = {
  connectionTimeoutMillis: 3_000,
  statement_timeout: 5_000,
  lock_timeout: 3_000,
  idle_in_transaction_session_timeout: 10_000,
  // A server that says nothing at all does not end its statements either.
  query_timeout: 6_000,
  keepAlive: true,
};

/** Another process may be migrating: its whole work is waited for. */
const patience = { statement_timeout: 120_000, lock_timeout: 120_000, query_timeout: 125_000 };

/** Opens a PostgreSQL database and brings its tables up to date. Throws one line when it can't. */
export async function openPostgres(url: string): Promise<DatabaseConnection> {
  try {
    await migrateAlone(url);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database of DATABASE_URL can't be opened: ${reason}`, { cause: error });
  }
  const pool = new pg.Pool({ connectionString: url, ...timeouts });
  // Without a listener of its own a connection that ends in a transaction would end the process.
  pool.on("connect", (client) => client.on("error", logLostConnection));
  pool.on("error", () => {});
  if (supportsNamedStatements(url)) namePreparedStatements(pool);
  return { db: drizzle(pool), embedded: false, close: () => pool.end() };
}

/** A pooler that gives each transaction another connection may not know names: docs/operations.md, Database. */
function supportsNamedStatements(url: string): boolean {
  return !/[?&]named_statements=off(&|$)/.test(url);
}

async function migrateAlone(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, ...timeouts, ...patience });
  client.on("error", logLostConnection);
  try {
    await client.connect();
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrateBesideCalls(client, migrations);
  } finally {
    // The lock ends with the connection.
    await client.end();
  }
}

function logLostConnection(error: Error): void {
  providerLog.error({ err: error }, "a connection to PostgreSQL was lost");
}
