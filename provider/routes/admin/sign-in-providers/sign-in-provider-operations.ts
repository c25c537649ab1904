import type { AuditedChange } from "../../../db/admin/audit-log.ts";
import type { Db } from "../../../db/database.ts";
import {
  createSignInProvider,
  deleteSignInProvider,
  findSignInProvider,
  listSignInProviders,
  type SignInProviderRow,
  updateSignInProvider,
} from "../../../db/sign-in-providers.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noParams,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { channelParams, listPage, pageQuery, pageSchema } from "../admin-schemas.ts";
import { requireAdminChannel } from "../channels/require-admin-channel.ts";
import {
  type SignInKeyPlace,
  toAdminSignInProvider,
  toSignInProviderRow,
} from "./sign-in-provider-records.ts";
import {
  methodParams,
  newSignInProviderSchema,
  signInProviderChangeSchema,
  signInProviderSchema,
} from "./sign-in-provider-schemas.ts";

const tag = "Sign-in providers";

/** The operations on keys of all channels, or on those of one. */
function createOperations(of: "all" | "channel"): AdminOperation[] {
  const isOfChannel = of === "channel";
  const named = isOfChannel ? "ChannelSignInProvider" : "SignInProvider";
  const whose = isOfChannel ? "of a channel" : "of all channels";
  const path = isOfChannel ? "/channels/{channel}/sign-in-providers" : "/sign-in-providers";
  const listParams = isOfChannel ? channelParams : noParams;
  const itemParams = isOfChannel ? channelParams.extend(methodParams.shape) : methodParams;
  const read = { scope: "channels:read", on: of } as const;
  const write = { scope: "channels:write", on: of } as const;
  return [
    defineAdminOperation({
      id: `list${named}s`,
      method: "GET",
      path,
      tag,
      summary: `List keys of identity providers ${whose}`,
      access: read,
      status: 200,
      params: listParams,
      query: pageQuery,
      body: noBody,
      response: pageSchema(signInProviderSchema),
      run: async ({ services, db, params, query }) => {
        const channel = await findPlace(db, params);
        const rows = await listSignInProviders(db, channel?.token ?? null);
        return listPage(
          query,
          async ({ after = "" }) => rows.filter(({ method }) => method > after),
          ({ method }) => method,
          (row) => toAdminSignInProvider(services, row, channel),
        );
      },
    }),
    defineAdminOperation({
      id: `create${named}`,
      method: "POST",
      path,
      tag,
      summary: `Add keys of an identity provider ${whose}`,
      description:
        "`google` and `facebook` need `clientSecret`, `apple` needs `teamId`, `keyId` and `privateKey`, `sso` needs `name`, `issuer` and `clientSecret`.",
      access: write,
      status: 201,
      isVersioned: true,
      isIdempotent: true,
      params: listParams,
      query: noQuery,
      body: newSignInProviderSchema,
      response: signInProviderSchema,
      run: async ({ services, db, params, body: { method, ...sent }, now }) => {
        const channel = await findPlace(db, params);
        const values = await toSignInProviderRow(services, { method, channel }, sent, { now });
        const row = await createSignInProvider(db, values);
        if (!row) throw createAdminProblem("already-exists", `There are keys of ${method}.`);
        const after = toAdminSignInProvider(services, row, channel);
        return {
          body: after,
          version: row.version,
          location: `${path.replace("{channel}", channel?.token ?? "")}/${method}`,
          changes: [{ ...audited(row), after }],
        };
      },
    }),
    defineAdminOperation({
      id: `get${named}`,
      method: "GET",
      path: `${path}/{method}`,
      tag,
      summary: `Read keys of an identity provider ${whose}`,
      access: read,
      status: 200,
      isVersioned: true,
      params: itemParams,
      query: noQuery,
      body: noBody,
      response: signInProviderSchema,
      run: async ({ services, db, params }) => {
        const channel = await findPlace(db, params);
        const row = await requireKeys(db, { method: params.method, channel });
        return { body: toAdminSignInProvider(services, row, channel), version: row.version };
      },
    }),
    defineAdminOperation({
      id: `update${named}`,
      method: "PATCH",
      path: `${path}/{method}`,
      tag,
      summary: `Change keys of an identity provider ${whose}`,
      access: write,
      status: 200,
      isVersioned: true,
      isConditional: true,
      params: itemParams,
      query: noQuery,
      body: signInProviderChangeSchema,
      response: signInProviderSchema,
      run: async ({ services, db, params, body, now, requireVersion }) => {
        const place = { method: params.method, channel: await findPlace(db, params) };
        const former = await requireKeys(db, place, true);
        requireVersion(former.version);
        const values = await toSignInProviderRow(services, place, body, { former, now });
        const row = (await updateSignInProvider(db, values)) ?? former;
        const after = toAdminSignInProvider(services, row, place.channel);
        const before = toAdminSignInProvider(services, former, place.channel);
        return {
          body: after,
          version: row.version,
          changes: [{ ...audited(row), before, after }],
        };
      },
    }),
    defineAdminOperation({
      id: `delete${named}`,
      method: "DELETE",
      path: `${path}/{method}`,
      tag,
      summary: `Delete keys of an identity provider ${whose}`,
      description: "Viewers who sign in by it only cannot sign in until there are keys again.",
      access: write,
      status: 204,
      isVersioned: true,
      isConditional: true,
      params: itemParams,
      query: noQuery,
      body: noBody,
      response: noResponse,
      run: async ({ services, db, params, requireVersion }) => {
        const place = { method: params.method, channel: await findPlace(db, params) };
        const row = await requireKeys(db, place, true);
        requireVersion(row.version);
        await deleteSignInProvider(db, row.channel, row.method);
        const before = toAdminSignInProvider(services, row, place.channel);
        return { version: row.version, changes: [{ ...audited(row), before }] };
      },
    }),
  ];
}

/** Keys of identity providers in the admin API: docs/admin-api.md AA-156 to AA-159. */
export const signInProviderOperations: readonly AdminOperation[] = [
  ...createOperations("all"),
  ...createOperations("channel"),
];

async function findPlace(db: Db, params: { channel: string } | { method?: string }) {
  return "channel" in params ? requireAdminChannel(db, params.channel) : undefined;
}

async function requireKeys(
  db: Db,
  { method, channel }: SignInKeyPlace,
  isLocked = false,
): Promise<SignInProviderRow> {
  const row = await findSignInProvider(db, channel?.token ?? null, method, isLocked);
  if (!row) throw createAdminProblem("not-found", `There are no keys of ${method}.`);
  return row;
}

function audited({ method, channel }: SignInProviderRow): AuditedChange {
  return { resourceType: "sign-in-provider", resourceId: method, channel };
}
