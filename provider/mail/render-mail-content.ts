import { html } from "hono/html";
import { bcp47, type Language } from "../../lib/contract/languages.ts";

/** A letter in parts, in reading order. */
export type MailContent = {
  subject: string;
  hello: string;
  body: string;
  /** Facts below the body, one a line. */
  lines?: readonly string[];
  label: string;
  link: string;
  closing: string[];
};

/** Subject, plain text and simple HTML of a mail. */
export type RenderedMail = { subject: string; text: string; html: string };

/** Writes a letter as both forms of a mail. */
export async function renderMailContent(
  letter: MailContent,
  language: Language,
): Promise<RenderedMail> {
  const { subject } = letter;
  return { subject, text: plain(letter), html: String(await page(letter, language)) };
}

function plain({ hello, body, lines = [], label, link, closing }: MailContent): string {
  const facts = lines.length > 0 ? [lines.join("\n")] : [];
  return [hello, body, ...facts, `${label}:\n${link}`, ...closing].join("\n\n");
}

function page(
  { subject, hello, body, lines = [], label, link, closing }: MailContent,
  language: Language,
) {
  return html`<!doctype html>
    <html lang="${bcp47(language)}">
      <head>
        <meta charset="utf-8" />
        <title>${subject}</title>
      </head>
      <body style="font:16px/1.5 sans-serif;max-width:34em;margin:2em auto;padding:0 1em">
        <p>${hello}</p>
        <p>${body}</p>
        ${lines.map((line) => html`<p style="margin:0">${line}</p>`)}
        <p><a href="${link}" style="font-weight:bold">${label}</a></p>
        ${closing.map((line) => html`<p>${line}</p>`)}
      </body>
    </html>`;
}
