import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import type { OpenDatabase } from "./database.ts";
import { migrations } from "./migrations.ts";

/** Opens PostgreSQL in this process, kept in `path` or (without one) in memory only. */
export async function openPglite(path?: string, template?: Blob): Promise<OpenDatabase> {
  const client = await PGlite.create({ dataDir: path, loadDataDir: template });
  const db = drizzle(client);
  try {
    await migrate(db, migrations);
  } catch (error) {
    await client.close();
    throw error;
  }
  return { db, embedded: true, close: () => client.close() };
}
