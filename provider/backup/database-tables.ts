import { sql } from "drizzle-orm";
import type { Db } from "../db/database.ts";

/** A table with rows of its own. `partition` is the statement's end that makes it a partition: `of "events" FOR VALUES …`. */
export type DatabaseTable = { name: string; partition: string | null };

/** The last migration that ran: the same in databases with the same tables. */
export async function readMigrationHash(db: Db): Promise<string> {
  const [last] = await db
    .select({ hash: sql<string>`hash` })
    .from(sql`drizzle.__drizzle_migrations`)
    .orderBy(sql`id desc`)
    .limit(1);
  return last?.hash ?? "";
}

/** All tables, each after those that its rows refer to. Throws where tables refer to each other in a circle. */
export async function listDatabaseTables(db: Db): Promise<DatabaseTable[]> {
  const tables = await db
    .select({
      name: sql<string>`relname`,
      partition: sql<string | null>`(
        select format('of %I %s', parent.relname, pg_get_expr(part.relpartbound, part.oid))
        from pg_inherits join pg_class parent on parent.oid = inhparent
        where inhrelid = part.oid)`,
    })
    .from(sql`pg_class part`)
    .where(sql`relkind = 'r' and relnamespace = 'public'::regnamespace`)
    .orderBy(sql`relname`);
  const references = await db
    .select({
      from: sql<string>`conrelid::regclass::text`,
      to: sql<string>`confrelid::regclass::text`,
    })
    .from(sql`pg_constraint`)
    .where(sql`contype = 'f' and connamespace = 'public'::regnamespace and conrelid <> confrelid`);
  return inOrderOfReferences(tables, references);
}

function inOrderOfReferences(
  tables: DatabaseTable[],
  references: { from: string; to: string }[],
): DatabaseTable[] {
  const ordered: DatabaseTable[] = [];
  const done = new Set<string>();
  const isReady = ({ name }: DatabaseTable) =>
    references.every(({ from, to }) => from !== name || done.has(to));
  let waiting = tables;
  while (waiting.length > 0) {
    const ready = waiting.filter(isReady);
    if (ready.length === 0) throw new Error("Tables refer to each other in a circle.");
    ordered.push(...ready);
    for (const { name } of ready) done.add(name);
    waiting = waiting.filter(({ name }) => !done.has(name));
  }
  return ordered;
}
