import type { Language } from "../../lib/contract/languages.ts";
import { interpolateText } from "../locales/interpolate-text.ts";
import { providerTextsByLanguage } from "../locales/locales.ts";
import { renderMailContent, type RenderedMail } from "./render-mail-content.ts";

/** What a mail about an account is about. */
export type AccountMailKind =
  | "verify"
  | "reset"
  | "changed"
  | "newEmail"
  | "emailChanging"
  | "deletion"
  | "wrongPasswords"
  | "newDevice";

/** What a mail is made from: the channel's name, the link, the language, and what its texts name besides. */
export type AccountMailInput = {
  kind: AccountMailKind;
  brand: string;
  link: string;
  language: Language;
  values?: Record<string, string>;
};

/** A mail about an account. Nothing in it was typed by whoever requested it. */
export function renderAccountMail(facts: AccountMailInput): Promise<RenderedMail> {
  const { kind, brand, link, language, values } = facts;
  const { mails } = providerTextsByLanguage[language];
  const filled = (text: string) => interpolateText(text, { ...values, brand });
  const { subject, body, link: label } = mails[kind];
  const letter = {
    subject: filled(subject),
    hello: mails.hello,
    body: filled(body),
    label: filled(label),
    link,
    closing: isRequested(kind) ? [mails.notYou, brand] : [brand],
  };
  return renderMailContent(letter, language);
}

/** Somebody wanted this mail, maybe not who gets it. */
function isRequested(kind: AccountMailKind): boolean {
  return kind === "verify" || kind === "reset" || kind === "newEmail";
}
