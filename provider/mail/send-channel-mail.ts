import type { ChannelRow } from "../db/channels.ts";
import { type Services, getChannelSiteOrigin } from "../services.ts";
import type { RenderedMail } from "./render-mail-content.ts";

type SiteChannel = Pick<ChannelRow, "token" | "primaryDomain">;

/** The address that a channel's mails come from: `no-reply@` its own host. */
export function formatChannelMailSender(
  services: Pick<Services, "siteOrigin">,
  channel: SiteChannel,
): string {
  return `no-reply@${new URL(getChannelSiteOrigin(services, channel)).hostname}`;
}

/** Sends a mail in a channel's name. Throws when the mail server does not take it. */
export async function sendChannelMail(
  services: Pick<Services, "mailer" | "siteOrigin">,
  channel: SiteChannel & Pick<ChannelRow, "name">,
  to: string,
  mail: RenderedMail,
): Promise<void> {
  const { token, name } = channel;
  const from = formatChannelMailSender(services, channel);
  await services.mailer.send({ channel: token, brand: name, from, to, ...mail });
}
