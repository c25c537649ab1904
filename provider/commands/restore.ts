import { runDatabaseCommand } from "./run-database-command.ts";
import { restoreBackup } from "../backup/restore-backup.ts";

// `npm run restore -- FILE`: docs/operations.md, Backup.
const [file] = process.argv.slice(2);
await runDatabaseCommand(async ({ db, markComplete }) => {
  if (!file) throw new Error("Which file? npm run restore -- marquee.backup");
  const rows = await restoreBackup(db, file);
  markComplete?.();
  return `${rows} rows are restored from ${file}`;
});
