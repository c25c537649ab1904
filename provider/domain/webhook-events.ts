/** What outgoing webhooks report: docs/admin-api.md AA-131. */
export const webhookEventTypes = [
  "channel.updated",
  "page.published",
  "page.deleted",
  "content.created",
  "content.updated",
  "content.deleted",
  "viewer.created",
  "purchase.created",
  "purchase.refunded",
] as const;
export type WebhookEventType = (typeof webhookEventTypes)[number];

/** An event of a channel. Events of one resource, which `data.id` names, are delivered in order. */
export type WebhookEvent = {
  channel: string;
  type: WebhookEventType;
  data: { id: string } & Record<string, string | number | boolean | null>;
};

/** `pending` until it is delivered, or (`failed`) given up. */
export const webhookDeliveryStatuses = ["pending", "delivered", "failed"] as const;
export type WebhookDeliveryStatus = (typeof webhookDeliveryStatuses)[number];
