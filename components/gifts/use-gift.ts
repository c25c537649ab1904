import { useEffect, useMemo, useState } from "react";
import type { ApiCallError } from "@/lib/api-client/api-call-error";
import { giftDays } from "@/lib/payment/gift-terms";
import { valuesOf } from "../forms/use-form";
import { forgetDraft, type GiftDraft, type GiftWish } from "../payment/gift-draft";
import { dayLocale, parseDay, today } from "../forms/days";

type Faults = Record<string, string>;

// The fields of a gift in the form of prices, with what is wrong with them; `refusal` is the last answer's.
export function useGift(language: string, refusal: ApiCallError | undefined) {
  const [on, setOn] = useState(false);
  const [draft, setDraft] = useState<GiftDraft>();
  const [fieldErrors, setFieldErrors] = useState<Faults>({});
  // New with every rejection: the focus moves for each of them.
  const [rejected, setRejected] = useState<{ form: HTMLFormElement }>();
  const [sent, setSent] = useState<HTMLFormElement>();
  useEffect(() => {
    rejected?.form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejected]);
  const reject = (faults: Faults, form = sent) => {
    setFieldErrors(faults);
    if (form) setRejected({ form });
  };
  const [answered, setAnswered] = useState(refusal);
  if (answered !== refusal) {
    setAnswered(refusal);
    if (refusal && isAtField(refusal)) reject(refusal.fields);
  }
  const read = (form: HTMLFormElement): GiftWish | undefined => {
    setSent(form);
    const { wish, faults } = wishOf(form, dayLocale(language));
    if (!wish) reject(faults, form);
    return wish;
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
    if (!next) forgetDraft();
  };
  const restore = (saved: GiftDraft) => {
    setDraft(saved);
    setOn(true);
  };
  return { on, turn, draft, restore, read, fields };
}

const names = ["email", "message", "send_on"];

/** Whether an answer is about a field of the gift. */
export const isAtField = ({ fields }: ApiCallError) => names.some((name) => name in fields);

function wishOf(form: HTMLFormElement, locale: string): { wish?: GiftWish; faults: Faults } {
  const { email = "", message = "", send_on: typed = "" } = valuesOf(form);
  const faults: Faults = {};
  const address = form.elements.namedItem("email");
  if (email.trim() === "") faults.email = "requiredField";
  else if (address instanceof HTMLInputElement && !address.validity.valid) {
    faults.email = "accountEmailInvalid";
  }
  const now = today();
  const { from, to } = giftDays(now);
  const day = typed.trim() === "" ? now : parseDay(typed, locale);
  if (day === undefined) faults.send_on = "accountDateWrong";
  else if (day < from || day > to) faults.send_on = "paymentGiftDateRange";
  if (day === undefined || Object.keys(faults).length > 0) return { faults };
  const send_on = day === now ? undefined : new Date(day).toISOString().slice(0, 10);
  return { wish: { email: email.trim(), message: message.trim(), send_on }, faults };
}
