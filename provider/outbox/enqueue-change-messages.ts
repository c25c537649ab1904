import type { AuditedChange } from "../db/admin/audit-log.ts";
import type { Db } from "../db/database.ts";
import { enqueueSitePurges } from "../db/outbox/site-purges.ts";
import { enqueueWebhookEvents } from "../db/outbox/webhook-deliveries.ts";
import type { Services } from "../services.ts";
import { toSitePurges } from "./to-site-purges.ts";
import { toWebhookEvents } from "./to-webhook-events.ts";

/** Adds the purges and events of an operation, in its transaction; they are sent after `sendChangeMessages`. */
export async function enqueueChangeMessages(
  tx: Db,
  { siteProcesses }: Pick<Services, "siteProcesses">,
  operation: string,
  changes: readonly AuditedChange[],
): Promise<void> {
  await enqueueSitePurges(tx, siteProcesses, toSitePurges(operation, changes), new Date());
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
