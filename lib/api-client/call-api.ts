import type { ApiInput, ApiResult, KeyedName, PostName } from "./api-types.ts";
import { type CallOptions, requestApi } from "./request-api.ts";

/** What a call needs that is made once, however often it is sent with this key. */
export type KeyedOptions = CallOptions & { idempotencyKey: string };

/**
 * Changes something through the site's own `/api`: `callApi("sign-out", { mobile })`. A call that is made once for a
 * key takes it as `idempotencyKey`. Rejects with `ApiCallError`.
 */
export function callApi<Name extends KeyedName>(
  name: Name,
  input: ApiInput<Name>,
  options: KeyedOptions,
): Promise<ApiResult<Name>>;
export function callApi<Name extends Exclude<PostName, KeyedName>>(
  name: Name,
  input: ApiInput<Name>,
  options?: CallOptions,
): Promise<ApiResult<Name>>;
export function callApi(
  name: PostName,
  input: object,
  { keepalive, idempotencyKey, ...options }: Partial<KeyedOptions> = {},
): Promise<unknown> {
  const body = idempotencyKey === undefined ? input : { ...input, key: idempotencyKey };
  const headers = { "Content-Type": "application/json" };
  return requestApi(name, {
    ...options,
    method: "POST",
    headers,
    body: JSON.stringify(body),
    keepalive,
  });
}

/** Sends a change as the page is left, whose response nobody sees. False where the browser does not take it. */
export function beaconApi<Name extends PostName>(name: Name, input: ApiInput<Name>): boolean {
  const body = new Blob([JSON.stringify(input)], { type: "application/json" });
  return navigator.sendBeacon?.(`/api/${name}`, body) ?? false;
}
