import {
  listWebhookDeliveries,
  lockWebhookDelivery,
  replayWebhookDelivery,
} from "../../../db/outbox/webhook-deliveries.ts";
import { findWebhook } from "../../../db/outbox/webhooks.ts";
import { createAdminProblem } from "../../../domain/admin/problems.ts";
import { type AdminOperation, defineAdminOperation, noBody, noQuery } from "../admin-operation.ts";
import { listPage, pageQuery, pageSchema, toRowNumber } from "../admin-schemas.ts";
import { requireFoundWebhook } from "./webhook-operations.ts";
import {
  adminWebhookDeliverySchema,
  toAdminWebhookDelivery,
  webhookDeliveryParams,
  webhookParams,
  webhookStatusFilterSchema,
} from "./webhook-schemas.ts";

const tag = "Webhooks";

const listDeliveries = defineAdminOperation({
  id: "listWebhookDeliveries",
  method: "GET",
  path: "/channels/{channel}/webhooks/{webhook}/deliveries",
  tag,
  summary: "List messages of a webhook, the latest first",
  description:
    "Of those that were delivered or given up the latest thousand are stored, for thirty days.",
  access: { scope: "webhooks:read", on: "channel" },
  status: 200,
  params: webhookParams,
  query: pageQuery.extend({ status: webhookStatusFilterSchema }),
  body: noBody,
  response: pageSchema(adminWebhookDeliverySchema),
  run: async ({ db, params: { channel, webhook }, query }) => {
    requireFoundWebhook(await findWebhook(db, channel, webhook), webhook);
    const { status } = query;
    return listPage(
      query,
      ({ after, limit }) =>
        listWebhookDeliveries(db, webhook, { status, before: toRowNumber(after), limit }),
      ({ id }) => String(id),
      toAdminWebhookDelivery,
    );
  },
});

const replayDelivery = defineAdminOperation({
  id: "replayWebhookDelivery",
  method: "POST",
  path: "/channels/{channel}/webhooks/{webhook}/deliveries/{delivery}/replay",
  tag,
  summary: "Send a message once more",
  description: "With the same `Webhook-Id`, now, and with all attempts.",
  access: { scope: "webhooks:write", on: "channel" },
  status: 200,
  params: webhookDeliveryParams,
  query: noQuery,
  body: noBody,
  response: adminWebhookDeliverySchema,
  run: async ({ db, params: { channel, webhook, delivery } }) => {
    requireFoundWebhook(await findWebhook(db, channel, webhook), webhook);
    const row = await lockWebhookDelivery(db, webhook, Number(delivery));
    if (!row) throw createAdminProblem("not-found", `The webhook has no message ${delivery}.`);
    if (row.status === "pending") throw createAdminProblem("conflict", "The message waits.");
    const changed = await replayWebhookDelivery(db, row.id, new Date());
    const change = { resourceType: "webhook-delivery", resourceId: delivery, channel } as const;
    return { body: toAdminWebhookDelivery(changed ?? row), changes: [change] };
  },
});

/** Messages of webhooks in the admin API: docs/admin-api.md AA-135. */
export const webhookDeliveryOperations: readonly AdminOperation[] = [
  listDeliveries,
  replayDelivery,
];
