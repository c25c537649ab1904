import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { createGunzip } from "node:zlib";
import { sql } from "drizzle-orm";
import { z } from "zod";
import { staff } from "../db/admin-schema.ts";
import { viewers } from "../db/accounts-schema.ts";
import type { Db } from "../db/database.ts";
import { channels } from "../db/schema.ts";
import { listDatabaseTables, readMigrationHash } from "./database-tables.ts";

const rowsAtOnce = 500;
const lotCharacters = 1_000_000;
const headSchema = z.object({
  marquee: z.literal(1),
  migration: z.string(),
  tables: z.array(z.object({ name: z.string(), partition: z.string().nullable() })),
});
type Head = z.output<typeof headSchema>;

/**
 * Fills a database with the rows of a file of `writeBackup`, all or none. Throws one line where the database has channels,
 * viewers or staff, where its tables are of another version, and for a file that is cut off or is no backup.
 */
export async function restoreBackup(db: Db, file: string): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    await refuseFilled(tx);
    const lines = readLines(file);
    const head = parseHead((await lines.next()).value);
    if (head.migration !== (await readMigrationHash(tx))) {
      throw new Error(
        "The backup is of another version of Marquee: restore it with that one, then update.",
      );
    }
    await makePartitions(tx, head);
    const tables = await listDatabaseTables(tx);
    const names = sql.join(
      tables.map(({ name }) => sql.identifier(name)),
      sql`, `,
    );
    await tx.execute(sql`truncate ${names}`);
    const rows = await insertRows(tx, lines, new Set(tables.map(({ name }) => name)));
    await moveSequences(tx);
    return rows;
  });
}

async function refuseFilled(tx: Db): Promise<void> {
  for (const table of [channels, viewers, staff]) {
    if ((await tx.$count(table)) > 0) {
      throw new Error("The database has channels, viewers or staff: a backup needs a new one.");
    }
  }
}

async function* readLines(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file);
  const text = createGunzip();
  bytes.once("error", (error) => text.destroy(error));
  try {
    yield* createInterface({ input: bytes.pipe(text), crlfDelay: Infinity });
  } catch (error) {
    const { code = "" } = error as NodeJS.ErrnoException;
    if (code.startsWith("Z_")) throw createDamagedError();
    throw error;
  } finally {
    bytes.destroy();
  }
}

function createDamagedError(): Error {
  return new Error("The file is no backup, or is cut off.");
}

function parseHead(line: string | undefined): Head {
  try {
    return headSchema.parse(JSON.parse(line ?? ""));
  } catch {
    throw createDamagedError();
  }
}

/** Partitions are made as their days come: a new database lacks those of the backup. */
async function makePartitions(tx: Db, { tables }: Head): Promise<void> {
  const existing = new Set((await listDatabaseTables(tx)).map(({ name }) => name));
  for (const { name, partition } of tables) {
    if (partition === null || existing.has(name)) continue;
    await tx.execute(sql`create table ${sql.identifier(name)} partition ${sql.raw(partition)}`);
  }
}

async function insertRows(
  tx: Db,
  lines: AsyncGenerator<string>,
  names: ReadonlySet<string>,
): Promise<number> {
  let [name, rows, characters] = ["", 0, 0];
  let lot: string[] = [];
  const insert = async () => {
    if (lot.length > 0) await insertLot(tx, name, lot);
    [lot, characters] = [[], 0];
  };
  for await (const line of lines) {
    if (line.startsWith("{")) {
      lot.push(line);
      rows += 1;
      characters += line.length;
      if (lot.length >= rowsAtOnce || characters >= lotCharacters) await insert();
      continue;
    }
    await insert();
    if (line === `end ${rows}`) return rows;
    name = line.replace(/^# /, "");
    if (!names.has(name)) throw createDamagedError();
  }
  throw createDamagedError();
}

async function insertLot(tx: Db, name: string, lot: string[]): Promise<void> {
  const table = sql.identifier(name);
  await tx.execute(sql`
    insert into ${table} overriding system value
    select * from json_populate_recordset(null::${table}, ${`[${lot.join(",")}]`}::json)`);
}

/** So that the next row gets a number that no restored one has. */
async function moveSequences(tx: Db): Promise<void> {
  const columns = await tx
    .select({
      table: sql<string>`table_name`,
      column: sql<string>`column_name`,
      sequence: sql<string>`pg_get_serial_sequence(quote_ident(table_name), column_name)`,
    })
    .from(sql`information_schema.columns`)
    .where(
      sql`table_schema = 'public' and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`,
    );
  for (const { table, column, sequence } of columns) {
    await tx.execute(sql`
      select setval(${sequence}, coalesce(max(${sql.identifier(column)}), 0) + 1, false)
      from ${sql.identifier(table)}`);
  }
}
