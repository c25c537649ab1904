import { lockProvenDomains, findChannelOfDomain, saveDomainProof } from "../../../db/domains.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import type { FindTxtRecords } from "../../../domain/domains/find-txt-records.ts";
import { definePreparedAdminOperation, noBody, noQuery } from "../admin-operation.ts";
import {
  adminDomainSchema,
  createProofRecord,
  domainParams,
  toAdminDomain,
} from "./domain-schemas.ts";
import { requireDomain, requireLockedChannel } from "./require-domain.ts";

/** Looks for the DNS record of a domain: docs/admin-api.md AA-93. */
export const proveDomain = definePreparedAdminOperation({
  id: "proveDomain",
  method: "POST",
  path: "/channels/{channel}/domains/{domain}/proof",
  tag: "Domains",
  summary: "Prove a domain by its DNS record",
  description:
    "409 while the record is not found, and where another channel has proven the domain.",
  access: { scope: "channels:write", on: "channel" },
  status: 200,
  isVersioned: true,
  cost: "outside",
  params: domainParams,
  query: noQuery,
  body: noBody,
  response: adminDomainSchema,
  prepare: async ({ services, db, params: { channel, domain } }) => {
    const record = createProofRecord(await requireDomain(db, channel, domain));
    const found = await recordsAt(services.findTxtRecords, record.name);
    if (found.includes(record.value)) return record.value;
    const what = `There is no TXT record "${record.value}" at ${record.name}`;
    throw createAdminProblem(
      "conflict",
      `${what}. DNS servers may remember for a while that it was missing.`,
    );
  },
  run: async ({ db, params: { channel, domain }, prepared, now }) => {
    const of = await requireLockedChannel(db, channel);
    await lockProvenDomains(db);
    const row = await requireDomain(db, channel, domain);
    const owner = await findChannelOfDomain(db, domain);
    if (owner !== undefined && owner.channel !== channel) {
      throw createAdminProblem("already-exists", "Another channel has proven this domain.");
    }
    if (createProofRecord(row).value !== prepared) {
      throw createAdminProblem("conflict", "The domain was added again meanwhile.");
    }
    const proven = (await saveDomainProof(db, row, now)) ?? row;
    const [before, after] = [toAdminDomain(row, of), toAdminDomain(proven, of)];
    const changes = [
      { resourceType: "domain" as const, resourceId: domain, channel, before, after },
    ];
    return { body: after, version: proven.version, changes };
  },
});

async function recordsAt(findTxtRecords: FindTxtRecords, name: string): Promise<string[]> {
  try {
    return await findTxtRecords(name);
  } catch {
    throw createAdminProblem("unavailable", "The DNS servers of the domain did not respond.");
  }
}
