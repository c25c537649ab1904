import { readConfiguration } from "./configuration.ts";
import { openDatabaseDirectory } from "./db/open-database-directory.ts";
import { openPostgres } from "./db/open-postgres.ts";
import { argon2idHasher } from "./domain/accounts/passwords.ts";
import { deleteSeededAccounts } from "./seed/viewers/seeded-accounts.ts";

/**
 * `npm run remove-demo-accounts`: deletes the accounts with the public password of the demo from the database of the
 * configuration, with all that is theirs. A provider on a directory must be stopped before.
 */
try {
  const { database } = readConfiguration(process.env);
  if (database.kind === "open") throw new Error("No database is configured.");
  const { db, close } =
    database.kind === "postgres"
      ? await openPostgres(database.url)
      : await openDatabaseDirectory(database.path);
  const removed = await deleteSeededAccounts(db, argon2idHasher).finally(close);
  console.log(removed.length === 0 ? "There are none." : `Removed: ${removed.join(", ")}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exit(1);
}
