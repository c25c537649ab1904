import { readConfiguration } from "../configuration.ts";
import { openDatabase, type OpenedDatabase } from "../db/open-database.ts";

/**
 * Runs a command on the database of the configuration, and prints its result. Ends the process with 1 and one line where
 * it fails. A provider on a directory must be stopped before.
 */
export async function runDatabaseCommand(
  command: (database: OpenedDatabase) => Promise<string>,
): Promise<void> {
  try {
    const database = await openDatabase(readConfiguration(process.env).database);
    process.stdout.write(`${await command(database).finally(database.close)}\n`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}
