import { useRef, useState } from "react";
import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import type { Quote } from "@/lib/contract/paywall";

/** A price of a paywall as `/api` knows it. */
export type ChosenPrice = { paywall: string; price: string; context?: string | undefined };

/** A promo code that may go with the checkout; without a quote where the provider returns none. */
export type PromoQuote = { code?: string; quote?: Quote | undefined };

type Shown = PromoQuote & { busy: boolean; error?: ApiCallError; isAtSubmit?: boolean };

const none: Shown = { busy: false };

/**
 * What the chosen price costs with a promo code. A response that arrives too late, for another price or code, is
 * dropped. `refusal` is the error of the last checkout: where it is about the code, the code counts no longer.
 */
export function usePromoQuote(refusal: ApiCallError | undefined) {
  const [shown, show] = useState(none);
  const latest = useRef(0);
  const [handledError, setHandledError] = useState(refusal);
  if (handledError !== refusal) {
    setHandledError(refusal);
    if (refusal && isPromoCodeError(refusal))
      show({ busy: false, error: refusal, isAtSubmit: true });
  }
  const fetchQuote = async (choice: ChosenPrice, code: string, isAtSubmit = false) => {
    const requestNumber = (latest.current += 1);
    show(({ quote }) => ({ busy: true, code, quote }));
    const next = await lookUp(choice, code);
    if (latest.current !== requestNumber) return undefined;
    show({ ...next, isAtSubmit });
    return next.error ? undefined : next;
  };
  /** What a form may be sent with; undefined while that is unknown. A code that was only typed is looked up. */
  const settle = async (choice: ChosenPrice, typed: string): Promise<PromoQuote | undefined> => {
    if (typed === "") return {};
    if (typed === shown.code && !shown.busy) return shown;
    return fetchQuote(choice, typed, true);
  };
  const forget = () => {
    latest.current += 1;
    show(none);
  };
  return { ...shown, fetchQuote, settle, forget };
}

/** Whether an error belongs to the field of the promo code. */
export const isPromoCodeError = ({ fields }: ApiCallError) => fields.promo !== undefined;

async function lookUp(choice: ChosenPrice, code: string): Promise<Shown> {
  try {
    const quote = await callApi("quote", { ...choice, promo: code });
    return { busy: false, code, quote };
  } catch (thrown) {
    const error = asApiCallError(thrown);
    return error.code === 404 ? { busy: false, code } : { busy: false, error };
  }
}
