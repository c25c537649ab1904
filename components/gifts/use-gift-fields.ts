import { useEffect, useMemo, useState } from "react";
import { chooseDateFormatLocale } from "@/lib/i18n/date-locale";
import type { ApiCallError } from "@/lib/api-client/api-call-error";
import { giftDateRange } from "@/lib/payment/gift-terms";
import { readFormValues } from "../forms/use-form";
import { deleteGiftDraft, type GiftDraft, type GiftDetails } from "../payment/gift-draft";
import { parseDay, todayInLocalTime } from "../forms/parse-and-format-day";

type FieldErrors = Record<string, string>;

// The fields of a gift in the form of prices, with their errors; `refusal` is the error of the last response.
export function useGiftFields(language: string, refusal: ApiCallError | undefined) {
  const [on, setOn] = useState(false);
  const [draft, setDraft] = useState<GiftDraft>();
  const [fieldErrors, setFieldErrors] = useState<FieldErrors>({});
  // New with every rejection: the focus moves for each of them.
  const [rejected, setRejected] = useState<{ form: HTMLFormElement }>();
  const [sent, setSent] = useState<HTMLFormElement>();
  useEffect(() => {
    rejected?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejected]);
  const reject = (errors: FieldErrors, form = sent) => {
    setFieldErrors(errors);
    if (form) setRejected({ form });
  };
  const [handledError, setHandledError] = useState(refusal);
  if (handledError !== refusal) {
    setHandledError(refusal);
    if (refusal && isGiftFieldError(refusal)) reject(refusal.fields);
  }
  const read = (form: HTMLFormElement): GiftDetails | undefined => {
    setSent(form);
    const { details, errors } = readGiftDetails(form, chooseDateFormatLocale(language));
    if (!details) reject(errors, form);
    return details;
  };
  const fields = useMemo(
    () => ({
      fieldErrors,
      clearError: (name: string) => setFieldErrors(({ [name]: _, ...others }) => others),
    }),
    [fieldErrors],
  );
  const turn = (next: boolean) => {
    setOn(next);
    if (!next) deleteGiftDraft();
  };
  const restore = (saved: GiftDraft) => {
    setDraft(saved);
    setOn(true);
  };
  return { on, turn, draft, restore, read, fields };
}

const names = ["email", "message", "send_on"];

/** Whether an error is about a field of the gift. */
export const isGiftFieldError = ({ fields }: ApiCallError) => names.some((name) => name in fields);

function readGiftDetails(
  form: HTMLFormElement,
  locale: string,
): { details?: GiftDetails; errors: FieldErrors } {
  const { email = "", message = "", send_on: typed = "" } = readFormValues(form);
  const errors: FieldErrors = {};
  const address = form.elements.namedItem("email");
  if (email.trim() === "") errors.email = "requiredField";
  else if (address instanceof HTMLInputElement && !address.validity.valid) {
    errors.email = "accountEmailInvalid";
  }
  const now = todayInLocalTime();
  const { from, to } = giftDateRange(now);
  const day = typed.trim() === "" ? now : parseDay(typed, locale);
  if (day === undefined) errors.send_on = "accountDateWrong";
  else if (day < from || day > to) errors.send_on = "paymentGiftDateRange";
  if (day === undefined || Object.keys(errors).length > 0) return { errors };
  const send_on = day === now ? undefined : new Date(day).toISOString().slice(0, 10);
  return { details: { email: email.trim(), message: message.trim(), send_on }, errors };
}
