import type { Context } from "hono";
import type { Language } from "../../../lib/contract/languages.ts";
import type { ChannelRow } from "../../db/channels.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { type AccountMailKind, renderAccountMail } from "../../mail/render-account-mail.ts";
import { sendChannelMail } from "../../mail/send-channel-mail.ts";
import { type Services, getChannelSiteOrigin } from "../../services.ts";
import { readRequestLanguage } from "../error-messages.ts";

/** A mail to write: whom to, about what, and where its link leads. */
export type AccountMailRequest = {
  kind: AccountMailKind;
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
  find: () => Promise<AccountMailRequest | undefined>,
): void {
  services.background.run(`mail of ${channel.token}`, async () => {
    const request = await find();
    if (!request) return;
    const { kind, to, link, values } = request;
    const mail = await renderAccountMail({ kind, brand: channel.name, link, language, values });
    await sendChannelMail(services, channel, to, mail);
  });
}

/** An address with a one-time secret in its query: `verify_token` or `reset_token`. */
export function addSecretParameter(address: URL, name: string, secret: string): string {
  const link = new URL(address);
  link.searchParams.set(name, secret);
  return link.href;
}

/** Notifies a viewer that their password was changed. */
export function sendPasswordChangedMail(
  services: Services,
  context: Context,
  channel: ChannelRow,
  { email: to }: ViewerRecord,
): void {
  const link = `${getChannelSiteOrigin(services, channel)}/`;
  sendMailAfterResponse(services, channel, readRequestLanguage(context), async () => ({
    kind: "changed",
    to,
    link,
  }));
}
