import { z } from "zod";
import type { WebhookDeliveryRow } from "../../../db/outbox/webhook-deliveries.ts";
import type { WebhookRow } from "../../../db/outbox/webhooks.ts";
import { webhookDeliveryStatuses, webhookEventTypes } from "../../../domain/webhook-events.ts";
import { adminNameSchema, adminTimeSchema, channelParams } from "../admin-schemas.ts";

const fields = {
  url: z
    .string()
    .max(2_000)
    .regex(/^https?:\/\/[!-~]+$/, "expected an https:// address")
    .meta({ example: "https://crm.example/marquee" }),
  events: z.array(z.enum(webhookEventTypes)).min(1).max(webhookEventTypes.length),
  description: adminNameSchema(200).nullable(),
  isActive: z.boolean().meta({ description: "`false`: events are not reported, messages wait" }),
};

export const adminWebhookSchema = z
  .strictObject({
    id: z.string(),
    ...fields,
    createdAt: adminTimeSchema,
    secret: z
      .string()
      .optional()
      .meta({ description: "Signs messages; in the responses to creation and rotation only" }),
  })
  .meta({ id: "Webhook" });

export const newWebhookSchema = z
  .strictObject({
    url: fields.url,
    events: fields.events,
    description: fields.description.default(null),
    isActive: fields.isActive.default(true),
  })
  .meta({ id: "NewWebhook" });

export const webhookChangeSchema = z
  .strictObject(fields)
  .partial()
  .refine((change) => Object.keys(change).length > 0, "expected a field to change")
  .meta({ id: "WebhookChange" });

export const adminWebhookDeliverySchema = z
  .strictObject({
    id: z.string(),
    message: z.string().meta({ description: "The `Webhook-Id`, the same for each attempt" }),
    type: z.enum(webhookEventTypes),
    data: z.looseObject({ id: z.string(), channel: z.string() }),
    status: z.enum(webhookDeliveryStatuses),
    attempts: z.int(),
    responseStatus: z.int().nullable().meta({ description: "Of the last attempt" }),
    error: z.string().nullable().meta({ description: "Why the last attempt has failed" }),
    createdAt: adminTimeSchema,
    lastAttemptAt: adminTimeSchema.nullable(),
    nextAttemptAt: adminTimeSchema.nullable(),
  })
  .meta({ id: "WebhookDelivery" });

export const webhookStatusFilterSchema = z.enum(webhookDeliveryStatuses).optional();

export const webhookParams = channelParams.extend({
  webhook: z.string().regex(/^wh_[0-9a-f]{24}$/),
});
export const webhookDeliveryParams = webhookParams.extend({
  delivery: z.string().regex(/^[1-9]\d{0,14}$/),
});

/** A webhook in responses, without its secret. */
export function toAdminWebhook(row: WebhookRow): z.input<typeof adminWebhookSchema> {
  const { id, url, events, description, isActive, createdAt } = row;
  return { id, url, events, description, isActive, createdAt: createdAt.toISOString() };
}

/** A delivery in responses. */
export function toAdminWebhookDelivery(
  row: WebhookDeliveryRow,
): z.input<typeof adminWebhookDeliverySchema> {
  const { id, message, type, data, status, attempts, responseStatus, error } = row;
  return {
    id: String(id),
    message,
    type,
    data,
    status,
    attempts,
    responseStatus,
    error,
    createdAt: row.createdAt.toISOString(),
    lastAttemptAt: row.lastAttemptAt?.toISOString() ?? null,
    nextAttemptAt: status === "pending" ? row.dueAt.toISOString() : null,
  };
}
