import { runDatabaseCommand } from "./run-database-command.ts";
import { argon2idHasher } from "../domain/accounts/passwords.ts";
import { deleteSeededAccounts } from "../seed/viewers/seeded-accounts.ts";

// `npm run remove-demo-accounts`: docs/operations.md, Database.
await runDatabaseCommand(async ({ db }) => {
  const removed = await deleteSeededAccounts(db, argon2idHasher);
  return removed.length === 0 ? "There are none." : `Removed: ${removed.join(", ")}`;
});
