import { getSharedResponse } from "../cache/shared-responses.ts";
import { asAnybody, type CallContext, sharedKey } from "./call-context.ts";

type KeyParts = (string | number | undefined)[];
type Options = Parameters<typeof getSharedResponse>[2];

/**
 * The one way to an answer that all viewers of a country and language share: it is asked in nobody's name, so that
 * nothing of one viewer comes into it, or out with it. `parts` name the operation and what it is asked for.
 * docs/provider-api.md PA-6, docs/decisions/0057.
 */
export function fetchShared<T>(
  callContext: CallContext,
  parts: KeyParts,
  load: (anybody: CallContext) => Promise<T>,
  options?: Options,
): Promise<T> {
  const anybody = asAnybody(callContext);
  return getSharedResponse(sharedKey(callContext, ...parts), () => load(anybody), options);
}
