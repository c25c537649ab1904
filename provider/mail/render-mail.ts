import type { Language } from "../../lib/contract/languages.ts";
import { interpolate } from "../locales/interpolate.ts";
import { locales } from "../locales/locales.ts";
import { writeMail, type WrittenMail } from "./write-mail.ts";

/** What a mail about an account is about. */
export type MailKind = "verify" | "reset" | "changed" | "wrongPasswords" | "newDevice";

/** What a mail is made from: the channel's name, the link, the language, and what its texts name besides. */
export type MailFacts = {
  kind: MailKind;
  brand: string;
  link: string;
  language: Language;
  values?: Record<string, string>;
};

/** A mail about an account. Nothing in it was typed by whoever requested it. */
export function renderMail(facts: MailFacts): Promise<WrittenMail> {
  const { kind, brand, link, language, values } = facts;
  const { mails } = locales[language];
  const filled = (text: string) => interpolate(text, { ...values, brand });
  const { subject, body, link: label } = mails[kind];
  const letter = {
    subject: filled(subject),
    hello: mails.hello,
    body: filled(body),
    label: filled(label),
    link,
    closing: isRequested(kind) ? [mails.notYou, brand] : [brand],
  };
  return writeMail(letter, language);
}

/** Somebody wanted this mail, maybe not who gets it. */
function isRequested(kind: MailKind): boolean {
  return kind === "verify" || kind === "reset";
}
