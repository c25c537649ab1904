import { sql } from "drizzle-orm";
import { afterEach, describe, expect, it } from "vitest";
import type { DatabaseConnection } from "../../provider/db/database.ts";
import { openPostgres } from "../../provider/db/open-postgres.ts";
import { postgres } from "./support/databases.ts";

const closing: (() => Promise<void>)[] = [];

afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function open(query = ""): Promise<DatabaseConnection> {
  const { place } = await postgres.create();
  if (place.kind !== "postgres") throw new Error("A server's database was expected.");
  const address = new URL(place.url);
  for (const [name, value] of new URLSearchParams(query)) address.searchParams.set(name, value);
  const opened = await openPostgres(address.href);
  closing.unshift(opened.close);
  return opened;
}

const sum = async ({ db }: DatabaseConnection, one: number) => {
  const [row] = await db
    .select({ sum: sql<number>`sum` })
    .from(sql`(select ${one}::int + 1 as sum) as s`);
  return row?.sum;
};

/** The statements that this connection has prepared. */
const planned = async ({ db }: DatabaseConnection) => {
  const statements = sql`(select statement from pg_prepared_statements) as p`;
  const rows = await db.select({ text: sql<string>`statement` }).from(statements);
  return rows.map(({ text }) => text);
};

describe("statements on PostgreSQL", { timeout: 120_000 }, () => {
  it("a repeated statement is planned once, and responds with the values of each call", async () => {
    const database = await open();
    const sums = [];
    for (const one of [1, 2, 3, 41]) sums.push(await sum(database, one));
    expect(sums).toEqual([2, 3, 4, 42]);
    expect(await planned(database)).toEqual(["select sum from (select $1::int + 1 as sum) as s"]);
  });

  it("a statement that came twice is not stored", async () => {
    const database = await open();
    await sum(database, 1);
    await sum(database, 2);
    expect(await planned(database)).toEqual([]);
  });

  it("at most two hundred are stored", async () => {
    const database = await open();
    for (let at = 0; at < 220; at += 1) {
      for (let time = 0; time < 3; time += 1) await database.db.execute(sql.raw(`select ${at}`));
    }
    expect(await planned(database)).toHaveLength(200);
  });

  it("no statement is stored where DATABASE_URL says that the pooler supports no names", async () => {
    const database = await open("named_statements=off");
    for (const one of [1, 2, 3, 41]) await sum(database, one);
    expect(await planned(database)).toEqual([]);
  });
});
