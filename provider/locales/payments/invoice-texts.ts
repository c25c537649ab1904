/** Words of a bill. */
type InvoiceTexts = Record<
  | "invoice"
  | "number"
  | "date"
  | "billedTo"
  | "period"
  | "discount"
  | "unused"
  | "credit"
  | "total"
  | "refunded"
  | "paid"
  | "open",
  string
>;

const keys = [
  "invoice",
  "number",
  "date",
  "billedTo",
  "period",
  "discount",
  "unused",
  "credit",
  "total",
  "refunded",
  "paid",
  "open",
] as const;

/** In the order of `keys`, one list a language. */
const lists = {
  en: "Invoice|Number|Date|Billed to|Period|Discount|Unused part of the earlier period|Credit|Total|Refunded|Paid on|To be paid",
  da: "Faktura|Nummer|Dato|Faktureret til|Periode|Rabat|Ubrugt del af den tidligere periode|Tilgodehavende|I alt|Refunderet|Betalt|Skal betales",
  de: "Rechnung|Nummer|Datum|Rechnung an|Zeitraum|Rabatt|Unverbrauchter Teil des früheren Zeitraums|Guthaben|Summe|Erstattet|Bezahlt am|Offen",
  es: "Factura|Número|Fecha|Facturado a|Periodo|Descuento|Parte no usada del periodo anterior|Saldo a favor|Total|Devuelto|Pagada el|Por pagar",
  fr: "Facture|Numéro|Date|Facturé à|Période|Remise|Part non utilisée de la période précédente|Avoir|Total|Remboursé|Payée le|À payer",
  it: "Fattura|Numero|Data|Intestata a|Periodo|Sconto|Parte non usata del periodo precedente|Credito|Totale|Rimborsato|Pagata il|Da pagare",
  jp: "請求書|番号|日付|請求先|期間|割引|前の期間の未使用分|クレジット|合計|返金済み|支払日|未払い",
  nb: "Faktura|Nummer|Dato|Fakturert til|Periode|Rabatt|Ubrukt del av den tidligere perioden|Tilgode|Sum|Refundert|Betalt|Skal betales",
  pt: "Fatura|Número|Data|Faturado a|Período|Desconto|Parte não usada do período anterior|Crédito|Total|Devolvido|Paga em|Por pagar",
  sv: "Faktura|Nummer|Datum|Faktureras till|Period|Rabatt|Outnyttjad del av den tidigare perioden|Tillgodo|Summa|Återbetalt|Betald|Att betala",
};

const tags: Partial<Record<keyof typeof lists, string>> = { en: "en-GB", jp: "ja" };

/** The words of a bill and the BCP 47 tag that they are in; English for any other language. */
export function invoiceTexts(language: string): { texts: InvoiceTexts; tag: string } {
  const known = isKnown(language) ? language : "en";
  const words = lists[known].split("|");
  const texts = Object.fromEntries(keys.map((key, at) => [key, words[at] ?? ""])) as InvoiceTexts;
  return { texts, tag: tags[known] ?? known };
}

function isKnown(language: string): language is keyof typeof lists {
  return Object.hasOwn(lists, language);
}
