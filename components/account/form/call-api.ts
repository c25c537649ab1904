/** What `/api` answers to a call that failed; code 0 when there was no answer at all. */
type CallErrorInit = {
  code: number;
  detail?: string;
  /** What is wrong with which field: the key of a text, or the provider's own words. */
  fields?: Record<string, string>;
  retryAfterS?: number | undefined;
};

export class CallError extends Error {
  override name = "CallError";
  readonly code: number;
  readonly detail: string | undefined;
  readonly fields: Record<string, string>;
  readonly retryAfterS: number | undefined;

  constructor({ code, detail, fields, retryAfterS }: CallErrorInit, cause?: unknown) {
    super(`the call was answered ${code}`, { cause });
    this.code = code;
    this.detail = detail;
    this.fields = fields ?? {};
    this.retryAfterS = retryAfterS;
  }
}

export function asCallError(error: unknown): CallError {
  return error instanceof CallError ? error : new CallError({ code: 500 }, error);
}

// The site's own route made the answer from checked data: it is not checked again.
export function callApi<T>(name: string, body: unknown = {}): Promise<T> {
  const headers = { "Content-Type": "application/json" };
  return fetchApi(name, { method: "POST", headers, body: JSON.stringify(body) });
}

/** The same for what only reads: `getApi("purchases?page=2")`. */
export function getApi<T>(address: string, signal: AbortSignal | null = null): Promise<T> {
  return fetchApi(address, { signal });
}

async function fetchApi<T>(address: string, init: RequestInit): Promise<T> {
  const response = await fetch(`/api/${address}`, init).catch((error: unknown) => {
    throw new CallError({ code: 0 }, error);
  });
  const answer = await response.json().catch((error: unknown) => {
    // It broke off, so nobody knows what it would have said.
    if (response.ok) throw new CallError({ code: 0 }, error);
    return {};
  });
  if (response.ok) return answer;
  const retryAfterS = Number(response.headers.get("Retry-After")) || undefined;
  throw new CallError({ ...answer, code: response.status, retryAfterS });
}
