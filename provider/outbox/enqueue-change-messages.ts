import type { AuditedChange } from "../db/admin/audit-log.ts";
import type { Db } from "../db/database.ts";
import { enqueuePurgesOfAllChannels, enqueueSitePurges } from "../db/outbox/site-purges.ts";
import { enqueueWebhookEvents } from "../db/outbox/webhook-deliveries.ts";
import type { Services } from "../services.ts";
import { isOfAllChannels, toSitePurges } from "./to-site-purges.ts";
import { toWebhookEvents } from "./to-webhook-events.ts";

/** Adds the purges and events of an operation, in its transaction; they are sent after `sendChangeMessages`. */
export async function enqueueChangeMessages(
  tx: Db,
  { siteProcesses }: Pick<Services, "siteProcesses">,
  operation: string,
  changes: readonly AuditedChange[],
): Promise<void> {
  const now = new Date();
  await enqueueSitePurges(tx, siteProcesses, toSitePurges(operation, changes), now);
  if (changes.some(isOfAllChannels)) await enqueuePurgesOfAllChannels(tx, siteProcesses, now);
  await enqueueWebhookEvents(tx, toWebhookEvents(operation, changes));
}

/** Sends what waits, after a transaction has committed. */
export function sendChangeMessages({
  siteNotifier,
  webhookSender,
}: Pick<Services, "siteNotifier" | "webhookSender">): void {
  siteNotifier.runNow();
  webhookSender.runNow();
}
