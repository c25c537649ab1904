import type { ScheduledPayments } from "../../lib/contract/payment-schedule.ts";
import type { Language } from "../../lib/contract/languages.ts";
import { interpolate } from "../locales/interpolate.ts";
import { providerTextsByLanguage } from "../locales/locales.ts";

/** Later payments and what is left of a change of price, in minor units. */
export type LaterPayments = { schedule: readonly ScheduledPayments[]; credit?: number };

/**
 * The payments that follow in words, for hosted pages and mails: "Next payment: €6.39 on 27 December 2026", "From 27
 * February 2027: €7.99".
 */
export function scheduleLines(
  language: Language,
  { schedule, credit = 0 }: LaterPayments,
  money: (amount: number) => string,
  day: (at: number) => string,
): string[] {
  const { nextPayment, laterPayments, creditLeft } =
    providerTextsByLanguage[language].payments.checkout;
  const lines = schedule.map(({ amount, at }, place) =>
    interpolate(place === 0 ? nextPayment : laterPayments, {
      amount: money(amount),
      date: day(at),
    }),
  );
  return credit > 0 ? [...lines, interpolate(creditLeft, { amount: money(credit) })] : lines;
}
