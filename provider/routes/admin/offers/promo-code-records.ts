import { z } from "zod";
import { findAdminPaywall } from "../../../db/admin/admin-paywalls.ts";
import {
  findAdminPromoCode,
  type NewPromoCode,
  type PromoCodeRow,
  savePromoCode,
} from "../../../db/admin/admin-promo-codes.ts";
import type { Db } from "../../../db/database.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { promoFields } from "../../../domain/commerce/offer-fields.ts";
import { adminTimeSchema, channelParams, isoUtcTimeSchema, removable } from "../admin-schemas.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";

const { effect, maxUses } = promoFields;
const paywall = promoFields.paywall.meta({ description: "Of this paywall alone" });
const code = z
  .string()
  .max(64)
  .regex(/^[A-Za-z0-9][\w-]*$/, "expected letters, digits, _ and -")
  .transform((text) => text.toUpperCase())
  .meta({ description: "Stored in capitals; viewers write it in any case", example: "SPRING25" });

/** A code as the admin API shows it. */
export const adminPromoCodeSchema = z
  .strictObject({
    code: z.string(),
    effect,
    paywall: z.string().optional(),
    maxUses: maxUses.optional(),
    uses: z.int().meta({ description: "How many viewers use it, or are about to" }),
    endsAt: adminTimeSchema.optional(),
  })
  .meta({ id: "PromoCode" });

export const newPromoCodeSchema = z
  .strictObject({
    code,
    effect,
    paywall: paywall.optional(),
    maxUses: maxUses.optional(),
    endsAt: isoUtcTimeSchema.optional(),
  })
  .meta({ id: "NewPromoCode" });

export const promoCodeChangeSchema = z
  .strictObject({
    effect: effect.optional(),
    paywall: removable(paywall),
    maxUses: removable(maxUses),
    endsAt: removable(isoUtcTimeSchema),
  })
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "PromoCodeChange" });

export const promoCodeParams = channelParams.extend({ code });

/** The code of a channel: 404 without it. */
export async function requirePromoCode(
  db: Db,
  channel: string,
  name: string,
): Promise<PromoCodeRow> {
  const row = await findAdminPromoCode(db, channel, name);
  if (row) return row;
  throw createAdminProblem("not-found", `There is no code "${name}".`);
}

/** A code as the admin API shows it. */
export function toAdminPromoCode(row: PromoCodeRow): z.input<typeof adminPromoCodeSchema> {
  return {
    code: row.code,
    effect: row.effect,
    paywall: row.paywall ?? undefined,
    maxUses: row.maxUses ?? undefined,
    uses: row.uses,
    endsAt: row.endsAt?.toISOString(),
  };
}

/** Writes a code of an owner: 422 for a paywall that does not exist. */
export async function saveAdminPromoCode(tx: Db, row: NewPromoCode): Promise<PromoCodeRow> {
  const { channel, paywall: opened } = row;
  if (opened !== null && !(await findAdminPaywall(tx, channel, opened))) {
    const detail = `There is no paywall "${opened}".`;
    throw createInvalidInputProblem([{ pointer: "#/paywall", detail }]);
  }
  await savePromoCode(tx, row);
  return requirePromoCode(tx, channel, row.code);
}
