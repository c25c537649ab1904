import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../../provider/db/database.ts";
import { openPglite } from "../../provider/db/open-pglite.ts";

describe("statements on PGlite", () => {
  let database: DatabaseConnection;
  beforeAll(async () => {
    database = await openPglite();
    await database.db.execute(sql`create table boats (name text primary key, sails integer)`);
  });
  afterAll(() => database.close());
  const insert = (name: string, sails: number) =>
    database.db.execute(sql`insert into boats values (${name}, ${sails})`);
  const all = () => database.db.execute(sql`select * from boats order by name`);
  const rows = async () => (await all()) as { rows: unknown[] };
  const saved = () =>
    database.db
      .select({ name: sql<string>`name` })
      .from(sql`(select name from pg_prepared_statements) as statements`);

  it("a statement is parsed once, and responds with the values of each call", async () => {
    const sum = async (one: number) =>
      database.db.select({ sum: sql<number>`sum` }).from(sql`(select ${one}::int + 1 as sum) as s`);
    expect(await sum(1)).toEqual([{ sum: 2 }]);
    const before = await saved();
    expect(await sum(41)).toEqual([{ sum: 42 }]);
    expect(await saved()).toEqual(before);
  });

  it("a statement that failed works with other values", async () => {
    await insert("Auk", 2);
    await expect(insert("Auk", 3)).rejects.toThrow();
    await expect(
      database.db.transaction((tx) => tx.execute(sql`select nothing`)),
    ).rejects.toThrow();
    await insert("Brent", 3);
    expect((await rows()).rows).toEqual([
      { name: "Auk", sails: 2 },
      { name: "Brent", sails: 3 },
    ]);
  });

  it("of different statements a hundred are stored", async () => {
    for (let at = 0; at < 150; at += 1) await database.db.execute(sql.raw(`select ${at} as at`));
    expect((await saved()).length).toBeLessThanOrEqual(101);
    expect((await rows()).rows).toHaveLength(2);
  });

  it("a table with changed columns is read again after one failure", async () => {
    await all();
    await database.db.execute(sql`alter table boats add column oars integer default 4`);
    await expect(all()).rejects.toThrow();
    expect((await rows()).rows[0]).toEqual({ name: "Auk", sails: 2, oars: 4 });
  });
});
