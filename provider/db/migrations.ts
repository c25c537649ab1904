import { fileURLToPath } from "node:url";

/** The committed SQL, run in order on every start. */
export const migrations = {
  migrationsFolder: fileURLToPath(new URL("./migrations", import.meta.url)),
};
