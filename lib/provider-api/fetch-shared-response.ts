import type { CacheSource } from "../cache/cache-purges.ts";
import { getSharedResponse, type SetResponseLifetime } from "../cache/shared-responses.ts";
import {
  removeViewerFromCallContext,
  type CallContext,
  sharedResponseKey,
} from "./call-context.ts";

type KeyParts = [operation: string, channel: string, ...(string | number | undefined)[]];
type Options = Parameters<typeof getSharedResponse>[2];

/**
 * The only way to a response that all viewers of a country and language share: it is requested without data of a
 * viewer, so that it neither depends on one nor contains such data. `parts` name the operation and its parameters.
 * docs/provider-api.md PA-6, docs/decisions/0057.
 */
export function fetchSharedResponse<T>(
  callContext: CallContext,
  parts: KeyParts,
  load: (anybody: CallContext, setLifetime: SetResponseLifetime) => Promise<T>,
  options?: Options,
): Promise<T> {
  const anybody = removeViewerFromCallContext(callContext);
  return getSharedResponse(
    sharedResponseKey(callContext, ...parts),
    (setLifetime) => load(anybody, setLifetime),
    { source: sourceOf(parts, options), ...options },
  );
}

const ofPages = new Set(["page", "sections", "items"]);

/** What a purge drops the response by: docs/provider-api.md PA-354. */
function sourceOf([operation, channel, name]: KeyParts, options: Options): CacheSource {
  // The channel of a host is known with its response.
  if (operation === "channel") return { channel: undefined };
  const page = ofPages.has(operation) && typeof name === "string" ? name : undefined;
  return { channel, page, isSearch: options?.isMadeUp };
}
