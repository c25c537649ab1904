import type { ChannelRow } from "../db/channels.ts";
import { formatChannelMailSender } from "../mail/send-channel-mail.ts";
import type { Services } from "../services.ts";
import type { PushSenderConfig } from "./send-web-push.ts";
import { loadVapidKeys } from "./vapid-keys.ts";

/** How a channel pushes; its contact is `VAPID_SUBJECT`, else the sender of its mails. */
export async function loadPushSenderConfig(
  services: Pick<Services, "db" | "siteOrigin" | "push">,
  channel: Pick<ChannelRow, "token" | "primaryDomain">,
): Promise<PushSenderConfig> {
  const { hosts, subject = `mailto:${formatChannelMailSender(services, channel)}` } = services.push;
  return { keys: await loadVapidKeys(services.db), subject, hosts };
}
