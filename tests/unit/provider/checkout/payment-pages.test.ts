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

it("BE-501: a hosted page shows the payments, the end and the sum of a commitment", async () => {
  const commitment = {
    payments: 12,
    amount: 7_188,
    lastAt: at("2027-11-11"),
    endsAt: at("2027-12-11"),
  };
  const schedule = [{ amount: 599, at: at("2026-12-11") }];
  expect(await linesOf("en", { due: 0, schedule, commitment })).toEqual([
    "Next payment: €5.99 on 11 December 2026",
    "Commitment: 12 payments until 11 December 2027, €71.88 in all",
  ]);
});

it("BE-502: a hosted page shows a single payment on its day", async () => {
  const schedule = [
    { amount: 0, at: at("2026-12-04"), count: 1 },
    { amount: 108, at: at("2026-12-11"), count: 1 },
    { amount: 249, at: at("2026-12-18") },
  ];
  expect(await linesOf("en", { schedule })).toEqual([
    "Next payment: €0.00 on 4 December 2026",
    "On 11 December 2026: €1.08",
    "From 18 December 2026: €2.49",
  ]);
});
