import { useRef, useState } from "react";
import { asApiCallError, type ApiCallError } from "@/lib/api-client/api-call-error";
import type { ApiInput, ApiPostResponse, IdempotentApiName } from "@/lib/api-client/api-types";
import { callApi } from "@/lib/api-client/call-api";
import { notifyTabsOfPurchases } from "@/lib/viewer/notify-tabs.browser";
import { reloadIfSignedOut } from "../session/navigate-away";
import { createIdempotencyKey } from "@/lib/api-client/idempotency-key";

type Press = { busy: boolean; error?: ApiCallError };
/** Calls that pay or change what is paid. */
export type PaymentCallName = Exclude<IdempotentApiName, "remove-device">;

/**
 * One press of a button that pays or changes a payment: ignored while one is pending, and one
 * `Idempotency-Key` each. When the response was lost, the same press is sent again with the same key.
 */
export function usePaymentAction() {
  const [state, setState] = useState<Press>({ busy: false });
  const running = useRef(false);
  const last = useRef<{ what: string; key: string }>(undefined);
  const press = async <Name extends PaymentCallName>(
    name: Name,
    input: ApiInput<Name>,
  ): Promise<ApiPostResponse<Name> | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setState({ busy: true });
    const what = JSON.stringify([name, input]);
    if (last.current?.what !== what) last.current = { what, key: createIdempotencyKey() };
    try {
      const result = await callApi(name, input, { idempotencyKey: last.current.key });
      last.current = undefined;
      // Done at once; the change that a hosted page makes is reported when it is confirmed.
      if (!leadsAway(result)) notifyTabsOfPurchases();
      return result;
    } catch (error) {
      await reloadIfSignedOut(error);
      setState({ busy: false, error: asApiCallError(error) });
      return undefined;
    } finally {
      running.current = false;
    }
  };
  return { ...state, press, rest: () => setState({ busy: false }) };
}

function leadsAway(result: object): boolean {
  return "to" in result && result.to !== undefined;
}
