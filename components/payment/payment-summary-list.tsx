import type { ReactNode } from "react";
import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import { formatMoney } from "@/lib/contract/money";
import type { ScheduledPayments } from "@/lib/contract/payment-schedule";
import type { PaymentInterval } from "@/lib/payment/payment-outcome";
import { useText } from "../text-provider";
import { priceWithPeriodText } from "./price-texts";
import styles from "./payment-summary-list.module.css";

/** What is paid now and later, which is announced when it changes. */
export function PaymentSummaryList({
  busy = false,
  children,
}: {
  busy?: boolean;
  children: ReactNode;
}) {
  return (
    <dl className={styles.summary} aria-live="polite" aria-busy={busy || undefined}>
      {children}
    </dl>
  );
}

type LineProps = { name: string; variant?: "strong" | "wide"; children: ReactNode };

/** A fact of a summary and its value. */
export function PaymentSummaryLine({ name, variant, children }: LineProps) {
  return (
    <div className={variant && styles[variant]}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type LaterProps = {
  schedule: readonly ScheduledPayments[];
  price: PaymentInterval;
  currency: string;
  /** Whether the last payments need their first day, because something else comes before. */
  isDated: boolean;
};

/** Payments after the next one, each time that the amount changes; a single one has its day and no period. */
export function LaterPaymentLines({ schedule, price, currency, isDated }: LaterProps) {
  const i18n = useText();
  const { t, locale } = i18n;
  return schedule.map(({ amount, at, count }) => {
    const date = formatLongUtcDay(at, locale);
    if (count === 1) {
      return (
        <PaymentSummaryLine key={at} name={t("paymentOnDay", { date })}>
          {formatMoney(amount, currency, locale)}
        </PaymentSummaryLine>
      );
    }
    const last = isDated ? t("paymentFromOpen", { date }) : t("paymentAfterThat");
    return (
      <PaymentSummaryLine key={at} name={count === undefined ? last : t("paymentFrom", { date })}>
        {priceWithPeriodText(amount, currency, price, i18n)}
      </PaymentSummaryLine>
    );
  });
}
