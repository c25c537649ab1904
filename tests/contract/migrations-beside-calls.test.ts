import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { expect, it, onTestFinished } from "vitest";
import { migrateBesideCalls } from "../../provider/db/migrate-beside-calls.ts";
import { postgres } from "./support/databases.ts";

/** A folder with one migration. */
async function writeMigration(sql: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "marquee-migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, "meta"));
  const entry = { idx: 0, version: "7", when: 1, tag: "0000_only", breakpoints: true };
  const journal = { version: "7", dialect: "postgresql", entries: [entry] };
  await writeFile(join(folder, "meta", "_journal.json"), JSON.stringify(journal));
  await writeFile(join(folder, "0000_only.sql"), sql);
  return folder;
}

/** Makes connections to one new database. */
async function newDatabase() {
  const { place } = await postgres.create();
  if (place.kind !== "postgres") throw new Error("expected a server's database");
  return async (): Promise<pg.Client> => {
    const client = new pg.Client({ connectionString: place.url });
    await client.connect();
    onTestFinished(() => client.end());
    return client;
  };
}

it("K41: calls pass while a migration cannot have its lock, and it ends when it can", async () => {
  const migrationsFolder = await writeMigration("alter table posts add column title text");
  const connect = await newDatabase();
  const [backup, call, migrator] = [await connect(), await connect(), await connect()];
  await call.query("create table posts (id int)");
  await backup.query("begin");
  await backup.query("lock table posts in access share mode");

  const migrated = migrateBesideCalls(migrator, { migrationsFolder });
  const waiting = "select from pg_locks where not granted and relation = 'posts'::regclass";
  const isWaiting = async () => (await backup.query(waiting)).rowCount === 1;
  await expect.poll(isWaiting, { interval: 20, timeout: 30_000 }).toBe(true);
  expect((await call.query("select id from posts")).rowCount).toBe(0);

  await backup.query("commit");
  await migrated;
  expect((await call.query("select title from posts")).rowCount).toBe(0);
});

it("K41: a migration that fails otherwise is not repeated", async () => {
  const migrationsFolder = await writeMigration("alter table missing add column title text");
  const connect = await newDatabase();
  const migrator = await connect();
  await expect(migrateBesideCalls(migrator, { migrationsFolder })).rejects.toMatchObject({
    cause: { code: "42P01" },
  });
});
