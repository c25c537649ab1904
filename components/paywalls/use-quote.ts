import { useRef, useState } from "react";
import type { Quote } from "@/lib/contract/paywall";
import { asCallError, callApi, type CallError } from "../account/form/call-api";

/** A price of a paywall as `/api` knows it. */
export type Choice = { paywall: string; price: string; context?: string | undefined };

type Shown = { busy: boolean; code?: string; quote?: Quote; error?: CallError };

const none: Shown = { busy: false };

// What the chosen price costs with a promo code. An answer that came too late, for another price or code, is dropped.
export function useQuote() {
  const [shown, show] = useState(none);
  const latest = useRef(0);
  const ask = async (choice: Choice, code: string) => {
    const own = (latest.current += 1);
    show(({ quote }) => ({ busy: true, code, quote }));
    const next: Shown = await callApi<Quote>("quote", { ...choice, promo: code }).then(
      (quote) => ({ busy: false, code, quote }),
      (error: unknown) => ({ busy: false, error: asCallError(error) }),
    );
    if (latest.current === own) show(next);
  };
  const forget = () => {
    latest.current += 1;
    show(none);
  };
  return { ...shown, ask, forget };
}
