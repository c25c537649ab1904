import { useEffect, useState } from "react";
import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import { getApi } from "@/lib/api-client/get-api";
import type { PriceChangeQuote } from "@/lib/contract/paywall";
import { reloadIfSignedOut } from "../session/navigate-away";

type Shown = { of: string; quote?: PriceChangeQuote; error?: ApiCallError };

/** What a change to a price costs, requested for each price that is chosen, and again by `refresh`. */
export function usePriceChangeQuote(paywall: string, price: string) {
  const [round, setRound] = useState(0);
  const [shown, setShown] = useState<Shown>();
  const wanted = `${round} ${price}`;
  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      const { signal } = controller;
      try {
        setShown({
          of: wanted,
          quote: await getApi("switch-quote", { paywall, price }, { signal }),
        });
      } catch (error) {
        if (signal.aborted) return;
        await reloadIfSignedOut(error);
        setShown({ of: wanted, error: asApiCallError(error) });
      }
    };
    void load();
    return () => controller.abort();
  }, [paywall, price, wanted]);
  const current = shown?.of === wanted ? shown : undefined;
  return { ...current, busy: current === undefined, refresh: () => setRound((count) => count + 1) };
}
