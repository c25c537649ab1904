import type { ScheduledPayments } from "../../lib/contract/payment-schedule.ts";
import type { Language } from "../../lib/contract/languages.ts";
import { interpolateText } from "../locales/interpolate-text.ts";
import { providerTextsByLanguage } from "../locales/locales.ts";

/** Later payments and what is left of a change of price, in minor units. */
export type PaymentScheduleWithCredit = { schedule: readonly ScheduledPayments[]; credit?: number };

/**
 * The payments that follow in words, for hosted pages and mails: "Next payment: €6.39 on 27 December 2026", "From 27
 * February 2027: €7.99".
 */
export function formatPaymentScheduleLines(
  language: Language,
  { schedule, credit = 0 }: PaymentScheduleWithCredit,
  money: (amount: number) => string,
  day: (at: number) => string,
): string[] {
  const { nextPayment, laterPayments, creditLeft } =
    providerTextsByLanguage[language].payments.checkout;
  const lines = schedule.map(({ amount, at }, place) =>
    interpolateText(place === 0 ? nextPayment : laterPayments, {
      amount: money(amount),
      date: day(at),
    }),
  );
  return credit > 0 ? [...lines, interpolateText(creditLeft, { amount: money(credit) })] : lines;
}
