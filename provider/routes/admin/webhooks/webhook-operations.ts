import {
  createWebhook,
  deleteWebhook,
  findWebhook,
  listWebhooks,
  lockWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type WebhookRow,
} from "../../../db/outbox/webhooks.ts";
import type { Db } from "../../../db/database.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { isPublicHttpsUrl } from "../../../domain/public-https-url.ts";
import type { Services } from "../../../services.ts";
import {
  type AdminOperation,
  defineAdminOperation,
  noBody,
  noQuery,
  noResponse,
} from "../admin-operation.ts";
import { channelParams, listPage, pageQuery, pageSchema } from "../admin-schemas.ts";
import { requireAdminChannel } from "../channels/require-admin-channel.ts";
import { requireLockedChannel } from "../domains/require-domain.ts";
import { createInvalidInputProblem } from "../parse-admin-input.ts";
import {
  adminWebhookSchema,
  newWebhookSchema,
  toAdminWebhook,
  webhookChangeSchema,
  webhookParams,
} from "./webhook-schemas.ts";

const tag = "Webhooks";
const path = "/channels/{channel}/webhooks";
const read = { scope: "webhooks:read", on: "channel" } as const;
const write = { scope: "webhooks:write", on: "channel" } as const;

const listChannelWebhooks = defineAdminOperation({
  id: "listWebhooks",
  method: "GET",
  path,
  tag,
  summary: "List webhooks",
  access: read,
  status: 200,
  params: channelParams,
  query: pageQuery,
  body: noBody,
  response: pageSchema(adminWebhookSchema),
  run: async ({ db, params: { channel }, query }) => {
    await requireAdminChannel(db, channel);
    return listPage(
      query,
      (page) => listWebhooks(db, channel, page),
      ({ id }) => id,
      toAdminWebhook,
    );
  },
});

const createChannelWebhook = defineAdminOperation({
  id: "createWebhook",
  method: "POST",
  path,
  tag,
  summary: "Create a webhook",
  description:
    "Messages are signed as Standard Webhooks describe. `secret` is in this response only.",
  access: write,
  status: 201,
  isVersioned: true,
  isIdempotent: true,
  params: channelParams,
  query: noQuery,
  body: newWebhookSchema,
  response: adminWebhookSchema,
  run: async ({ services, db, params: { channel }, body, now }) => {
    requireAllowedUrl(services, body.url);
    await requireLockedChannel(db, channel);
    const row = await createWebhook(db, channel, body, now);
    if (!row) throw createAdminProblem("conflict", "The channel has as many webhooks as it may.");
    return {
      ...shown(row),
      once: { secret: row.secret },
      location: `/channels/${channel}/webhooks/${row.id}`,
      changes: [{ ...named(row), after: toAdminWebhook(row) }],
    };
  },
});

const getWebhook = defineAdminOperation({
  id: "getWebhook",
  method: "GET",
  path: `${path}/{webhook}`,
  tag,
  summary: "Read a webhook",
  access: read,
  status: 200,
  isVersioned: true,
  params: webhookParams,
  query: noQuery,
  body: noBody,
  response: adminWebhookSchema,
  run: async ({ db, params: { channel, webhook } }) =>
    shown(requireFoundWebhook(await findWebhook(db, channel, webhook), webhook)),
});

const updateChannelWebhook = defineAdminOperation({
  id: "updateWebhook",
  method: "PATCH",
  path: `${path}/{webhook}`,
  tag,
  summary: "Change a webhook",
  access: write,
  status: 200,
  isVersioned: true,
  isConditional: true,
  params: webhookParams,
  query: noQuery,
  body: webhookChangeSchema,
  response: adminWebhookSchema,
  run: async ({ services, db, params, body, requireVersion }) => {
    if (body.url !== undefined) requireAllowedUrl(services, body.url);
    const row = await requireLockedWebhook(db, params);
    requireVersion(row.version);
    const changed = requireFoundWebhook(await updateWebhook(db, row.id, body), row.id);
    const [before, after] = [toAdminWebhook(row), toAdminWebhook(changed)];
    return { ...shown(changed), changes: [{ ...named(row), before, after }] };
  },
});

const deleteChannelWebhook = defineAdminOperation({
  id: "deleteWebhook",
  method: "DELETE",
  path: `${path}/{webhook}`,
  tag,
  summary: "Delete a webhook",
  description: "Its messages are deleted with it.",
  access: write,
  status: 204,
  isVersioned: true,
  isConditional: true,
  params: webhookParams,
  query: noQuery,
  body: noBody,
  response: noResponse,
  run: async ({ db, params, requireVersion }) => {
    const row = await requireLockedWebhook(db, params);
    requireVersion(row.version);
    await deleteWebhook(db, row.id);
    return { changes: [{ ...named(row), before: toAdminWebhook(row) }] };
  },
});

const rotateSecret = defineAdminOperation({
  id: "rotateWebhookSecret",
  method: "POST",
  path: `${path}/{webhook}/secret`,
  tag,
  summary: "Give a webhook another secret",
  description: "The former one signs too for 24 hours. `secret` is in this response only.",
  access: write,
  status: 200,
  isVersioned: true,
  params: webhookParams,
  query: noQuery,
  body: noBody,
  response: adminWebhookSchema,
  run: async ({ db, params }) => {
    const row = await requireLockedWebhook(db, params);
    const changed = requireFoundWebhook(await rotateWebhookSecret(db, row, new Date()), row.id);
    const after = toAdminWebhook(changed);
    const change = { ...named(row), before: after, after };
    return { ...shown(changed), once: { secret: changed.secret }, changes: [change] };
  },
});

/** Webhooks of the admin API: docs/admin-api.md AA-130. */
export const webhookOperations: readonly AdminOperation[] = [
  listChannelWebhooks,
  createChannelWebhook,
  getWebhook,
  updateChannelWebhook,
  deleteChannelWebhook,
  rotateSecret,
];

type WebhookParams = { channel: string; webhook: string };

async function requireLockedWebhook(
  tx: Db,
  { channel, webhook }: WebhookParams,
): Promise<WebhookRow> {
  return requireFoundWebhook(await lockWebhook(tx, channel, webhook), webhook);
}

/** 404 where the channel has no such webhook. */
export function requireFoundWebhook(row: WebhookRow | undefined, id: string): WebhookRow {
  if (!row) throw createAdminProblem("not-found", `The channel has no webhook "${id}".`);
  return row;
}

function requireAllowedUrl({ webhookHosts }: Pick<Services, "webhookHosts">, url: string): void {
  if (isPublicHttpsUrl(url, webhookHosts)) return;
  const detail = "Expected an https address of a public host, without a password.";
  throw createInvalidInputProblem([{ pointer: "#/url", detail }]);
}

function shown(row: WebhookRow) {
  return { body: toAdminWebhook(row), version: row.version };
}

function named({ id, channel }: WebhookRow) {
  return { resourceType: "webhook", resourceId: id, channel } as const;
}
