import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PDFDocument from "pdfkit";
import { formatLongUtcDay } from "../../lib/contract/format-long-utc-day.ts";
import { bcp47, languages } from "../../lib/contract/languages.ts";
import { formatMoney } from "../../lib/contract/money.ts";
import type { ChannelRow } from "../db/channels.ts";
import type { InvoiceRow } from "../db/commerce/invoices.ts";
import { providerTextsByLanguage } from "../locales/locales.ts";
import { type Services, getChannelSiteOrigin } from "../services.ts";

const margin = 56;

const { resolve } = createRequire(import.meta.url);
const family = "@expo-google-fonts/m-plus-1p";
/** Latin, Greek, Cyrillic, Hebrew and Japanese; of each bill what it needs is in its file. */
const fonts = {
  regular: resolve(`${family}/400Regular/MPLUS1p_400Regular.ttf`),
  bold: resolve(`${family}/700Bold/MPLUS1p_700Bold.ttf`),
};

/** A bill as PDF in a viewer's language. Money is written with its ISO code. */
export async function createInvoicePdf(
  services: Services,
  channel: ChannelRow,
  invoice: InvoiceRow,
  language: string,
): Promise<Buffer> {
  const known = languages.find((each) => each === language) ?? "en";
  const { invoice: texts } = providerTextsByLanguage[known];
  const tag = known === "en" ? "en-GB" : bcp47(known);
  const document = new PDFDocument({
    size: "A4",
    margin,
    lang: tag,
    displayTitle: true,
    font: fonts.regular,
    info: { Title: invoice.number, Author: channel.name, CreationDate: invoice.issuedAt },
  });
  const whole = buffer(document);
  const day = (at: Date) => formatLongUtcDay(at, tag);
  const money = (amount: number) => writeMoney(amount, invoice.currency, tag);
  const width = document.page.width - 2 * margin;
  const row = (label: string, value: string, isBold = false) => {
    const { y } = document;
    document
      .font(isBold ? fonts.bold : fonts.regular)
      .text(label, margin, y, { width: width - 140 });
    const after = document.y;
    document.text(value, margin, y, { width, align: "right" });
    document.y = Math.max(after, document.y) + 8;
  };
  document.font(fonts.bold).fontSize(22).text(printable(channel.name));
  document
    .font(fonts.regular)
    .fontSize(10)
    .fillColor("#555")
    .text(getChannelSiteOrigin(services, channel));
  document.moveDown(3).fillColor("#111").fontSize(16).font(fonts.bold).text(texts.invoice);
  document.moveDown(0.8).fontSize(10.5);
  row(texts.number, invoice.number);
  row(texts.date, day(invoice.issuedAt));
  row(texts.billedTo, printable(invoice.billedTo));
  if (invoice.periodEnd) {
    row(texts.period, `${day(invoice.periodStart)} – ${day(invoice.periodEnd)}`);
  }
  document.moveDown(1.5);
  rule();
  for (const { kind, amount } of invoice.lines) {
    row(kind === "payment" ? printable(invoice.subject) : texts[kind], money(amount));
  }
  rule();
  row(texts.total, money(invoice.amount), true);
  if (invoice.refunded > 0) row(texts.refunded, money(-invoice.refunded));
  document.moveDown(2).font(fonts.regular).fillColor("#555");
  document.text(invoice.paidAt ? `${texts.paid} ${day(invoice.paidAt)}` : texts.open, margin);
  document.end();
  return whole;

  function rule() {
    document
      .moveTo(margin, document.y)
      .lineTo(margin + width, document.y)
      .lineWidth(0.5);
    document.strokeColor("#bbb").stroke();
    document.moveDown(0.8);
  }
}

function writeMoney(amount: number, currency: string, tag: string): string {
  const number = formatMoney(amount, currency, tag).replaceAll(/[^\d.,\s\-−'’]/gu, "");
  return `${number
    .replaceAll(/[\s\u00a0\u202f]+/g, " ")
    .replace("−", "-")
    .trim()} ${currency}`;
}

/** What the font has letters for; the rest is a question mark. */
function printable(text: string): string {
  const others =
    /\p{Emoji_Presentation}|[^\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}\p{sc=Hebrew}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Common}\p{sc=Inherited}]/gu;
  return text.normalize("NFC").replaceAll(others, "?");
}
