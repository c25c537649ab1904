import {
  type AdminChannelRow,
  createAdminChannel,
  deleteAdminChannel,
  hasSales,
  listAdminChannels,
  lockAdminChannel,
  updateAdminChannel,
} from "../../../db/admin/admin-channels.ts";
import { indexTranscriptsAgain } from "../../../db/catalogue/save-series.ts";
import type { Db } from "../../../db/database.ts";
import { findPage } from "../../../db/pages.ts";
import { indexChannelForSearch } from "../../../db/search/index-channel.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { listChannelsWithScope } from "../../../domain/admin/scopes-and-roles.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noParams,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { channelParams, listPage, pageQuery, pageSchema } from "../admin-schemas.ts";
import { createChannelProblem } from "../authorize-call.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";
import { toAdminChannel, toChangedChannelColumns, toNewChannelRow } from "./channel-records.ts";
import { requireAdminChannel } from "./require-admin-channel.ts";
import {
  adminChannelSchema,
  adminChannelSummarySchema,
  channelChangeSchema,
  newChannelSchema,
} from "./channel-schemas.ts";

const tag = "Channels";
/** Code and style sheets of 64,000 characters each, four bytes a character at most. */
const bodyBytes = 1_048_576;

const listChannels = defineAdminOperation({
  id: "listChannels",
  method: "GET",
  path: "/channels",
  tag,
  summary: "List channels",
  access: { scope: "channels:read", on: "any" },
  status: 200,
  params: noParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(adminChannelSummarySchema),
  run: async ({ db, actor, query }) => {
    const channels = listChannelsWithScope(actor, "channels:read");
    return listPage(
      query,
      (page) => listAdminChannels(db, channels, page),
      ({ token }) => token,
      ({ token, channelId, name, profile: { mode } }) => ({ token, channelId, name, mode }),
    );
  },
});

const createChannel = defineAdminOperation({
  id: "createChannel",
  method: "POST",
  path: "/channels",
  tag,
  summary: "Create a channel",
  description:
    "The channel has one page, its home page, without any section. It is in staging unless `mode` says otherwise.",
  access: { scope: "channels:create", on: "all" },
  status: 201,
  isVersioned: true,
  isIdempotent: true,
  bodyBytes,
  params: noParams,
  query: noQuery,
  body: newChannelSchema,
  response: adminChannelSchema,
  run: async ({ db, body }) => {
    const row = await createAdminChannel(db, toNewChannelRow(body));
    if (!row) {
      const taken = { pointer: "#/token", detail: "Another channel has this token." };
      throw createAdminProblem("already-exists", `There is a channel "${body.token}".`, [taken]);
    }
    await indexChannelForSearch(db, row.token);
    return {
      ...shown(row),
      location: `/channels/${row.token}`,
      changes: [{ ...named(row.token), after: toAdminChannel(row) }],
    };
  },
});

const getChannel = defineAdminOperation({
  id: "getChannel",
  method: "GET",
  path: "/channels/{channel}",
  tag,
  summary: "Read a channel",
  access: { scope: "channels:read", on: "channel" },
  status: 200,
  isVersioned: true,
  params: channelParams,
  query: noQuery,
  body: noBody,
  response: adminChannelSchema,
  run: async ({ db, params: { channel } }) => {
    return shown(await requireAdminChannel(db, channel));
  },
});

const updateChannel = defineAdminOperation({
  id: "updateChannel",
  method: "PATCH",
  path: "/channels/{channel}",
  tag,
  summary: "Change a channel",
  description:
    "A field that is sent replaces the former value as a whole. `null` removes a field that may be missing.",
  access: { scope: "channels:write", on: "channel" },
  status: 200,
  isVersioned: true,
  isConditional: true,
  bodyBytes,
  params: channelParams,
  query: noQuery,
  body: channelChangeSchema,
  response: adminChannelSchema,
  run: async ({ db, params: { channel }, body, requireVersion }) => {
    const row = await requireLocked(db, channel);
    requireVersion(row.version);
    if (body.homePage !== undefined) await requireHomePage(db, channel, body.homePage);
    const changed = await updateAdminChannel(db, channel, toChangedChannelColumns(row, body));
    if (!changed) throw createChannelProblem(channel);
    if (changed.profile.subscriptionType !== row.profile.subscriptionType) {
      await indexTranscriptsAgain(db, changed);
    }
    const [before, after] = [toAdminChannel(row), toAdminChannel(changed)];
    return { ...shown(changed), changes: [{ ...named(channel), before, after }] };
  },
});

const deleteChannel = defineAdminOperation({
  id: "deleteChannel",
  method: "DELETE",
  path: "/channels/{channel}",
  tag,
  summary: "Delete a channel",
  description:
    "Its pages, contents, offers and viewers are deleted with it. A channel that has sold something stays.",
  access: { scope: "channels:delete", on: "channel" },
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: channelParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params: { channel }, requireVersion }) => {
    const row = await requireLocked(db, channel, "update");
    requireVersion(row.version);
    if (await hasSales(db, channel)) {
      throw createAdminProblem("conflict", "The channel has bills, which have to be retained.");
    }
    await deleteAdminChannel(db, channel);
    return { changes: [{ ...named(channel), before: toAdminChannel(row) }] };
  },
});

/** Channels of the admin API: docs/admin-api.md AA-70. */
export const channelOperations: readonly AdminOperation[] = [
  listChannels,
  createChannel,
  getChannel,
  updateChannel,
  deleteChannel,
];

function shown(row: AdminChannelRow) {
  return { body: toAdminChannel(row), version: row.version };
}

function named(channel: string) {
  return { resourceType: "channel", resourceId: channel, channel } as const;
}

async function requireLocked(
  tx: Db,
  channel: string,
  strength?: "update",
): Promise<AdminChannelRow> {
  const row = await lockAdminChannel(tx, channel, strength);
  if (!row) throw createChannelProblem(channel);
  return row;
}

async function requireHomePage(tx: Db, channel: string, token: string): Promise<void> {
  const page = await findPage(tx, channel, token);
  if (page?.token === token) return;
  throw createInvalidInputProblem([{ pointer: "#/homePage", detail: "There is no such page." }]);
}
