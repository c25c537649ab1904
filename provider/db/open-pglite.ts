import { PGlite } from "@electric-sql/pglite";
import { btree_gin } from "@electric-sql/pglite/contrib/btree_gin";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { DatabaseConnection } from "./database.ts";
import { migrations } from "./migrations.ts";
import { reusePreparedStatements } from "./reuse-prepared-statements.ts";

/** What searches are made of: docs/decisions/0051-search-in-postgresql.md. A server has them too. */
export const pgliteExtensions = { btree_gin, fuzzystrmatch, pg_trgm, unaccent };

/** Opens PostgreSQL in this process, kept in `path` or (without one) in memory only. */
export async function openPglite(path?: string, template?: Blob): Promise<DatabaseConnection> {
  const client = await PGlite.create({
    dataDir: path,
    loadDataDir: template,
    extensions: pgliteExtensions,
  });
  const db = drizzle(client);
  try {
    await migrate(db, migrations);
  } catch (error) {
    await client.close();
    throw error;
  }
  reusePreparedStatements(client);
  return { db, embedded: true, close: () => client.close() };
}
