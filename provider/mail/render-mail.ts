import { html } from "hono/html";
import type { Language } from "../../lib/contract/languages.ts";
import { messagesIn } from "../locales/in-language.ts";
import { interpolate } from "../locales/messages.ts";

/** What a mail is about. */
export type MailKind = "verify" | "reset" | "changed";

/** What a mail is made from: the channel's name, the link, and the language. */
export type MailFacts = { kind: MailKind; brand: string; link: string; language: Language };

/** A letter in parts, in reading order. */
type Parts = { hello: string; body: string; label: string; link: string; closing: string[] };

/** Subject, plain text and simple HTML of a mail. Nothing in it comes from whoever asked for it. */
export async function renderMail({ kind, brand, link, language }: MailFacts) {
  const { mails } = messagesIn[language];
  const filled = (text: string) => interpolate(text, { brand });
  const subject = filled(mails[kind].subject);
  const parts: Parts = {
    hello: mails.hello,
    body: filled(mails[kind].body),
    label: filled(mails[kind].link),
    link,
    closing: kind === "changed" ? [brand] : [mails.notYou, brand],
  };
  return { subject, text: plain(parts), html: String(await page(subject, parts, language)) };
}

function plain({ hello, body, label, link, closing }: Parts): string {
  return [hello, body, `${label}:\n${link}`, ...closing].join("\n\n");
}

function page(subject: string, { hello, body, label, link, closing }: Parts, language: Language) {
  return html`<!doctype html>
    <html lang="${language === "jp" ? "ja" : language}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font:16px/1.5 sans-serif;max-width:34em;margin:2em auto;padding:0 1em">
        <p>${hello}</p>
        <p>${body}</p>
        <p><a href="${link}" style="font-weight:bold">${label}</a></p>
        ${closing.map((line) => html`<p>${line}</p>`)}
      </body>
    </html>`;
}
