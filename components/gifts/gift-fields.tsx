import { useId, useState } from "react";
import { giftDateRange, maxGiftMessageLength } from "@/lib/payment/gift-terms";
import { getDescribedByIds, FieldFrame } from "../forms/field-frame";
import form from "../forms/form.module.css";
import { TextField } from "../forms/text-field";
import { FormContext, useFieldError } from "../forms/use-form";
import { DatePickerField } from "../forms/date-picker-field";
import { todayInLocalTime } from "../forms/parse-and-format-day";
import { useText } from "../text-provider";
import type { GiftDraft } from "../payment/gift-draft";
import type { useGiftFields } from "./use-gift-fields";

// Whom a gift is for, what is written to them, and when.
export function GiftFields({ gift }: { gift: ReturnType<typeof useGiftFields> }) {
  const { t } = useText();
  return (
    <FormContext value={gift.fields}>
      <div role="group" className={form.form} aria-label={t("paymentGive")}>
        <TextField
          name="email"
          type="email"
          label={t("paymentGiftEmail")}
          defaultValue={gift.draft?.email}
          maxLength={254}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <Message begin={gift.draft?.message ?? ""} />
        <DatePickerField
          name="send_on"
          label={t("paymentGiftDate")}
          hint={t("paymentGiftDateHint")}
          begin={dayOfDraft(gift.draft)}
          example={todayInLocalTime()}
          days={giftDateRange(todayInLocalTime())}
        />
      </div>
    </FormContext>
  );
}

// What was to be sent today, or before, is sent today.
function dayOfDraft(draft: GiftDraft | undefined): number {
  return Math.max(todayInLocalTime(), Date.parse(draft?.send_on ?? "") || 0);
}

function Message({ begin }: { begin: string }) {
  const { t } = useText();
  const id = useId();
  const { error, clearError } = useFieldError("message");
  const [count, setCount] = useState(begin.length);
  const hint = t("paymentGiftCount", { used: count, max: maxGiftMessageLength });
  return (
    <FieldFrame id={id} label={t("paymentGiftMessage")} error={error} hint={hint}>
      <textarea
        id={id}
        name="message"
        className={form.input}
        rows={5}
        defaultValue={begin}
        maxLength={maxGiftMessageLength}
        dir="auto"
        aria-invalid={error ? true : undefined}
        aria-describedby={getDescribedByIds(id, error, hint)}
        onInput={({ currentTarget }) => {
          setCount(currentTarget.value.length);
          clearError();
        }}
      />
    </FieldFrame>
  );
}
