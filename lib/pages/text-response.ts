import { isOutage, isApiError } from "../api-error.ts";
import { httpStatusOf } from "../gate/denial.ts";
import { internalResponseHeaders } from "../viewer/internal-headers.ts";
import { publicCachePolicy } from "./cache-control.ts";
import { createRedirectToOrigin, redirectOrigin } from "./redirect-to-primary-host.ts";
import { readUnavailablePageRequest, renderUnavailablePage } from "./unavailable-page.ts";
import { createViewerRequest, type ViewerRequest } from "./viewer-request.ts";
import { adsFile } from "../seo/crawler-files.ts";

/**
 * A text for crawlers and browsers, or a small picture; `lasting`: its URL changes with its content. Or a redirect to
 * a path of the site, by 307.
 */
export type TextResponse =
  | { type: string; body: string | Uint8Array<ArrayBuffer>; lasting?: boolean }
  | { redirect: string };
export type MakeTextResponse = (visit: ViewerRequest) => TextResponse | Promise<TextResponse>;

const brief = { "Cache-Control": "no-store" };

/**
 * The response of a text route of the host's channel: the text may be cached like a public page; 404 without such a
 * channel, 503 with `Retry-After` if the provider is unavailable, else the code of its refusal.
 */
export async function respondWithText(
  { headers, url }: Request,
  make: MakeTextResponse,
): Promise<Response> {
  try {
    const visit = await createViewerRequest(headers, new URL(url).searchParams);
    if (visit === null) return refusal(404);
    const origin = redirectOrigin(visit);
    if (origin !== undefined) return createRedirectToOrigin(origin, url);
    return toResponse(await make(visit), headers, visit);
  } catch (error) {
    if (isOutage(error)) return await unavailable(headers, url);
    if (isApiError(error)) return refusal(httpStatusOf(error.code));
    throw error;
  }
}

function toResponse(
  text: TextResponse,
  requestHeaders: Headers,
  { channel }: ViewerRequest,
): Response {
  if ("redirect" in text) {
    return new Response(null, { status: 307, headers: { ...brief, Location: text.redirect } });
  }
  const policy = text.lasting
    ? { cacheControl: lastingControl }
    : publicCachePolicy(requestHeaders, channel, textControl);
  const headers = new Headers({
    "Content-Type": typeof text.body === "string" ? `${text.type}; charset=utf-8` : text.type,
    "Cache-Control": policy.cacheControl,
  });
  if (policy.share) headers.set(internalResponseHeaders.share, policy.share);
  return new Response(text.body, { headers });
}

const textControl =
  "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400";

const lastingControl = "public, max-age=31536000, s-maxage=31536000, immutable";

function refusal(status: number): Response {
  const headers = { ...brief, "Content-Type": "text/plain; charset=utf-8" };
  return new Response(`${status}\n`, { status, headers });
}

/** The same document for all clients: a browser shows it, others use the status. docs/security.md SE-202 */
async function unavailable(requestHeaders: Headers, url: string): Promise<Response> {
  const headers = { ...brief, "Retry-After": "5", "Content-Type": "text/html; charset=utf-8" };
  const html = await renderUnavailablePage(readUnavailablePageRequest(requestHeaders, url));
  return new Response(html, { status: 503, headers });
}

/** `/ads` and `/ads.txt`: the owner's file as plain text, else 307 to the error screen. docs/behaviour.md BE-93. */
export function respondWithAdsFile(request: Request): Promise<Response> {
  return respondWithText(request, ({ channel }) => {
    const body = adsFile(channel);
    return body === undefined ? { redirect: "/error" } : { type: "text/plain", body };
  });
}
