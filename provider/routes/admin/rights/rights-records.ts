import type { z } from "zod";
import {
  findAdminRightsRule,
  type NewRightsRuleRow,
  saveRightsRule,
} from "../../../db/admin/admin-rights.ts";
import { findAdminContent } from "../../../db/admin/admin-contents.ts";
import type { Db } from "../../../db/database.ts";
import type { RightsRuleRow } from "../../../db/rights.ts";
import { type AdminInputError, createAdminProblem } from "../../../domain/admin/problems.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";
import type { adminRightsRuleSchema, newRightsRuleSchema } from "./rights-schemas.ts";

/** The rule of a token: 404 without it. */
export async function requireRightsRule(
  db: Db,
  channel: string,
  token: string,
): Promise<RightsRuleRow> {
  const row = await findAdminRightsRule(db, channel, token);
  if (row) return row;
  throw createAdminProblem("not-found", `There is no rule "${token}".`);
}

/** A rule as the admin API shows it. */
export function toAdminRightsRule(row: RightsRuleRow): z.input<typeof adminRightsRuleSchema> {
  return {
    token: row.token,
    kind: row.kind,
    content: row.content ?? undefined,
    from: row.from?.toISOString(),
    until: row.until?.toISOString(),
    territory: row.territory ?? undefined,
    minutes: row.minutes ?? undefined,
  };
}

/** A rule as it is written. */
export function toRightsRuleInput(row: RightsRuleRow): z.output<typeof newRightsRuleSchema> {
  const { token, kind, content, from, until, territory, minutes } = row;
  return {
    token,
    kind,
    content: content ?? undefined,
    from: from ?? undefined,
    until: until ?? undefined,
    territory: territory ?? undefined,
    minutes: minutes ?? undefined,
  };
}

/** Writes a rule of an owner: 422 for a content that does not exist and for fields that do not go together. */
export async function saveAdminRightsRule(
  tx: Db,
  channel: string,
  rule: z.output<typeof newRightsRuleSchema>,
): Promise<RightsRuleRow> {
  const { token, kind, content, from, until, territory, minutes } = rule;
  const errors: AdminInputError[] = [];
  const add = (field: string, detail: string) => errors.push({ pointer: `#/${field}`, detail });
  if (content !== undefined && !(await findAdminContent(tx, channel, content))) {
    add("content", `There is no content "${content}".`);
  }
  if (from && until && until <= from) add("until", "expected a time after from");
  if (territory && kind !== "window") add("territory", "expected the kind window");
  if (minutes !== undefined && kind !== "embargo") add("minutes", "expected the kind embargo");
  if (minutes === undefined && kind === "embargo") add("minutes", "expected the minutes");
  if (errors.length > 0) throw createInvalidInputProblem(errors);
  const row: NewRightsRuleRow = {
    channel,
    token,
    kind,
    content: content ?? null,
    from: from ?? null,
    until: until ?? null,
    territory: territory ?? null,
    minutes: minutes ?? null,
  };
  await saveRightsRule(tx, row);
  return requireRightsRule(tx, channel, token);
}
