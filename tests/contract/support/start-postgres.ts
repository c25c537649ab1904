import { randomUUID } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- it extends Vitest's own.
  interface ProvidedContext {
    /** A database of the PostgreSQL server on which suites create their databases. */
    postgresUrl: string;
    /** The prefix of their names. */
    databasePrefix: string;
  }
}

/**
 * The PostgreSQL server of a test run: that of `DATABASE_URL`, otherwise the one that npm installed.
 * Without any, the run fails here and says what to do.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const configuredUrl = process.env.DATABASE_URL;
  const server = configuredUrl ? undefined : await startPostgres().catch(fail);
  const url = server?.url ?? configuredUrl ?? "";
  const prefix = `marquee_test_${randomUUID().slice(0, 8)}_`;
  project.provide("postgresUrl", url);
  project.provide("databasePrefix", prefix);
  return () => (server ? server.stop() : dropDatabases(url, prefix));
}

function fail(cause: unknown): never {
  const advice = "Set DATABASE_URL to a PostgreSQL server on which databases may be created.";
  throw new Error(`The contract needs PostgreSQL, and none could be started. ${advice}`, { cause });
}

async function dropDatabases(url: string, prefix: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const found = await client.query<{ datname: string }>("select datname from pg_database");
  for (const { datname } of found.rows) {
    if (datname.startsWith(prefix)) await client.query(`drop database ${datname} with (force)`);
  }
  await client.end();
}
