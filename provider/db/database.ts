import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** Drizzle over PGlite or PostgreSQL: queries are written once for both. */
export type Db = PgDatabase<PgQueryResultHKT>;

/** An open database and how to close it. `embedded` means that it is ours alone. */
export type DatabaseConnection = { db: Db; embedded: boolean; close: () => Promise<void> };

/**
 * Where data is kept: in a directory, in a PostgreSQL server, or in a database that is open already,
 * which the provider closes in the end.
 */
export type DatabaseLocation =
  | { kind: "directory"; path: string }
  | { kind: "postgres"; url: string }
  | { kind: "open"; database: DatabaseConnection };
