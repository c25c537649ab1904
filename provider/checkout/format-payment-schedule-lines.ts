import type { ScheduledPayments } from "../../lib/contract/payment-schedule.ts";
import type { Language } from "../../lib/contract/languages.ts";
import type { RemainingCommitment } from "../domain/commerce/subscription.ts";
import { interpolateText } from "../locales/interpolate-text.ts";
import { providerTextsByLanguage } from "../locales/locales.ts";

/** Later payments, what is left of a change of price, and a commitment; amounts in minor units. */
export type LaterPayments = {
  schedule: readonly ScheduledPayments[];
  credit?: number;
  commitment?: RemainingCommitment | undefined;
};

/**
 * The payments that follow in words, for hosted pages and mails: "Next payment: €6.39 on 27 December 2026", "From 27
 * February 2027: €7.99", a single one "On 27 January 2027: €1.08"; then the commitment.
 */
export function formatPaymentScheduleLines(
  language: Language,
  { schedule, credit = 0, commitment }: LaterPayments,
  money: (amount: number) => string,
  day: (at: number) => string,
): string[] {
  const texts = providerTextsByLanguage[language].payments.checkout;
  const lines = schedule.map(({ amount, at, count }, place) => {
    const later = count === 1 ? texts.laterPayment : texts.laterPayments;
    const values = { amount: money(amount), date: day(at) };
    return interpolateText(place === 0 ? texts.nextPayment : later, values);
  });
  if (commitment) {
    const { payments, amount, endsAt } = commitment;
    const values = { count: String(payments), amount: money(amount), date: day(endsAt) };
    lines.push(interpolateText(texts.commitment, values));
  }
  if (credit > 0) lines.push(interpolateText(texts.creditLeft, { amount: money(credit) }));
  return lines;
}
