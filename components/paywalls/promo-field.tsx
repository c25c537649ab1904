import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { isComposingKey } from "../ui/is-composing";
import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import { formatLongUtcDay } from "@/lib/contract/format-long-utc-day";
import { formatMoney } from "@/lib/contract/money";
import type { PriceCost } from "@/lib/payment/price-cost";
import { formErrorMessage } from "../forms/form-error-message";
import form from "../forms/form.module.css";
import { type I18n, useText } from "../text-provider";
import { Button } from "../ui/button";
import styles from "./prices.module.css";

type Props = {
  /** The code that goes with the checkout, with what it does where that is known. */
  applied: { code: string; cost: PriceCost | undefined; currency: string } | undefined;
  busy: boolean;
  error: ApiCallError | undefined;
  /** Whether the error came of submitting the form: the field then takes the focus. */
  isAtSubmit: boolean;
  apply: (code: string) => void;
  remove: () => void;
};

export function PromoField({ applied, busy, error, isAtSubmit, apply, remove }: Props) {
  const i18n = useText();
  const { t } = i18n;
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (error && isAtSubmit) field.current?.focus();
  }, [error, isAtSubmit]);
  const press = () => {
    const code = field.current?.value.trim();
    if (code) apply(code);
    else field.current?.focus();
  };
  const pressEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || isComposingKey(event.nativeEvent)) return;
    // The code is looked at before anything is paid.
    event.preventDefault();
    press();
  };
  return (
    <div className={form.field}>
      <label htmlFor={id}>{t("paymentPromo")}</label>
      <div className={styles.promo}>
        <input
          ref={field}
          id={id}
          name="promo"
          className={form.input}
          maxLength={100}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-said`}
          readOnly={busy || applied !== undefined}
          onKeyDown={pressEnter}
        />
        {applied ? (
          <Button
            variant="outline"
            size="large"
            onClick={() => {
              if (field.current) field.current.value = "";
              field.current?.focus();
              remove();
            }}
          >
            {t("paymentPromoRemove")}
          </Button>
        ) : (
          <Button variant="outline" size="large" busy={busy} onClick={press}>
            {t("apply")}
          </Button>
        )}
      </div>
      <p id={`${id}-said`} className={error ? form.error : styles.saved} role="status">
        {error ? promoError(error, i18n) : applied && appliedText(applied, i18n)}
      </p>
    </div>
  );
}

// The provider says why in the viewer's language.
export function promoError(error: ApiCallError, i18n: I18n): string {
  const { code, fields } = asApiCallError(error);
  if (code === 422) return i18n.t(fields.promo ?? "paymentPromoUnknown");
  return formErrorMessage(error, { 410: "paymentPriceGone" }, i18n);
}

function appliedText({ code, cost, currency }: NonNullable<Props["applied"]>, { t, locale }: I18n) {
  if (!cost) return t("paymentPromoLater", { code });
  if (cost.firstAt !== undefined) {
    return t("paymentPromoTrial", { code, date: formatLongUtcDay(cost.firstAt, locale) });
  }
  const saves = cost.isSavedEachTime ? "paymentPromoSavesEach" : "paymentPromoSaves";
  return t(saves, { code, amount: formatMoney(cost.saved, currency, locale) });
}
