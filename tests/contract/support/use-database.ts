import { afterAll, beforeAll } from "vitest";
import type { Db, DatabaseConnection } from "../../../provider/db/database.ts";
import { openPostgres } from "../../../provider/db/open-postgres.ts";
import { reseedDatabase } from "../../../provider/seed/seed-database.ts";
import { harbour } from "./catalogue.ts";
import { cheapHasher } from "./cheap-hasher.ts";
import type { TestDatabase, TestPlace } from "./databases.ts";

/** A database for all tests of a suite, with the harbour and its viewers. */
export function useDatabase(database: TestDatabase): () => Db {
  let open: DatabaseConnection | undefined;
  let drop = async () => {};
  beforeAll(async () => {
    const created = await database.create();
    drop = created.drop;
    open = await opened(created.place);
    await reseedDatabase(open.db, { catalogues: [harbour], hasher: cheapHasher });
  }, 120_000);
  afterAll(async () => {
    await open?.close();
    await drop();
  });
  return () => {
    if (!open) throw new Error("The database is open in tests and hooks only.");
    return open.db;
  };
}

async function opened(place: TestPlace): Promise<DatabaseConnection> {
  return place.kind === "postgres" ? openPostgres(place.url) : place.database;
}
