import {
  addDomain,
  type DomainRow,
  isDomainListFull,
  listDomains,
  removeDomain,
  renewDomainVersion,
  setPrimaryDomain,
} from "../../../db/domains.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { createPrefixedId } from "../../../domain/accounts/secrets.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { channelParams, listPage, pageQuery, pageSchema } from "../admin-schemas.ts";
import { requireAdminChannel } from "../channels/require-admin-channel.ts";
import {
  adminDomainSchema,
  domainChangeSchema,
  domainParams,
  newDomainSchema,
  type PrimaryDomain,
  toAdminDomain,
} from "./domain-schemas.ts";
import { proveDomain } from "./prove-domain.ts";
import { requireDomain, requireLockedChannel } from "./require-domain.ts";

const tag = "Domains";
const read = { scope: "channels:read", on: "channel" } as const;
const write = { scope: "channels:write", on: "channel" } as const;

const listChannelDomains = defineAdminOperation({
  id: "listDomains",
  method: "GET",
  path: "/channels/{channel}/domains",
  tag,
  summary: "List domains",
  access: read,
  status: 200,
  params: channelParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(adminDomainSchema),
  run: async ({ db, params: { channel }, query }) => {
    const of = await requireAdminChannel(db, channel);
    return listPage(
      query,
      (page) => listDomains(db, channel, page),
      ({ host }) => host,
      (row) => toAdminDomain(row, of),
    );
  },
});

const addChannelDomain = defineAdminOperation({
  id: "addDomain",
  method: "POST",
  path: "/channels/{channel}/domains",
  tag,
  summary: "Add a domain",
  description: "It serves the channel once its DNS record is found: `proveDomain`.",
  access: write,
  status: 201,
  isVersioned: true,
  isIdempotent: true,
  params: channelParams,
  query: noQuery,
  body: newDomainSchema,
  response: adminDomainSchema,
  run: async ({ db, params: { channel }, body: { domain: host }, now }) => {
    const of = await requireLockedChannel(db, channel);
    if (await isDomainListFull(db, channel)) {
      throw createAdminProblem("conflict", "The channel has a hundred domains: remove one first.");
    }
    const proof = createPrefixedId("pr");
    const row = await addDomain(db, { channel, host, proof, createdAt: now });
    if (!row) {
      const taken = { pointer: "#/domain", detail: "The channel has this domain." };
      throw createAdminProblem("already-exists", `The channel has "${host}".`, [taken]);
    }
    const location = `/channels/${channel}/domains/${host}`;
    return { ...shown(row, of), location, changes: [{ ...named(row), after: view(row, of) }] };
  },
});

const getDomain = defineAdminOperation({
  id: "getDomain",
  method: "GET",
  path: "/channels/{channel}/domains/{domain}",
  tag,
  summary: "Read a domain",
  access: read,
  status: 200,
  isVersioned: true,
  params: domainParams,
  query: noQuery,
  body: noBody,
  response: adminDomainSchema,
  run: async ({ db, params: { channel, domain } }) => {
    const of = await requireAdminChannel(db, channel);
    return shown(await requireDomain(db, channel, domain), of);
  },
});

const updateDomain = defineAdminOperation({
  id: "updateDomain",
  method: "PATCH",
  path: "/channels/{channel}/domains/{domain}",
  tag,
  summary: "Make a domain the primary one, redirect others to it",
  description:
    "A domain that is not proven is 409, so are redirects to a domain that is not the primary one.",
  access: write,
  status: 200,
  isVersioned: true,
  isConditional: true,
  params: domainParams,
  query: noQuery,
  body: domainChangeSchema,
  response: adminDomainSchema,
  run: async ({ db, params: { channel, domain }, body, requireVersion }) => {
    const of = await requireLockedChannel(db, channel);
    const row = await requireDomain(db, channel, domain);
    requireVersion(row.version);
    const before = view(row, of);
    const { primary = before.primary, redirectsOthers = primary && before.redirectsOthers } = body;
    if (redirectsOthers && !primary) {
      throw createAdminProblem("conflict", "Hosts are redirected to the primary domain only.");
    }
    if (primary && row.provenAt === null) {
      throw createAdminProblem("conflict", "The domain is not proven yet.");
    }
    const next = nextPrimary(of, row, { primary, redirectsOthers });
    await setPrimaryDomain(db, channel, next);
    if (of.primaryDomain !== null && of.primaryDomain !== domain && primary) {
      await renewDomainVersion(db, { channel, host: of.primaryDomain });
    }
    const changed = (await renewDomainVersion(db, row)) ?? row;
    const after = view(changed, next);
    return { ...shown(changed, next), changes: [{ ...named(row), before, after }] };
  },
});

const removeChannelDomain = defineAdminOperation({
  id: "removeDomain",
  method: "DELETE",
  path: "/channels/{channel}/domains/{domain}",
  tag,
  summary: "Remove a domain",
  access: write,
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: domainParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params: { channel, domain }, requireVersion }) => {
    const of = await requireLockedChannel(db, channel);
    const row = await requireDomain(db, channel, domain);
    requireVersion(row.version);
    if (of.primaryDomain === domain) await setPrimaryDomain(db, channel, noPrimary);
    await removeDomain(db, channel, domain);
    return { changes: [{ ...named(row), before: view(row, of) }] };
  },
});

/** Domains of channels: docs/admin-api.md AA-92. */
export const domainOperations: readonly AdminOperation[] = [
  listChannelDomains,
  addChannelDomain,
  getDomain,
  updateDomain,
  proveDomain,
  removeChannelDomain,
];

const noPrimary = { primaryDomain: null, redirectsToPrimary: false };
const view = toAdminDomain;

function nextPrimary(
  of: PrimaryDomain,
  { host }: DomainRow,
  { primary, redirectsOthers }: { primary: boolean; redirectsOthers: boolean },
): PrimaryDomain {
  if (primary) return { primaryDomain: host, redirectsToPrimary: redirectsOthers };
  return of.primaryDomain === host ? noPrimary : of;
}

function shown(row: DomainRow, of: PrimaryDomain) {
  return { body: view(row, of), version: row.version };
}

function named({ channel, host }: DomainRow) {
  return { resourceType: "domain", resourceId: host, channel } as const;
}
