import { and, eq, sql } from "drizzle-orm";
import { pageDrafts } from "../admin-schema.ts";
import type { Db } from "../database.ts";
import { paywalls } from "../offers-schema.ts";
import { contents, pages, type SeededKind, seededRows } from "../schema.ts";
import { toPostgresTextArray } from "../search/sql-expressions.ts";

const tables = { content: contents, page: pages, paywall: paywalls };
/** No row has this version, and no record of a seeded row. */
const editedVersion = -1;

/** What is recorded of a seeded row. Version 0: it was deleted before there were records. */
export type SeededRow = { hash: string; version: number };

/** The records of a kind, by token. */
export async function loadSeededRows(
  tx: Db,
  channel: string,
  kind: SeededKind,
): Promise<Map<string, SeededRow>> {
  const rows = await tx
    .select()
    .from(seededRows)
    .where(and(eq(seededRows.channel, channel), eq(seededRows.kind, kind)));
  return new Map(rows.map(({ token, hash, version }) => [token, { hash, version }]));
}

/** Whether there are records of a channel. Without one its rows were seeded before there were records, or by nobody. */
export async function hasSeededRows(tx: Db, channel: string): Promise<boolean> {
  return (await tx.$count(seededRows, eq(seededRows.channel, channel))) > 0;
}

/**
 * The version of each row of a kind that there is, by token. An event whose start somebody changed and a page with a draft
 * count as edited: they have a version that no record has.
 */
export async function loadStoredVersions(
  tx: Db,
  channel: string,
  kind: SeededKind,
): Promise<Map<string, number>> {
  const { channel: ofChannel, token, version } = tables[kind];
  const rows = await tx.select({ token, version }).from(tables[kind]).where(eq(ofChannel, channel));
  const versions = new Map(rows.map((row) => [row.token, row.version]));
  const edited = await listEditedBesides(tx, channel, kind);
  for (const { token: name } of edited) versions.set(name, editedVersion);
  return versions;
}

/** Edits that leave the version as it is. */
async function listEditedBesides(
  tx: Db,
  channel: string,
  kind: SeededKind,
): Promise<{ token: string }[]> {
  if (kind === "paywall") return [];
  const { table, condition } =
    kind === "page"
      ? { table: pageDrafts, condition: undefined }
      : { table: contents, condition: sql`${contents.change} is not null` };
  return tx
    .select({ token: table.token })
    .from(table)
    .where(and(eq(table.channel, channel), condition));
}

/** Records rows as seeded, as they are now; `hashes` are of what the catalogue says, by token. */
export async function saveSeededRows(
  tx: Db,
  channel: string,
  kind: SeededKind,
  hashes: ReadonlyMap<string, string>,
): Promise<void> {
  if (hashes.size === 0) return;
  const seeded = [...hashes].map(([token, hash]) => ({ token, hash }));
  await tx.execute(sql`
    insert into ${seededRows} (channel, kind, token, hash, version)
    select ${channel}, ${kind}, s.token, s.hash, coalesce(r.version, 0)
    from jsonb_to_recordset(${JSON.stringify(seeded)}::jsonb) as s(token text, hash text)
    left join ${tables[kind]} r on r.channel = ${channel} and r.token = s.token
    on conflict (channel, kind, token) do update
      set hash = excluded.hash, version = excluded.version
  `);
}

/** Forgets that rows were seeded. */
export async function deleteSeededRows(
  tx: Db,
  channel: string,
  kind: SeededKind,
  tokens: readonly string[],
): Promise<void> {
  const isNamed = sql`token = any (${toPostgresTextArray(tokens)})`;
  await tx
    .delete(seededRows)
    .where(and(eq(seededRows.channel, channel), eq(seededRows.kind, kind), isNamed));
}
