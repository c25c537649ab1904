import type { DatabaseConnection, DatabaseLocation } from "./database.ts";
import { openDatabaseDirectory } from "./open-database-directory.ts";
import { openPostgres } from "./open-postgres.ts";

/** An open database. One in a directory has `markComplete`, which says that its content is whole. */
export type OpenedDatabase = DatabaseConnection & { markComplete?: () => void };

/** Opens a database for this process. Throws one line where another process has its directory, or it cannot be reached. */
export async function openDatabase(location: DatabaseLocation): Promise<OpenedDatabase> {
  if (location.kind === "postgres") return openPostgres(location.url);
  if (location.kind === "directory") return openDatabaseDirectory(location.path);
  return location.database;
}
