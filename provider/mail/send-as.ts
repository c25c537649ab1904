import type { ChannelRecord } from "../domain/catalogue/records.ts";
import { type Services, siteOriginOf } from "../services.ts";
import type { WrittenMail } from "./write-mail.ts";

/** The address that a channel's mails come from: `no-reply@` its own host. */
export function senderOf(services: Pick<Services, "siteOrigin">, channel: string): string {
  return `no-reply@${new URL(siteOriginOf(services, channel)).hostname}`;
}

/** Sends a mail in a channel's name. Throws when the mail server does not take it. */
export async function sendAs(
  services: Pick<Services, "mailer" | "siteOrigin">,
  { token, name }: Pick<ChannelRecord, "token" | "name">,
  to: string,
  mail: WrittenMail,
): Promise<void> {
  const from = senderOf(services, token);
  await services.mailer.send({ channel: token, brand: name, from, to, ...mail });
}
