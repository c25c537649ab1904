import { ApiError, isTokenRejectedError } from "../api-error.ts";
import { findUnstorableText } from "../contract/request-text.ts";
import { bcp47 } from "../contract/languages.ts";
import { loadTranslate } from "../pages/load-texts.ts";
import {
  cookieWriteOptionsOf,
  createViewerRequest,
  originCookie,
  type ViewerRequest,
} from "../pages/viewer-request.ts";
import { renewSession } from "../pages/renew-session.ts";
import { appendCookies } from "../session/set-cookie.ts";
import { type CookieChanges, cookieChangesToSetCookies } from "../session/request-cookies.ts";
import { isSignedIn } from "../session/session.ts";
import { endedSessionCookie } from "../session/ended-sessions.ts";
import { deleteDoubledCookie } from "../session/doubled-cookies.ts";
import { type ApiMethod, apiCallsByName } from "./api-call-table.ts";
import { toFailureResponse } from "./to-failure-response.ts";
import { clientNetwork } from "../viewer/client-network.ts";
import { readJsonRequestBody } from "./read-json-request-body.ts";
import { consumeNetworkRateLimits } from "./site-rate-limits.ts";
import type { ApiCall } from "./api-call.ts";

const noBody = async () => "";

/**
 * Handles one call of the browser, by the table of calls. The response is JSON with `Cache-Control: private,
 * no-store`. Failures are `{ code, message?, source?, detail?, fields?, reason?, unlock?, devices?, threshold? }`
 * with that HTTP status: 400 bad input, 403 not from a page of the site, 404 unknown call or channel, 405 another
 * method, 413 and 415 for the body, 422 for text that cannot be stored, 429 with `Retry-After`, else the provider's
 * refusal, 503 if the provider is unavailable.
 */
export async function handleApiCall(
  method: string,
  name: string,
  headers: Headers,
  query: URLSearchParams,
  read: () => Promise<string> = noBody,
  signal?: AbortSignal,
): Promise<Response> {
  const methods = apiCallsByName.get(name);
  if (!methods) return json(404, { code: 404 });
  const call = isKnown(method) ? methods[method] : undefined;
  if (!call) return json(405, { code: 405 }, { Allow: Object.keys(methods).join(", ") });
  try {
    const maxBytes = call.rule.body?.bytes;
    const input =
      method === "GET"
        ? Object.fromEntries(query)
        : await readJsonRequestBody(headers, read, maxBytes);
    const visit = await createViewerRequest(headers, query, signal);
    if (visit === null) return json(404, { code: 404 });
    const response = await runCall(name, call, visit, input, query);
    const { host, secure } = visit;
    const place = { host, secure, path: `/api/${name}` };
    deleteDoubledCookie(response.headers, headers.get("cookie"), place);
    return response;
  } catch (error) {
    return failed(name, error, false);
  }
}

async function runCall(
  name: string,
  call: ApiCall,
  known: ViewerRequest,
  input: unknown,
  query: URLSearchParams,
): Promise<Response> {
  try {
    await admit(call, known, input, query);
  } catch (error) {
    return failed(name, error, false, await wordsOf(known));
  }
  const renewed = call.personal ? await renewSession(known) : { visit: known };
  const { visit, session } = renewed;
  const refreshed: CookieChanges = session ? { session } : {};
  try {
    const { body, cookies } = await call.run(visit, input, query);
    return withCookies(json(200, body), visit, { ...refreshed, ...cookies });
  } catch (error) {
    const personal = call.personal === true;
    const ended: CookieChanges =
      personal && isTokenRejectedError(error) ? { session: null } : refreshed;
    const response = failed(name, error, personal, await wordsOf(visit));
    return withCookies(response, visit, {
      ...untoldEnd(visit, ended, error),
      ...ended,
    });
  }
}

/** Throws `ApiError`: 429 if the network has made too many calls, 422 with its field for text that cannot be stored. */
async function admit(
  { rule }: ApiCall,
  visit: ViewerRequest,
  input: unknown,
  query: URLSearchParams,
): Promise<void> {
  const waitS = await consumeNetworkRateLimits(rule, clientNetwork(visit.callContext.viewer.ip));
  if (waitS !== undefined) throw new ApiError("api", { code: 429, retryAfterS: waitS });
  const texts = rule.body?.as === "items" ? undefined : input;
  const field = findUnstorableText(texts) ?? findUnstorableText(Object.fromEntries(query));
  if (field === undefined) return;
  const { t } = await wordsOf(visit);
  throw new ApiError("api", { code: 422, data: { fields: { [field]: t("accountNotTaken") } } });
}

async function wordsOf({ language }: ViewerRequest) {
  return { t: await loadTranslate(language), locale: bcp47(language) };
}

function isKnown(method: string): method is ApiMethod {
  return method === "GET" || method === "POST";
}

function failed(...args: Parameters<typeof toFailureResponse>): Response {
  const { status, body, retryAfterS } = toFailureResponse(...args);
  return json(status, body, retryAfterS ? { "Retry-After": String(retryAfterS) } : {});
}

async function withCookies(
  response: Response,
  visit: ViewerRequest,
  changes: CookieChanges,
): Promise<Response> {
  const written = { ...originCookie(visit), ...untoldEnd(visit, changes), ...changes };
  appendCookies(
    response.headers,
    await cookieChangesToSetCookies(written, cookieWriteOptionsOf(visit)),
  );
  return response;
}

/**
 * The cookie that marks a session as ended by the provider: the app, if there is one, must still be notified. Pages
 * of a viewer send no `Referer`, so a call does not know whether it comes from the web view. docs/behaviour.md BE-68.
 */
function untoldEnd(
  { session }: ViewerRequest,
  { session: next }: CookieChanges,
  error?: unknown,
): CookieChanges {
  if (next !== null || !isSignedIn(session)) return {};
  return { logout: endedSessionCookie(session, error) };
}

function json(status: number, body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, {
    status,
    headers: { "Cache-Control": "private, no-store", ...headers },
  });
}
