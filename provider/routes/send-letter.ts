import type { Context } from "hono";
import type { ChannelRow } from "../db/channels.ts";
import type { ViewerRecord } from "../domain/viewer-record.ts";
import { type LetterKind, writeLetter } from "../mail/letter.ts";
import { type Services, siteOriginOf } from "./services.ts";
import { languageOf } from "./speak.ts";

/** A mail to write: whom to, about what, and where its link leads. */
export type Errand = { kind: LetterKind; to: string; link: string };

/**
 * Writes and sends what `find` comes back with, after the answer: whether there was anybody to write
 * to, and whether the mail server took it, changes neither the answer nor its time.
 */
export function sendLater(
  services: Services,
  context: Context,
  channel: ChannelRow,
  find: () => Promise<Errand | undefined>,
): void {
  const language = languageOf(context);
  services.background.run(`mail of ${channel.token}`, async () => {
    const errand = await find();
    if (!errand) return;
    const { kind, to, link } = errand;
    const letter = await writeLetter({ kind, brand: channel.name, link, language });
    const from = `no-reply@${new URL(siteOriginOf(services, channel.token)).hostname}`;
    await services.mailer.send({
      channel: channel.token,
      brand: channel.name,
      from,
      to,
      ...letter,
    });
  });
}

/** An address with a one-time secret in its query: `verify_token` or `reset_token`. */
export function withSecret(address: URL, name: string, secret: string): string {
  const link = new URL(address);
  link.searchParams.set(name, secret);
  return link.href;
}

/** Tells a viewer that their password was changed. */
export function tellOfChange(
  services: Services,
  context: Context,
  channel: ChannelRow,
  { email: to }: ViewerRecord,
): void {
  const link = `${siteOriginOf(services, channel.token)}/`;
  sendLater(services, context, channel, async () => ({ kind: "changed", to, link }));
}
