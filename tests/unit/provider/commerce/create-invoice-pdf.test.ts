import { inflateSync } from "node:zlib";
import { expect, test } from "vitest";
import { languages } from "../../../../lib/contract/languages.ts";
import { createInvoicePdf } from "../../../../provider/commerce/create-invoice-pdf.ts";
import { providerTextsByLanguage } from "../../../../provider/locales/locales.ts";

const at = new Date("2030-01-31T12:00:00Z");
const bill = {
  number: "QUAY-2030-000001",
  billedTo: "Nora Quay",
  subject: "Crew",
  lines: [{ kind: "payment", amount: 999 }],
  amount: 999,
  refunded: 0,
  currency: "EUR",
  periodStart: at,
  periodEnd: null,
  issuedAt: at,
  paidAt: at,
};
type Arguments = Parameters<typeof createInvoicePdf>;

/** The text that can be read and copied from an invoice, by the maps of its fonts. */
async function lettersOf(more: object, language: string): Promise<Set<string>> {
  const services = { siteOrigin: "http://{channel}.example" } as Arguments[0];
  const channel = { name: "Quay", token: "quay" } as Arguments[1];
  const pdf = await createInvoicePdf(
    services,
    channel,
    { ...bill, ...more } as Arguments[2],
    language,
  );
  const text = pdf.toString("latin1");
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, data]) => {
    try {
      return [inflateSync(Buffer.from(data ?? "", "latin1")).toString("latin1")];
    } catch {
      return [];
    }
  });
  const maps = streams.filter((stream) => stream.includes("beginbfrange"));
  const codes = maps.flatMap((map) => [...map.matchAll(/<([0-9a-f]{4,8})>/gi)]);
  return new Set(
    codes.map(([, code]) =>
      Buffer.from(code ?? "", "hex")
        .swap16()
        .toString("utf16le"),
    ),
  );
}

test.each(languages)("an invoice in %s has all letters of its texts", async (language) => {
  const letters = await lettersOf({}, language);
  const { invoice, number, billedTo, total, paid } = providerTextsByLanguage[language].invoice;
  for (const letter of [invoice, number, billedTo, total, paid].join("").replaceAll(" ", "")) {
    expect(letters).toContain(letter);
  }
});

test("a name is written in its letters, and an unknown letter is a question mark", async () => {
  const billedTo = "山田 Żółć Ελένη Иван דוד";
  const letters = await lettersOf({ billedTo }, "en");
  for (const letter of billedTo.replaceAll(" ", "")) expect(letters).toContain(letter);
  expect(letters).not.toContain("?");
  expect(await lettersOf({ billedTo: "محمد" }, "en")).toContain("?");
});
