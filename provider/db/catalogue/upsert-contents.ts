import { isDeepStrictEqual } from "node:util";
import { and, eq, getTableColumns, sql } from "drizzle-orm";
import { createAdminProblem } from "../../domain/admin/problems.ts";
import type { ContentRecord } from "../../domain/catalogue/catalogue-records.ts";
import { type ContentInput, createContentRecord } from "../../domain/catalogue/content-input.ts";
import { type AdminChannelRow, lockAdminChannel } from "../admin/admin-channels.ts";
import type { Db } from "../database.ts";
import { contents } from "../schema.ts";
import { indexChangedContents } from "../search/index-changed-contents.ts";
import { toPostgresTextArray } from "../search/sql-expressions.ts";

/** Tokens of the contents that a call has written, and of those that were the same before. */
export type UpsertedContents = { created: string[]; updated: string[]; unchanged: string[] };

/**
 * Creates or replaces contents by their tokens, and their entries in the index of searches, in a few statements whatever
 * their number (hundreds at most). Of several with one token the last one counts. New contents come after all others, in
 * the order of `items`. Other changes of the channel wait until the transaction ends. docs/admin-api.md AA-106
 */
export async function upsertContents(
  tx: Db,
  channel: string,
  items: readonly ContentInput[],
  now = new Date(),
): Promise<UpsertedContents> {
  const { profile } = await lockCatalogue(tx, channel);
  const inputs = new Map(items.map((item) => [item.token, item]));
  const stored = await loadStoredContents(tx, channel, [...inputs.keys()]);
  const written = [...inputs.values()].map((input) => {
    const before = stored.get(input.token);
    const language = profile.defaultLanguage;
    return { before, after: createContentRecord(input, { before, now, language }) };
  });
  const isChanged = ({ before, after }: (typeof written)[number]) =>
    !isDeepStrictEqual(before, after);
  const changed = written.filter(isChanged);
  if (changed.length > 0) {
    await writeContents(tx, channel, listRecordsAfter(changed));
    await indexChangedContents(tx, { token: channel, profile }, changed);
  }
  return {
    created: listTokens(changed.filter(({ before }) => !before)),
    updated: listTokens(changed.filter(({ before }) => before)),
    unchanged: listTokens(written.filter((one) => !isChanged(one))),
  };
}

/** The channel, whose catalogue no other transaction changes until this one ends. 404 without it. */
export async function lockCatalogue(tx: Db, channel: string): Promise<AdminChannelRow> {
  const row = await lockAdminChannel(tx, channel);
  if (row) return row;
  throw createAdminProblem("not-found", `There is no channel "${channel}".`);
}

/** The contents of these tokens, by their tokens. */
export async function loadStoredContents(
  tx: Db,
  channel: string,
  tokens: readonly string[],
): Promise<Map<string, ContentRecord>> {
  const isWanted = sql`${contents.token} = any (${toPostgresTextArray(tokens)})`;
  const rows = await tx
    .select(recordColumns)
    .from(contents)
    .where(and(eq(contents.channel, channel), isWanted));
  return new Map(rows.map((row) => [row.token, row]));
}

const { channel: _, position: __, version: ___, ...recordColumns } = getTableColumns(contents);

/** The rows are one value, so that the statement is the same for every number of them. */
async function writeContents(tx: Db, channel: string, records: ContentRecord[]): Promise<void> {
  const columns: Record<string, { name: string }> = recordColumns;
  const rows = records.map((record) =>
    Object.fromEntries(
      Object.entries(record).map(([field, value]) => [columns[field]?.name ?? field, value]),
    ),
  );
  const names = Object.values(columns).map(({ name }) => sql.identifier(name));
  const list = sql.join(names, sql`, `);
  const assignments = names.map((name) => sql`${name} = excluded.${name}`);
  await tx.execute(sql`
    insert into ${contents} (channel, position, ${list})
    select ${channel},
      (select coalesce(max(position), -1) from contents where channel = ${channel})
        + row_number() over (order by line),
      ${list}
    from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality as input(value, line)
    cross join lateral (
      select ${list} from jsonb_populate_record(null::contents, value)
    ) as record
    on conflict (channel, token) do update
      set ${sql.join(assignments, sql`, `)}, version = nextval('resource_versions')
  `);
}

function listRecordsAfter(changed: { after: ContentRecord }[]): ContentRecord[] {
  return changed.map(({ after }) => after);
}

function listTokens(changed: { after: ContentRecord }[]): string[] {
  return changed.map(({ after }) => after.token);
}
