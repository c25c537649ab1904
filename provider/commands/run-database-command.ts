import { readConfiguration } from "../configuration.ts";
import type { DatabaseConnection } from "../db/database.ts";
import { openDatabaseDirectory } from "../db/open-database-directory.ts";
import { openPostgres } from "../db/open-postgres.ts";

/**
 * Opens the database of the configuration for a command, which closes it. That of a directory requires that its provider
 * has stopped; `markComplete` says that its content is whole.
 */
export async function openConfiguredDatabase(
  source: Record<string, string | undefined>,
): Promise<DatabaseConnection & { markComplete?: () => void }> {
  const { database } = readConfiguration(source);
  if (database.kind === "postgres") return openPostgres(database.url);
  if (database.kind === "directory") return openDatabaseDirectory(database.path);
  return database.database;
}

/** Runs a command, and ends the process with 1 and one line where it fails. */
export async function runDatabaseCommand(
  command: (database: DatabaseConnection & { markComplete?: () => void }) => Promise<string>,
): Promise<void> {
  try {
    const database = await openConfiguredDatabase(process.env);
    process.stdout.write(`${await command(database).finally(database.close)}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
