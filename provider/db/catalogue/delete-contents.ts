import { and, eq, sql, type SQL } from "drizzle-orm";
import { removeContentsFromChannel } from "../../domain/catalogue/without-contents.ts";
import { updateAdminChannel } from "../admin/admin-channels.ts";
import type { Db } from "../database.ts";
import { paywalls } from "../offers-schema.ts";
import { rightsRules } from "../rights-schema.ts";
import { contents, pages, sectionItems, sections } from "../schema.ts";
import { indexChangedContents } from "../search/index-changed-contents.ts";
import { toPostgresTextArray } from "../search/sql-expressions.ts";
import { loadStoredContents, lockCatalogue } from "./upsert-contents.ts";

const newVersion = sql`nextval('resource_versions')`;

/**
 * Deletes contents with their entries in the index of searches, their places in rows, heroes, series and menus, their
 * rights, and from what paywalls open. What viewers stored about them stays hidden, and is there again with the contents.
 * Returns the tokens of those that existed. docs/admin-api.md AA-107
 */
export async function deleteContents(
  tx: Db,
  channel: string,
  tokens: readonly string[],
): Promise<string[]> {
  const row = await lockCatalogue(tx, channel);
  const stored = await loadStoredContents(tx, channel, tokens);
  const removed = [...stored.keys()];
  if (removed.length === 0) return [];
  const names = toPostgresTextArray(removed);
  await tx.delete(contents).where(and(eq(contents.channel, channel), sql`token = any (${names})`));
  const changes = [...stored.values()].map((before) => ({ before }));
  await indexChangedContents(tx, row, changes);
  await deleteFromPages(tx, channel, names);
  await tx
    .delete(rightsRules)
    .where(and(eq(rightsRules.channel, channel), sql`content = any (${names})`));
  await tx
    .update(contents)
    .set({ next: without(sql`next`, names), version: newVersion })
    .where(and(eq(contents.channel, channel), sql`next && ${names}`));
  await tx
    .update(paywalls)
    .set({ opens: without(sql`opens`, names), version: newVersion })
    .where(and(eq(paywalls.channel, channel), sql`opens && ${names}`));
  const named = removeContentsFromChannel(row, new Set(removed));
  if (named) await updateAdminChannel(tx, channel, named);
  return removed;
}

async function deleteFromPages(tx: Db, channel: string, names: SQL): Promise<void> {
  await tx.execute(sql`
    with deleted as (
      delete from ${sectionItems} i using ${sections} s
      where i.channel = ${channel} and i.item = any (${names}) and s.type = 'video'
        and s.channel = i.channel and s.page = i.page and s.token = i.section
      returning i.page
    )
    update ${pages} p set cover = case when p.cover = any (${names}) then null else p.cover end,
      version = ${newVersion}
    where p.channel = ${channel}
      and (p.cover = any (${names}) or p.token in (select page from deleted))
  `);
}

/** A list of tokens without these, in its order. */
function without(list: SQL, names: SQL): SQL {
  return sql`array(
    select item from unnest(${list}) with ordinality as listed(item, place)
    where item <> all (${names}) order by place
  )`;
}
