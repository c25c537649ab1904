import { z } from "zod";
import { isoUtcTimeSchema } from "../admin-schemas.ts";
import {
  type ApiKeyRow,
  createApiKey,
  deleteApiKey,
  findApiKey,
  listApiKeys,
} from "../../../db/admin/api-keys.ts";
import { findAdminChannel } from "../../../db/admin/admin-channels.ts";
import type { Db } from "../../../db/database.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import {
  type AdminActor,
  apiKeyScopes,
  hasAdminScope,
  listChannelsWithScope,
} from "../../../domain/admin/scopes-and-roles.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noParams,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import {
  adminNameSchema,
  adminTimeSchema,
  channelOrAllSchema,
  listPage,
  pageQuery,
  pageSchema,
} from "../admin-schemas.ts";
import { createScopeProblem } from "../authorize-call.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";

const tag = "API keys";

const keyFields = {
  name: adminNameSchema(100),
  channel: channelOrAllSchema,
  scopes: z.array(z.enum(apiKeyScopes)).min(1).max(apiKeyScopes.length),
};

const apiKeySchema = z
  .strictObject({
    id: z.string(),
    ...keyFields,
    prefix: z.string().meta({ description: "How the key begins", example: "mqk_0Fh2qX3a" }),
    createdBy: z.string().meta({ description: "The id of a member of staff" }),
    createdAt: adminTimeSchema,
    expiresAt: adminTimeSchema.nullable(),
    lastUsedAt: adminTimeSchema.nullable().meta({ description: "To the minute" }),
    secret: z
      .string()
      .optional()
      .meta({ description: "The key itself, in the response to its creation only" }),
  })
  .meta({ id: "ApiKey" });

const newApiKeySchema = z
  .strictObject({
    ...keyFields,
    expiresAt: isoUtcTimeSchema.nullable().default(null).meta({ description: "`null`: never" }),
  })
  .meta({ id: "NewApiKey" });

const keyParams = z.strictObject({ apiKey: z.string().regex(/^ak_[0-9a-f]{24}$/) });

const listKeys = defineAdminOperation({
  id: "listApiKeys",
  method: "GET",
  path: "/api-keys",
  tag,
  summary: "List API keys",
  access: { scope: "api-keys:read", on: "any" },
  status: 200,
  params: noParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(apiKeySchema),
  run: async ({ db, actor, query }) => {
    const channels = listChannelsWithScope(actor, "api-keys:read");
    return listPage(
      query,
      (page) => listApiKeys(db, channels, page),
      ({ id }) => id,
      toApiKey,
    );
  },
});

const createKey = defineAdminOperation({
  id: "createApiKey",
  method: "POST",
  path: "/api-keys",
  tag,
  summary: "Create an API key",
  description:
    "`secret` is in this response only. A key never does more than the member who made it may do.",
  access: { scope: "api-keys:write", on: "any" },
  status: 201,
  isIdempotent: true,
  params: noParams,
  query: noQuery,
  body: newApiKeySchema,
  response: apiKeySchema,
  run: async ({ db, actor, body, now }) => {
    if (body.expiresAt && body.expiresAt <= now) {
      throw createInvalidInputProblem([{ pointer: "#/expiresAt", detail: "This time is over." }]);
    }
    await requireGrantable(db, actor, body);
    const made = await createApiKey(db, { ...body, createdBy: actor.member, now });
    if (!made) throw createAdminProblem("conflict", "The key was not made.");
    const { row, secret } = made;
    return {
      body: toApiKey(row),
      once: { secret },
      location: `/api-keys/${row.id}`,
      changes: [{ ...named(row), after: toApiKey(row) }],
    };
  },
});

const getKey = defineAdminOperation({
  id: "getApiKey",
  method: "GET",
  path: "/api-keys/{apiKey}",
  tag,
  summary: "Read an API key",
  access: { scope: "api-keys:read", on: "any" },
  status: 200,
  params: keyParams,
  query: noQuery,
  body: noBody,
  response: apiKeySchema,
  run: async ({ db, actor, params: { apiKey } }) => ({
    body: toApiKey(await requireKey(db, actor, apiKey)),
  }),
});

const revokeKey = defineAdminOperation({
  id: "revokeApiKey",
  method: "DELETE",
  path: "/api-keys/{apiKey}",
  tag,
  summary: "Revoke an API key",
  description: "The next call with it is 401.",
  access: { scope: "api-keys:write", on: "any" },
  status: 204,
  params: keyParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, actor, params: { apiKey } }) => {
    const row = await requireKey(db, actor, apiKey);
    if (!hasAdminScope(actor, "api-keys:write", row.channel)) {
      throw createScopeProblem("api-keys:write");
    }
    await deleteApiKey(db, row.id);
    return { changes: [{ ...named(row), before: toApiKey(row) }] };
  },
});

/** API keys of the admin API: docs/admin-api.md AA-71. */
export const apiKeyOperations: readonly AdminOperation[] = [listKeys, createKey, getKey, revokeKey];

/** 403 for scopes that the actor lacks on the channel, 422 for a channel that does not exist. */
async function requireGrantable(
  db: Db,
  actor: AdminActor,
  { channel, scopes }: z.output<typeof newApiKeySchema>,
): Promise<void> {
  const needed = ["api-keys:write", ...scopes] as const;
  const lacking = needed.find((scope) => !hasAdminScope(actor, scope, channel));
  if (lacking) throw createScopeProblem(lacking);
  if (channel !== null && !(await findAdminChannel(db, channel))) {
    const detail = "There is no such channel.";
    throw createInvalidInputProblem([{ pointer: "#/channel", detail }]);
  }
}

async function requireKey(db: Db, actor: AdminActor, id: string): Promise<ApiKeyRow> {
  const row = await findApiKey(db, id);
  if (row && hasAdminScope(actor, "api-keys:read", row.channel)) return row;
  throw createAdminProblem("not-found", `There is no API key "${id}".`);
}

function named({ id, channel }: ApiKeyRow) {
  return { resourceType: "api-key", resourceId: id, channel } as const;
}

function toApiKey(row: ApiKeyRow): z.input<typeof apiKeySchema> {
  const { id, name, channel, scopes, prefix, createdBy } = row;
  return {
    id,
    name,
    channel,
    scopes,
    prefix,
    createdBy,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
  };
}
