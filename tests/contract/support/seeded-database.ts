import { fileURLToPath } from "node:url";
import pg from "pg";
import { inject } from "vitest";
import { seededCatalogues } from "../../../provider/seed/seeded-catalogues.ts";
import { startProvider } from "../../../provider/start-provider.ts";
import { createOnServer, postgres, type TestDatabase } from "./databases.ts";
import { usualOptions } from "./provider.ts";
import { world } from "./relevance/films.ts";

/** The options of a provider with all seeded channels, and with the films of the relevance tests. */
export const seededOptions = {
  catalogues: [...seededCatalogues, world],
  assetsDir: fileURLToPath(new URL("../../../provider/assets", import.meta.url)),
};

/** Workers of a run wait for the one that seeds. The number is an arbitrary lock id. */
const seedLock = 771_177_002;

/**
 * A database with the seeded channels, for a provider with `seededOptions`. On PostgreSQL it is a copy of one
 * that is seeded once in a run, because seeding takes 16 seconds of a processor.
 */
export function seeded(database: TestDatabase): TestDatabase {
  if (database !== postgres) return database;
  return { ...database, create: async () => createOnServer(await seededTemplate()) };
}

async function seededTemplate(): Promise<string> {
  const name = `${inject("databasePrefix")}seeded`;
  const client = new pg.Client({ connectionString: inject("postgresUrl") });
  await client.connect();
  try {
    // The lock ends with the connection.
    await client.query("select pg_advisory_lock($1)", [seedLock]);
    const found = await client.query("select from pg_database where datname = $1", [name]);
    if (found.rowCount === 0) await seedAs(name, client);
    return name;
  } finally {
    await client.end();
  }
}

/** A database has the name once it is complete. */
async function seedAs(name: string, client: pg.Client): Promise<void> {
  const { place } = await createOnServer();
  const provider = await startProvider({
    ...usualOptions,
    ...seededOptions,
    port: 0,
    database: place,
  });
  await provider.close();
  const [, made = ""] = new URL(place.url).pathname.split("/");
  await client.query(`alter database ${made} rename to ${name}`);
}
