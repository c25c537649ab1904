import { Webhook } from "standardwebhooks";
import {
  type ClaimedDelivery,
  claimWebhookDeliveries,
  deleteFinishedDeliveries,
  saveWebhookAttempt,
  type WebhookDeliveryRow,
} from "../db/outbox/webhook-deliveries.ts";
import type { WebhookRow } from "../db/outbox/webhooks.ts";
import { isPublicHttpsUrl, isTrustedHost } from "../domain/public-https-url.ts";
import { providerLog } from "../domain/log.ts";
import type { Services } from "../services.ts";
import { postToPublicHost } from "./post-to-public-host.ts";

const atOnce = 16;
const perWebhook = 4;
const leaseMs = 30_000;
/** Seconds after each failed attempt; sixteen hours in all. */
const pausesS = [5, 30, 120, 600, 1_800, 3_600, 7_200, 14_400, 28_800];

/** Sends the messages that are due, some at once, until there are none. docs/admin-api.md AA-133 */
export async function deliverWebhooks(services: Services, isOver: () => boolean): Promise<void> {
  const underWay = new Map<Promise<void>, string>();
  const used = new Set<string>();
  for (;;) {
    const rows = isOver() ? [] : await claim(services, [...underWay.values()]);
    for (const row of rows) {
      used.add(row.webhook.id);
      const sending: Promise<void> = deliver(services, row).finally(() => underWay.delete(sending));
      underWay.set(sending, row.webhook.id);
    }
    if (underWay.size === 0) break;
    // oxlint-disable-next-line no-await-in-loop -- one that ends makes room for the next.
    await Promise.race(underWay.keys());
  }
  for (const webhook of used) {
    // oxlint-disable-next-line no-await-in-loop -- one statement at a time leaves connections to viewers.
    await deleteFinishedDeliveries(services.db, webhook, new Date());
  }
}

async function claim({ db }: Services, underWay: string[]): Promise<ClaimedDelivery[]> {
  const limit = atOnce - underWay.length;
  if (limit === 0) return [];
  const counts = Map.groupBy(underWay, (webhook) => webhook);
  const busy = [...counts].filter(([, all]) => all.length >= perWebhook).map(([id]) => id);
  const now = Date.now();
  const leasedUntil = new Date(now + leaseMs);
  return claimWebhookDeliveries(db, { now: new Date(now), leasedUntil, limit, busy, perWebhook });
}

async function deliver(services: Services, { delivery, webhook }: ClaimedDelivery): Promise<void> {
  const { id } = delivery;
  const attempts = delivery.attempts + 1;
  const result = await send(services, delivery, webhook);
  const lastAttemptAt = new Date();
  const attempt = { ...result, attempts, lastAttemptAt, dueAt: lastAttemptAt };
  if (result.error === null) {
    return saveWebhookAttempt(services.db, id, { ...attempt, status: "delivered" });
  }
  const pauseS = pausesS[delivery.attempts];
  const status = pauseS === undefined ? "failed" : "pending";
  const dueAt = new Date(lastAttemptAt.getTime() + (pauseS ?? 0) * 1_000);
  providerLog.warn(
    { webhook: webhook.id, message: delivery.message, attempts, ...result, status },
    "a webhook was not accepted",
  );
  return saveWebhookAttempt(services.db, id, { ...attempt, status, dueAt });
}

type SendResult = Pick<WebhookDeliveryRow, "responseStatus" | "error">;

async function send(
  { webhookHosts }: Services,
  { message, type, createdAt, data }: WebhookDeliveryRow,
  webhook: WebhookRow,
): Promise<SendResult> {
  if (!isPublicHttpsUrl(webhook.url, webhookHosts)) {
    return { responseStatus: null, error: "The address is not allowed." };
  }
  const url = new URL(webhook.url);
  const body = JSON.stringify({ type, timestamp: createdAt.toISOString(), data });
  const now = new Date();
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": "Marquee",
    "Webhook-Id": message,
    "Webhook-Timestamp": String(Math.floor(now.getTime() / 1_000)),
    "Webhook-Signature": secretsOf(webhook, now)
      .map((secret) => new Webhook(secret).sign(message, now, body))
      .join(" "),
  };
  try {
    const isTrusted = isTrustedHost(url, webhookHosts);
    const responseStatus = await postToPublicHost(url, { headers, body, isTrusted });
    const isAccepted = responseStatus >= 200 && responseStatus < 300;
    return { responseStatus, error: isAccepted ? null : `The response was ${responseStatus}.` };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { responseStatus: null, error: reason.slice(0, 300) };
  }
}

/** The present secret, and after a rotation the former one. */
function secretsOf({ secret, previousSecret, previousUntil }: WebhookRow, now: Date): string[] {
  const isOverlap = previousSecret !== null && previousUntil !== null && previousUntil > now;
  return isOverlap ? [secret, previousSecret] : [secret];
}
