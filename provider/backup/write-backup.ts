import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";
import { listDatabaseTables, readMigrationHash } from "./database-tables.ts";

const rowsAtOnce = 500;

/**
 * Writes all rows of a database, as they are at one moment, into a file (gzip): docs/operations.md, Backup. The file is
 * complete or not there. Returns the number of rows.
 */
export async function writeBackup(db: Db, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  let rows = 0;
  try {
    await db.transaction(
      async (tx) => {
        await tx.execute(sql`set local statement_timeout = 0`);
        const lines = Readable.from(linesOf(tx, (count) => (rows = count)));
        await pipeline(lines, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
      },
      { isolationLevel: "repeatable read", accessMode: "read only" },
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  return rows;
}

/**
 * The first line names the migration and the tables. Of each table follows a line `# name`, and one of JSON for each row;
 * the last line is `end` and the number of rows.
 */
async function* linesOf(tx: Db, onEnd: (rows: number) => void): AsyncGenerator<string> {
  const tables = await listDatabaseTables(tx);
  yield `${JSON.stringify({ marquee: 1, migration: await readMigrationHash(tx), tables })}\n`;
  let rows = 0;
  for (const { name } of tables) {
    yield `# ${name}\n`;
    for await (const lot of lotsOf(tx, name)) {
      rows += lot.length;
      yield lot.map((line) => `${line}\n`).join("");
    }
  }
  yield `end ${rows}\n`;
  onEnd(rows);
}

/** Rows as JSON, in the order in which they are stored: no table is read twice or sorted. */
async function* lotsOf(tx: Db, name: string): AsyncGenerator<string[]> {
  let last = "(0,0)";
  for (;;) {
    const lot = await tx
      .select({ at: sql<string>`t.ctid::text`, line: sql<string>`row_to_json(t)::text` })
      .from(sql`${sql.identifier(name)} t`)
      .where(sql`t.ctid > ${last}::tid`)
      .orderBy(sql`t.ctid`)
      .limit(rowsAtOnce);
    if (lot.length === 0) return;
    yield lot.map(({ line }) => line);
    last = lot.at(-1)?.at ?? last;
  }
}
