import { formatLongUtcDay } from "../../lib/contract/format-long-utc-day.ts";
import { formatMoney } from "../../lib/contract/money.ts";
import type { Language } from "../../lib/contract/languages.ts";
import type { ScheduledPayments } from "../../lib/contract/payment-schedule.ts";
import { paymentMails } from "../db/commerce-schema.ts";
import type { ChannelRow } from "../db/channels.ts";
import type { Db } from "../db/database.ts";
import type { ViewerRecord } from "../domain/accounts/viewer-record.ts";
import type { RemainingCommitment } from "../domain/commerce/subscription.ts";
import { formatPaymentScheduleLines } from "../checkout/format-payment-schedule-lines.ts";
import { interpolateText } from "../locales/interpolate-text.ts";
import { type PaymentMessages, providerTextsByLanguage } from "../locales/locales.ts";
import { renderMailContent } from "../mail/render-mail-content.ts";
import { type Services, getChannelSiteOrigin } from "../services.ts";

/** What a mail about a payment says; `date` in words of the mail's language. */
export type PaymentMail = {
  kind: keyof PaymentMessages["mails"];
  /** The paywall. */
  title: string;
  amount?: number;
  currency?: string;
  date?: Date | null;
  /** Payments that follow. The mail of a trial names the first of them itself. */
  schedule?: readonly ScheduledPayments[];
  commitment?: RemainingCommitment | undefined;
  /** What is left of a change of price for later payments. */
  credit?: number;
  /** Who gives, and what they wrote. */
  from?: string;
  message?: string;
  /** A path of the channel's site; the account page without it. */
  path?: string;
};

/** Whom it goes to: a viewer in their language, or an address in the channel's. */
export type PaymentMailRecipient = { viewer?: ViewerRecord; email: string };

/**
 * Stores a mail in the transaction of the event that it reports, to be sent after it: it is never lost, and
 * never sent for an event that did not happen.
 */
export async function enqueuePaymentMail(
  tx: Db,
  services: Services,
  channel: ChannelRow,
  { viewer, email }: PaymentMailRecipient,
  mail: PaymentMail,
): Promise<void> {
  const language = viewer?.language ?? channel.profile.defaultLanguage ?? "en";
  const written = await write(
    language,
    channel.name,
    getChannelSiteOrigin(services, channel),
    mail,
  );
  await tx.insert(paymentMails).values({
    ...written,
    channel: channel.token,
    viewer: viewer?.id,
    to: email,
    attempts: 0,
    dueAt: new Date(),
  });
}

function write(language: Language, brand: string, origin: string, mail: PaymentMail) {
  const { hello } = providerTextsByLanguage[language].mails;
  const tag = language === "jp" ? "ja" : language;
  const values = {
    brand,
    title: mail.title,
    from: mail.from ?? "",
    amount: mail.currency ? formatMoney(mail.amount ?? 0, mail.currency, tag) : "",
    date: mail.date ? formatLongUtcDay(mail.date, tag) : "",
  };
  const {
    subject,
    body,
    link: label,
  } = providerTextsByLanguage[language].payments.mails[mail.kind];
  const { schedule = [], credit = 0, commitment, currency = "" } = mail;
  const money = (amount: number) => formatMoney(amount, currency, tag);
  const day = (at: number) => formatLongUtcDay(at, tag);
  const lines = formatPaymentScheduleLines(language, { schedule, credit, commitment }, money, day);
  const named = mail.kind === "trial" ? schedule.findIndex(({ amount }) => amount > 0) + 1 : 0;
  const letter = {
    subject: interpolateText(subject, values),
    hello,
    body: interpolateText(body, values),
    lines: lines.slice(named),
    label: interpolateText(label, values),
    link: origin + (mail.path ?? "/user/account"),
    closing: mail.message ? [`“${mail.message}”`, brand] : [brand],
  };
  return renderMailContent(letter, language);
}
