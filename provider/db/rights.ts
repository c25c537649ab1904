import { asc, eq } from "drizzle-orm";
import type { RightsRule } from "../domain/rights/rights-rules.ts";
import type { Db } from "./database.ts";
import { rightsRules } from "./rights-schema.ts";

/** The rules of a channel's rights, in their order. */
export async function listRights(db: Db, channel: string): Promise<RightsRule[]> {
  const rows = await db
    .select()
    .from(rightsRules)
    .where(eq(rightsRules.channel, channel))
    .orderBy(asc(rightsRules.position));
  return rows.map(toRightsRule);
}

export type RightsRuleRow = typeof rightsRules.$inferSelect;

/** A rule as it is kept. */
export function toRightsRule(row: RightsRuleRow): RightsRule {
  const { token, content, kind, from, until, territory, minutes } = row;
  const common = { token, content, from, until };
  if (kind === "window") return { ...common, kind, territory };
  if (kind === "embargo") return { ...common, kind, minutes: minutes ?? 0 };
  return { ...common, kind };
}
