import { ApiCallError } from "./api-call-error.ts";
import type {
  ApiData,
  ApiInput,
  ApiQuery,
  ApiResult,
  GetName,
  KeyedName,
  PostName,
} from "./api-types.ts";

/** How a call is made. */
export type CallOptions = {
  signal?: AbortSignal;
  /** Fails the call when it takes longer; in ms. */
  deadlineMs?: number;
  /** Outlives the page. */
  keepalive?: boolean;
  /** Parameters of the address. */
  query?: Record<string, string>;
};

/** What a call needs that is made once, however often it is sent with this key. */
export type KeyedOptions = CallOptions & { idempotencyKey: string };

/** A whole request has 30 s at the site; a connection that is dead says nothing at all. */
const readDeadlineMs = 35_000;

/**
 * Reads from the site's own `/api`: `getApi("purchases", { page: 2 })`. Rejects with `ApiCallError`.
 */
export function getApi<Name extends GetName>(
  name: Name,
  query: ApiQuery<Name>,
  { signal, deadlineMs = readDeadlineMs }: CallOptions = {},
): Promise<ApiData<Name>> {
  return request(name, { query, signal, deadlineMs });
}

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
  return request(name, {
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

type Request = RequestInit & { query?: object; deadlineMs?: number };

// The site's own route made the response from checked data: it is not checked again.
async function request<T>(name: string, { query, deadlineMs, ...init }: Request): Promise<T> {
  const signal = withDeadline(init.signal, deadlineMs);
  const lost = (cause: unknown) => {
    throw new ApiCallError(0, { code: 0 }, undefined, cause);
  };
  const response = await fetch(`/api/${name}${searchOf(query)}`, { ...init, signal }).catch(lost);
  const { ok, status, headers } = response;
  // What breaks off is no response: nobody knows what it would have said.
  const body = await response.json().catch((cause: unknown) => (ok ? lost(cause) : {}));
  if (ok) return body;
  const retryAfterS = Number(headers.get("Retry-After")) || undefined;
  throw new ApiCallError(status, { code: status, ...body }, retryAfterS);
}

function withDeadline(signal: AbortSignal | null | undefined, deadlineMs: number | undefined) {
  if (deadlineMs === undefined) return signal;
  const deadline = AbortSignal.timeout(deadlineMs);
  return signal ? (AbortSignal.any?.([signal, deadline]) ?? signal) : deadline;
}

/** `searchOf({ page: 2, context: undefined })` → `"?page=2"`; parameters without a value are left out. */
function searchOf(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return given.length > 0 ? `?${search}` : "";
}
