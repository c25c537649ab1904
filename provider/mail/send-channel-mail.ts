import type { ChannelRecord } from "../domain/catalogue/records.ts";
import { type Services, siteOriginOf } from "../services.ts";
import type { RenderedMail } from "./render-mail-content.ts";

/** The address that a channel's mails come from: `no-reply@` its own host. */
export function mailSenderOfChannel(
  services: Pick<Services, "siteOrigin">,
  channel: string,
): string {
  return `no-reply@${new URL(siteOriginOf(services, channel)).hostname}`;
}

/** Sends a mail in a channel's name. Throws when the mail server does not take it. */
export async function sendChannelMail(
  services: Pick<Services, "mailer" | "siteOrigin">,
  { token, name }: Pick<ChannelRecord, "token" | "name">,
  to: string,
  mail: RenderedMail,
): Promise<void> {
  const from = mailSenderOfChannel(services, token);
  await services.mailer.send({ channel: token, brand: name, from, to, ...mail });
}
