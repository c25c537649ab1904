import { setTimeout as wait } from "node:timers/promises";
import type { MigrationConfig } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import type pg from "pg";
import { isLockTimeout } from "./sql-states.ts";

const lockWaitMs = 1_000;
const pauseMs = 1_000;
const maxAttempts = 60;

/**
 * Runs pending migrations while other processes serve from the database (docs/wire-rules.md K41). Calls queue behind a
 * migration that waits for a lock, which a backup may hold for minutes, so it waits briefly, lets them pass and begins
 * again. Throws when it has not got its locks for two minutes.
 */
export async function migrateBesideCalls(
  client: pg.Client,
  migrations: MigrationConfig,
): Promise<void> {
  await client.query(`set lock_timeout = ${lockWaitMs}`);
  for (let attempt = 1; ; attempt += 1) {
    try {
      await migrate(drizzle(client), migrations);
      return;
    } catch (error) {
      if (attempt === maxAttempts || !isLockTimeout(error)) throw error;
      await wait(pauseMs);
    }
  }
}
