import {
  countRightsRules,
  deleteRightsRule,
  findAdminRightsRule,
  listAdminRightsRules,
} from "../../../db/admin/admin-rights.ts";
import { lockCatalogue } from "../../../db/catalogue/upsert-contents.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { catalogueTokenSchema } from "../../../seed/catalogue-fields.ts";
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
  requireRightsRule,
  saveAdminRightsRule,
  toAdminRightsRule,
  toRightsRuleInput,
} from "./rights-records.ts";
import {
  adminRightsRuleSchema,
  newRightsRuleSchema,
  rightsRuleChangeSchema,
  rightsRuleParams,
} from "./rights-schemas.ts";

const tag = "Rights";
/** The rules of a channel are loaded together, so their number is limited. */
const maxRules = 1_000;
const read = { scope: "contents:read", on: "channel" } as const;
const write = { scope: "contents:write", on: "channel" } as const;

const listRightsRules = defineAdminOperation({
  id: "listRightsRules",
  method: "GET",
  path: "/channels/{channel}/rights",
  tag,
  summary: "List rules of rights",
  access: read,
  status: 200,
  params: channelParams,
  query: pageQuery.extend({ content: catalogueTokenSchema.max(100).optional() }),
  body: noBody,
  response: pageSchema(adminRightsRuleSchema),
  run: async ({ db, params: { channel }, query }) => {
    await requireAdminChannel(db, channel);
    return listPage(
      query,
      (page) => listAdminRightsRules(db, channel, query, page),
      ({ token }) => token,
      toAdminRightsRule,
    );
  },
});

const createRightsRule = defineAdminOperation({
  id: "createRightsRule",
  method: "POST",
  path: "/channels/{channel}/rights",
  tag,
  summary: "Create a rule of rights",
  description: "Of one content, or of all contents of the channel.",
  access: write,
  status: 201,
  isVersioned: true,
  isIdempotent: true,
  params: channelParams,
  query: noQuery,
  body: newRightsRuleSchema,
  response: adminRightsRuleSchema,
  run: async ({ db, params: { channel }, body }) => {
    await lockCatalogue(db, channel);
    if (await findAdminRightsRule(db, channel, body.token)) {
      const taken = { pointer: "#/token", detail: "Another rule has this token." };
      throw createAdminProblem("already-exists", `There is a rule "${body.token}".`, [taken]);
    }
    if ((await countRightsRules(db, channel)) >= maxRules) {
      throw createAdminProblem("conflict", `A channel has ${maxRules} rules at most.`);
    }
    const row = await saveAdminRightsRule(db, channel, body);
    return {
      body: toAdminRightsRule(row),
      version: row.version,
      location: `/channels/${channel}/rights/${body.token}`,
      changes: [{ ...nameRule(channel, body.token), after: toAdminRightsRule(row) }],
    };
  },
});

const getRightsRule = defineAdminOperation({
  id: "getRightsRule",
  method: "GET",
  path: "/channels/{channel}/rights/{rule}",
  tag,
  summary: "Read a rule of rights",
  access: read,
  status: 200,
  isVersioned: true,
  params: rightsRuleParams,
  query: noQuery,
  body: noBody,
  response: adminRightsRuleSchema,
  run: async ({ db, params: { channel, rule } }) => {
    const row = await requireRightsRule(db, channel, rule);
    return { body: toAdminRightsRule(row), version: row.version };
  },
});

const updateRightsRule = defineAdminOperation({
  id: "updateRightsRule",
  method: "PATCH",
  path: "/channels/{channel}/rights/{rule}",
  tag,
  summary: "Change a rule of rights",
  description: "Its kind stays. `null` removes a field that may be missing.",
  access: write,
  status: 200,
  isVersioned: true,
  isConditional: true,
  params: rightsRuleParams,
  query: noQuery,
  body: rightsRuleChangeSchema,
  response: adminRightsRuleSchema,
  run: async ({ db, params: { channel, rule }, body, requireVersion }) => {
    await lockCatalogue(db, channel);
    const before = await requireRightsRule(db, channel, rule);
    requireVersion(before.version);
    const input = { ...toRightsRuleInput(before), ...body };
    const after = await saveAdminRightsRule(db, channel, input);
    const changed = { before: toAdminRightsRule(before), after: toAdminRightsRule(after) };
    return {
      body: changed.after,
      version: after.version,
      changes: [{ ...nameRule(channel, rule), ...changed }],
    };
  },
});

const removeRightsRule = defineAdminOperation({
  id: "deleteRightsRule",
  method: "DELETE",
  path: "/channels/{channel}/rights/{rule}",
  tag,
  summary: "Delete a rule of rights",
  access: write,
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: rightsRuleParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params: { channel, rule }, requireVersion }) => {
    await lockCatalogue(db, channel);
    const before = await requireRightsRule(db, channel, rule);
    requireVersion(before.version);
    await deleteRightsRule(db, channel, rule);
    return { changes: [{ ...nameRule(channel, rule), before: toAdminRightsRule(before) }] };
  },
});

/** Rules of rights in the admin API: docs/admin-api.md AA-110. */
export const rightsOperations: readonly AdminOperation[] = [
  listRightsRules,
  createRightsRule,
  getRightsRule,
  updateRightsRule,
  removeRightsRule,
];

function nameRule(channel: string, token: string) {
  return { resourceType: "rights-rule", resourceId: token, channel } as const;
}
