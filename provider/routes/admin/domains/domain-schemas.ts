import { z } from "zod";
import { normalizeDomainName } from "../../../../lib/contract/domain-name.ts";
import type { DomainRow } from "../../../db/domains.ts";
import { adminTimeSchema, channelParams } from "../admin-schemas.ts";

/** A domain as owners write it: with capital letters, in any script, with a final dot. It is normalised. */
const domainSchema = z
  .string()
  .max(255)
  .transform((text, context) => {
    const domain = normalizeDomainName(text);
    if (domain !== undefined) return domain;
    context.addIssue({ code: "custom", message: "expected a domain name" });
    return z.NEVER;
  })
  .meta({ description: "A domain", example: "watch.acme.example", override: { type: "string" } });

/** The path of a domain. */
export const domainParams = channelParams.extend({ domain: domainSchema });

/** A domain to be added. */
export const newDomainSchema = z.strictObject({ domain: domainSchema }).meta({ id: "NewDomain" });

/** What may be changed of a domain. */
export const domainChangeSchema = z
  .strictObject({ primary: z.boolean().optional(), redirectsOthers: z.boolean().optional() })
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "DomainChange" });

const recordSchema = z.strictObject({
  type: z.literal("TXT"),
  name: z.string(),
  value: z.string(),
});

/** A domain as the admin API shows it. */
export const adminDomainSchema = z
  .strictObject({
    domain: z.string().meta({ description: "In ASCII, lower case, without a final dot" }),
    createdAt: adminTimeSchema,
    provenAt: adminTimeSchema.optional().meta({ description: "Missing until it is proven" }),
    primary: z.boolean().meta({ description: "Canonical addresses, mails and payments use it" }),
    redirectsOthers: z
      .boolean()
      .meta({ description: "Other hosts of the channel lead to this one, the primary domain" }),
    record: recordSchema.meta({ description: "The DNS record that proves the domain" }),
  })
  .meta({ id: "Domain" });

export type AdminDomain = z.output<typeof adminDomainSchema>;

/** Where the channel's hosts lead. */
export type PrimaryDomain = { primaryDomain: string | null; redirectsToPrimary: boolean };

/** The DNS record by which an owner proves a domain: docs/admin-api.md AA-93. */
export function createProofRecord({ host, proof }: Pick<DomainRow, "host" | "proof">) {
  return { type: "TXT", name: `_marquee.${host}`, value: `marquee-domain=${proof}` } as const;
}

/** A domain of a channel as the admin API shows it. */
export function toAdminDomain(row: DomainRow, channel: PrimaryDomain): AdminDomain {
  const primary = channel.primaryDomain === row.host;
  return {
    domain: row.host,
    createdAt: row.createdAt.toISOString(),
    provenAt: row.provenAt?.toISOString(),
    primary,
    redirectsOthers: primary && channel.redirectsToPrimary,
    record: createProofRecord(row),
  };
}
