import type { Gift } from "@/lib/contract/gift";
import type { I18n } from "../text-provider";

type Span = Pick<Gift, "payment_period" | "count">;

/** "3 months", "for good". */
export function giftPeriodText(span: Span | undefined, { t, locale }: I18n): string {
  const { payment_period: unit, count = 1 } = span ?? {};
  if (unit === undefined) return t("paymentGiftForGood");
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(count);
}
