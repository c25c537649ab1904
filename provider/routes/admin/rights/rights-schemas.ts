import { z } from "zod";
import { catalogueTokenSchema } from "../../../seed/catalogue-fields.ts";
import { rightsTerritorySchema } from "../../../seed/catalogue-schema.ts";
import { adminTimeSchema, channelParams, isoUtcTimeSchema, removable } from "../admin-schemas.ts";

const token = catalogueTokenSchema.max(150);
const content = catalogueTokenSchema.max(100).meta({ description: "Of this content alone" });
const kind = z.enum(["window", "embargo", "vpn"]).meta({
  description:
    "`window`: it may be watched in this time and territory; `embargo`: an event is closed until `minutes` before its start; `vpn`: not by a VPN",
});
const minutes = z.int().min(0).max(100_000).meta({ description: "Of an embargo" });
const territory = rightsTerritorySchema.meta({ description: "Of a window; everywhere without it" });

/** A rule of rights as the admin API shows it. */
export const adminRightsRuleSchema = z
  .strictObject({
    token: z.string(),
    kind,
    content: z.string().optional(),
    from: adminTimeSchema.optional(),
    until: adminTimeSchema.optional(),
    territory: territory.optional(),
    minutes: minutes.optional(),
  })
  .meta({ id: "RightsRule" });

export const newRightsRuleSchema = z
  .strictObject({
    token,
    kind,
    content: content.optional(),
    from: isoUtcTimeSchema.optional(),
    until: isoUtcTimeSchema.optional(),
    territory: territory.optional(),
    minutes: minutes.optional(),
  })
  .meta({ id: "NewRightsRule" });

export const rightsRuleChangeSchema = z
  .strictObject({
    content: removable(content),
    from: removable(isoUtcTimeSchema),
    until: removable(isoUtcTimeSchema),
    territory: removable(territory),
    minutes: minutes.optional(),
  })
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "RightsRuleChange" });

export const rightsRuleParams = channelParams.extend({ rule: token });
