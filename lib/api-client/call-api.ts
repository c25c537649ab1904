import type { ApiInput, ApiPostResponse, IdempotentApiName, ApiPostName } from "./api-types.ts";
import { type ApiCallOptions, requestApi } from "./request-api.ts";

/** The options of a call that has one effect for its key, even if it is sent several times. */
export type IdempotentCallOptions = ApiCallOptions & { idempotencyKey: string };

/**
 * Changes something through the site's own `/api`: `callApi("sign-out", { mobile })`. A call that is made once for a
 * key takes it as `idempotencyKey`. Rejects with `ApiCallError`.
 */
export function callApi<Name extends IdempotentApiName>(
  name: Name,
  input: ApiInput<Name>,
  options: IdempotentCallOptions,
): Promise<ApiPostResponse<Name>>;
export function callApi<Name extends Exclude<ApiPostName, IdempotentApiName>>(
  name: Name,
  input: ApiInput<Name>,
  options?: ApiCallOptions,
): Promise<ApiPostResponse<Name>>;
export function callApi(
  name: ApiPostName,
  input: object,
  { keepalive, idempotencyKey, ...options }: Partial<IdempotentCallOptions> = {},
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

/** Sends a change while the page is left; its response is not available. False if the browser does not accept it. */
export function callApiByBeacon<Name extends ApiPostName>(
  name: Name,
  input: ApiInput<Name>,
): boolean {
  const body = new Blob([JSON.stringify(input)], { type: "application/json" });
  return navigator.sendBeacon?.(`/api/${name}`, body) ?? false;
}
