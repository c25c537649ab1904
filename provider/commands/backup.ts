import { runDatabaseCommand } from "./run-database-command.ts";
import { writeBackup } from "../backup/write-backup.ts";

// `npm run backup -- FILE`: docs/operations.md, Backup.
const [file] = process.argv.slice(2);
await runDatabaseCommand(async ({ db }) => {
  if (!file) throw new Error("Which file? npm run backup -- marquee.backup");
  return `${await writeBackup(db, file)} rows are in ${file}`;
});
