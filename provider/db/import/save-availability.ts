import { and, eq, not, sql } from "drizzle-orm";
import { hashSecret } from "../../domain/accounts/secrets.ts";
import type { PlannedItem } from "../../import/plan-import-batch.ts";
import type { Db } from "../database.ts";
import { rightsRules } from "../rights-schema.ts";
import { toPostgresTextArray } from "../search/sql-expressions.ts";

/** The rules of a channel are loaded together, so their number is limited. */
export const maxAvailabilities = 1_000;

type RejectedItem = { row: number; guid: string; field: string; reason: string };

const ruleOf = (token: string) => `availability-${hashSecret(token).slice(0, 20)}`;

/**
 * Saves when contents may be watched, as windows of the channel's rights: only where they are not open to the present and
 * for ever. Returns the items that may be written; the others would be open too long, because there are too many windows.
 */
export async function saveAvailability(
  tx: Db,
  channel: string,
  items: readonly PlannedItem[],
  now: Date,
): Promise<{ written: PlannedItem[]; faults: RejectedItem[] }> {
  if (items.length === 0) return { written: [], faults: [] };
  const isLimited = ({ fields: { availableFrom, availableUntil } }: PlannedItem) =>
    availableUntil !== undefined || (availableFrom !== undefined && availableFrom > now);
  const limited = items.filter(isLimited);
  const ofChannel = eq(rightsRules.channel, channel);
  const isOf = (some: readonly PlannedItem[]) =>
    sql`token = any (${toPostgresTextArray(some.map(({ token }) => ruleOf(token)))})`;
  const others = await tx.$count(rightsRules, and(ofChannel, not(isOf(items))));
  const room = Math.max(0, maxAvailabilities - others);
  const rejected = new Set(limited.slice(room));
  const written = items.filter((item) => !rejected.has(item));
  await tx.delete(rightsRules).where(and(ofChannel, isOf(written)));
  const rows = limited.slice(0, room).map(({ token, fields }) => ({
    channel,
    token: ruleOf(token),
    position: 0,
    content: token,
    kind: "window" as const,
    from: fields.availableFrom ?? null,
    until: fields.availableUntil ?? null,
  }));
  if (rows.length > 0) await tx.insert(rightsRules).values(rows);
  const faults = [...rejected].map(({ row, guid }) => ({
    row,
    guid,
    field: "availableUntil",
    reason: `the channel has ${maxAvailabilities} rules of rights already`,
  }));
  return { written, faults };
}
