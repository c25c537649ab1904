import { senderOf } from "../mail/send-as.ts";
import type { Services } from "../services.ts";
import type { PushSender } from "./push-service.ts";
import { vapidKeys } from "./vapid-keys.ts";

/** How a channel pushes; its contact is `VAPID_SUBJECT`, else the sender of its mails. */
export async function pushSenderOf(
  services: Pick<Services, "db" | "siteOrigin" | "push">,
  channel: string,
): Promise<PushSender> {
  const { hosts, subject = `mailto:${senderOf(services, channel)}` } = services.push;
  return { keys: await vapidKeys(services.db), subject, hosts };
}
