import { mkdtemp, readdir, readFile, rm, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { restoreBackup } from "../../provider/backup/restore-backup.ts";
import { writeBackup } from "../../provider/backup/write-backup.ts";
import type { Db } from "../../provider/db/database.ts";
import { openPglite } from "../../provider/db/open-pglite.ts";
import { channels } from "../../provider/db/schema.ts";
import { databases } from "./support/databases.ts";
import { emptyCluster } from "./support/empty-cluster.ts";
import { useDatabase } from "./support/use-database.ts";

describe.each(databases)("a backup of $name", { timeout: 120_000 }, (database) => {
  const db = useDatabase(database);
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "marquee-backup-"));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const backUp = async (from: Db, name = "marquee.backup") => {
    const file = join(folder, name);
    await writeBackup(from, file);
    return file;
  };
  const openEmpty = async (): Promise<Db> => {
    const target = await openPglite(undefined, await emptyCluster());
    onTestFinished(target.close);
    return target.db;
  };
  const linesOf = async (file: string) =>
    gunzipSync(await readFile(file))
      .toString()
      .split("\n");

  it("K33: restored into a new database it is the same rows", async () => {
    await db().execute(
      sql`create table events_20200101 partition of events for values from ('2020-01-01') to ('2020-01-02')`,
    );
    onTestFinished(async () => void (await db().execute(sql`drop table events_20200101`)));
    const file = await backUp(db());
    const target = await openEmpty();
    await restoreBackup(target, file);
    const again = await backUp(target, "again.backup");
    const [first, second] = [await linesOf(file), await linesOf(again)];
    expect(first.length).toBeGreaterThan(200);
    expect(second.toSorted()).toEqual(first.toSorted());
  });

  it("K33: numbers go on after the restored ones", async () => {
    const target = await openEmpty();
    await restoreBackup(target, await backUp(db()));
    const [{ next } = { next: 0 }] = await target
      .select({ next: sql<number>`nextval(pg_get_serial_sequence('access_ledger', 'id'))::int` })
      .from(sql`(values (1)) as one`);
    const [{ last } = { last: -1 }] = await target
      .select({ last: sql<number>`coalesce(max(id), 0)::int` })
      .from(sql`access_ledger`);
    expect(next).toBe(last + 1);
  });

  it("K34: a database with channels is refused and stays as it is", async () => {
    const count = await db().$count(channels);
    await expect(restoreBackup(db(), await backUp(db()))).rejects.toThrow(
      "The database has channels, viewers or staff: a backup needs a new one.",
    );
    expect(await db().$count(channels)).toBe(count);
  });

  it.each([
    { what: "cut off", damage: (file: string) => truncate(file, 4_000) },
    { what: "no gzip", damage: (file: string) => writeFile(file, "backup") },
    { what: "something else", damage: (file: string) => writeFile(file, gzipSync("{}\n")) },
  ])("K34: a file that is $what is refused, and nothing is restored", async ({ damage }) => {
    const file = await backUp(db());
    await damage(file);
    const target = await openEmpty();
    await expect(restoreBackup(target, file)).rejects.toThrow(
      "The file is no backup, or is cut off.",
    );
    expect(await target.$count(channels)).toBe(0);
  });

  it("K34: a backup of other tables is refused", async () => {
    const file = await backUp(db());
    const [head = "", ...rest] = await linesOf(file);
    const other = { ...JSON.parse(head), migration: "another" };
    await writeFile(file, gzipSync([JSON.stringify(other), ...rest].join("\n")));
    await expect(restoreBackup(await openEmpty(), file)).rejects.toThrow("another version");
  });

  it("K33: no part of a backup that failed remains", async () => {
    await expect(backUp(db(), "missing/marquee.backup")).rejects.toThrow("ENOENT");
    expect(await readdir(folder)).toEqual([]);
  });
});
