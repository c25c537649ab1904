import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import type { OpenDatabase } from "./database.ts";
import { migrations } from "./migrations.ts";

/** Two processes on one database must not migrate at once; the number is ours by choice. */
const migrationLock = 771_177_001;

/** Opens a PostgreSQL database and brings its tables up to date. Throws one line when it can't. */
export async function openPostgres(url: string): Promise<OpenDatabase> {
  const pool = new pg.Pool({ connectionString: url });
  pool.on("error", (error) => console.error(`provider: PostgreSQL: ${error.message}`));
  try {
    await migrateAlone(pool);
  } catch (error) {
    await pool.end();
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database of DATABASE_URL can't be opened: ${reason}`, { cause: error });
  }
  return { db: drizzle(pool), embedded: false, close: () => pool.end() };
}

async function migrateAlone(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [migrationLock]);
    await migrate(drizzle(client), migrations);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [migrationLock]).catch(() => undefined);
    client.release();
  }
}
