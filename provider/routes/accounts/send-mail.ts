import type { Context } from "hono";
import type { Language } from "../../../lib/contract/languages.ts";
import type { ChannelRow } from "../../db/channels.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { type MailKind, renderMail } from "../../mail/render-mail.ts";
import { sendAs } from "../../mail/send-as.ts";
import { type Services, siteOriginOf } from "../../services.ts";
import { languageOf } from "../error-messages.ts";

/** A mail to write: whom to, about what, and where its link leads. */
export type MailRequest = {
  kind: MailKind;
  to: string;
  link: string;
  values?: Record<string, string>;
};

/**
 * Writes and sends the mail that `find` returns, after the response: whether there was a viewer to
 * write to, and whether the mail server took it, changes neither the response nor its time.
 */
export function sendMailAfterResponse(
  services: Services,
  channel: ChannelRow,
  language: Language,
  find: () => Promise<MailRequest | undefined>,
): void {
  services.background.run(`mail of ${channel.token}`, async () => {
    const request = await find();
    if (!request) return;
    const { kind, to, link, values } = request;
    const mail = await renderMail({ kind, brand: channel.name, link, language, values });
    await sendAs(services, channel, to, mail);
  });
}

/** An address with a one-time secret in its query: `verify_token` or `reset_token`. */
export function withSecretParameter(address: URL, name: string, secret: string): string {
  const link = new URL(address);
  link.searchParams.set(name, secret);
  return link.href;
}

/** Notifies a viewer that their password was changed. */
export function mailPasswordChanged(
  services: Services,
  context: Context,
  channel: ChannelRow,
  { email: to }: ViewerRecord,
): void {
  const link = `${siteOriginOf(services, channel.token)}/`;
  sendMailAfterResponse(services, channel, languageOf(context), async () => ({
    kind: "changed",
    to,
    link,
  }));
}
