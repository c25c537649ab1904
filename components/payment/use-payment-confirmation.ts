import { useEffect, useState } from "react";
import { asApiCallError } from "@/lib/api-client/api-call-error";
import { callApi } from "@/lib/api-client/call-api";
import type { PaymentOutcome } from "@/lib/payment/payment-outcome";
import { navigateAway, reloadIfSignedOut } from "../session/navigate-away";

/** Pauses between two questions, in ms: each longer than the one before, the last one again and again. */
const pausesMs = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];
/** The number of requests after which the page says that the payment takes long. */
const patience = 3;

// The state of the payment, requested again until the provider knows it. A hidden page sends no request.
export function usePaymentConfirmation(
  sessionId: string,
  known: PaymentOutcome | undefined,
  mobile: boolean,
) {
  const [outcome, setOutcome] = useState(known);
  const [requestCount, setRequestCount] = useState(0);
  const isOpen = outcome === undefined || outcome.state === "processing";
  const home = mobile ? "/mobile" : "/";
  useEffect(() => {
    if (!isOpen) return;
    let isLeft = false;
    const fetchState = async () => {
      try {
        const next = await callApi("confirm-payment", { session_id: sessionId });
        if (!isLeft) setOutcome(next);
      } catch (error) {
        const { code } = asApiCallError(error);
        // Nobody's session, or another viewer's.
        if (code === 403 || code === 404) await navigateAway(home);
        await reloadIfSignedOut(error);
      }
      if (!isLeft) setRequestCount((count) => count + 1);
    };
    const pause = pausesMs[Math.min(requestCount, pausesMs.length - 1)];
    let timer = setTimeout(() => void whenVisible(), pause);
    const whenVisible = async () => {
      if (document.visibilityState === "visible") return fetchState();
      timer = setTimeout(() => void whenVisible(), pause);
    };
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [isOpen, requestCount, sessionId, home]);
  return { outcome, isOpen, isSlow: requestCount >= patience };
}
