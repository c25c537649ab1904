import { expect, it } from "vitest";
import type { Language } from "../../../../lib/contract/languages.ts";
import { renderPaymentPage } from "../../../../provider/checkout/payment-pages.ts";

const frameOf = (language: Language) => ({
  channel: "demo",
  brand: "Meridian",
  logo: undefined,
  direction: "ltr" as const,
  back: "https://demo.example/",
  language,
  isSandbox: true,
});
const at = (day: string) => Date.parse(`${day}T12:00:00Z`);
const summary = {
  title: "Membership",
  currency: "EUR",
  due: 639,
  schedule: [
    { amount: 639, at: at("2026-12-27"), count: 2 },
    { amount: 799, at: at("2027-02-27") },
  ],
};
/** The lines of later payments. */
const linesOf = async (language: Language, more: object = {}) => {
  const page = String(await renderPaymentPage(frameOf(language), { ...summary, ...more }));
  const costs = page.slice(page.indexOf('class="costs"'), page.indexOf("</section>"));
  return [...costs.matchAll(/<p>([^<]*)<\/p>/g)].map(([, text]) => text);
};

it("R31: a hosted page in English writes days as the site", async () => {
  expect(await linesOf("en")).toEqual([
    "Next payment: €6.39 on 27 December 2026",
    "From 27 February 2027: €7.99",
  ]);
});
