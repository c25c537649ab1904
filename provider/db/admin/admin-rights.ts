import { and, asc, eq, gt, sql } from "drizzle-orm";
import type { Db } from "../database.ts";
import type { RightsRuleRow } from "../rights.ts";
import { rightsRules } from "../rights-schema.ts";

export type NewRightsRuleRow = Omit<RightsRuleRow, "position" | "version">;

/** The rule of a channel with that token. */
export async function findAdminRightsRule(
  db: Db,
  channel: string,
  token: string,
): Promise<RightsRuleRow | undefined> {
  const [found] = await db
    .select()
    .from(rightsRules)
    .where(and(eq(rightsRules.channel, channel), eq(rightsRules.token, token)));
  return found;
}

/** Rules of a channel after that token, all or those of a content. */
export function listAdminRightsRules(
  db: Db,
  channel: string,
  { content }: { content?: string },
  page: { after: string | undefined; limit: number },
): Promise<RightsRuleRow[]> {
  const conditions = [
    eq(rightsRules.channel, channel),
    page.after === undefined ? undefined : gt(rightsRules.token, page.after),
    content === undefined ? undefined : eq(rightsRules.content, content),
  ];
  return db
    .select()
    .from(rightsRules)
    .where(and(...conditions))
    .orderBy(asc(rightsRules.token))
    .limit(page.limit);
}

/** How many rules a channel has. */
export function countRightsRules(db: Db, channel: string): Promise<number> {
  return db.$count(rightsRules, eq(rightsRules.channel, channel));
}

/** Writes a rule in place of the one with its token, or after all others. */
export async function saveRightsRule(tx: Db, row: NewRightsRuleRow): Promise<void> {
  const { channel, token, ...columns } = row;
  const last = sql<number>`(select coalesce(max(position) + 1, 0) from rights_rules where channel = ${channel})`;
  await tx
    .insert(rightsRules)
    .values({ ...row, position: last })
    .onConflictDoUpdate({
      target: [rightsRules.channel, rightsRules.token],
      set: { ...columns, version: sql`nextval('resource_versions')` },
    });
}

/** Deletes a rule. */
export async function deleteRightsRule(tx: Db, channel: string, token: string): Promise<void> {
  await tx
    .delete(rightsRules)
    .where(and(eq(rightsRules.channel, channel), eq(rightsRules.token, token)));
}
