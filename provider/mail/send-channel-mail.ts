import type { ChannelRecord } from "../domain/catalogue/catalogue-records.ts";
import { type Services, getChannelSiteOrigin } from "../services.ts";
import type { RenderedMail } from "./render-mail-content.ts";

/** The address that a channel's mails come from: `no-reply@` its own host. */
export function formatChannelMailSender(
  services: Pick<Services, "siteOrigin">,
  channel: string,
): string {
  return `no-reply@${new URL(getChannelSiteOrigin(services, channel)).hostname}`;
}

/** Sends a mail in a channel's name. Throws when the mail server does not take it. */
export async function sendChannelMail(
  services: Pick<Services, "mailer" | "siteOrigin">,
  { token, name }: Pick<ChannelRecord, "token" | "name">,
  to: string,
  mail: RenderedMail,
): Promise<void> {
  const from = formatChannelMailSender(services, token);
  await services.mailer.send({ channel: token, brand: name, from, to, ...mail });
}
