import { useRef, useState } from "react";
import { asCallError, type CallError, callApi } from "../account/form/call-api";
import { notifyAccess } from "@/lib/viewer/tabs.browser";
import { reloadIfSignedOut } from "../session/navigate-away";
import { newKey } from "../press-key";

type Press = { busy: boolean; error?: CallError };

/**
 * One press of a button that pays or changes what is paid: nothing while one is under way, and one
 * `Idempotency-Key` each. When its answer was lost the same press is made again with the same key.
 */
export function usePress(mobile: boolean) {
  const [state, setState] = useState<Press>({ busy: false });
  const running = useRef(false);
  const last = useRef<{ what: string; key: string }>(undefined);
  const press = async <T extends { to?: string }>(
    call: string,
    body: object,
  ): Promise<T | undefined> => {
    if (running.current) return undefined;
    running.current = true;
    setState({ busy: true });
    const what = JSON.stringify([call, body]);
    if (last.current?.what !== what) last.current = { what, key: newKey() };
    try {
      const answer = await callApi<T>(call, { ...body, mobile, key: last.current.key });
      last.current = undefined;
      // Done at once; what a hosted page does is told when it is confirmed.
      if (!answer.to) notifyAccess();
      return answer;
    } catch (error) {
      await reloadIfSignedOut(error);
      setState({ busy: false, error: asCallError(error) });
      return undefined;
    } finally {
      running.current = false;
    }
  };
  return { ...state, press, rest: () => setState({ busy: false }) };
}
