import { browserName } from "./browser-name.ts";
import { clientErrorBatchSchema } from "../contract/client-error.ts";
import { env } from "../env.ts";
import { createViewerRequest } from "../pages/viewer-request.ts";
import { sendClientErrors } from "../provider-api/client-errors.ts";
import { clientNetwork } from "../viewer/client-network.ts";
import { toFailureResponse } from "./to-failure-response.ts";
import { readJsonRequestBody } from "./read-json-request-body.ts";
import { consumeSiteRateLimits } from "./site-rate-limits.ts";
import { siteRouteRules } from "./site-route-rules.ts";

const { bytes: maxBytes } = siteRouteRules["/api/errors"].body;
/** Seconds before the next try, if the provider sends no `Retry-After`. */
const downForS = 5;

/**
 * Accepts errors of a page and forwards them to `CLIENT_ERRORS_URL`: 204. 403 from another site, 404 if reporting is
 * off or the channel is unknown, 413 too long, 415 another type, 422 another shape, 429 and 503 with `Retry-After`.
 * docs/security.md SE-140 to SE-143.
 */
export async function receiveClientErrors(
  method: string,
  headers: Headers,
  read: () => Promise<string>,
): Promise<Response> {
  const { clientErrorsUrl } = env();
  if (clientErrorsUrl === undefined || method !== "POST") return refused({ code: 404 });
  try {
    const batch = clientErrorBatchSchema.safeParse(
      await readJsonRequestBody(headers, read, maxBytes),
    ).data;
    if (!batch) return refused({ code: 422 });
    const visit = await createViewerRequest(headers, new URLSearchParams());
    if (visit === null) return refused({ code: 404 });
    const { ip, userAgent } = visit.callContext.viewer;
    const waitS = await consumeSiteRateLimits(
      ["error-batches", clientNetwork(ip)],
      ["error-batches-of-channel", visit.channel.token],
    );
    if (waitS !== undefined) return refused({ code: 429, retryAfterS: waitS });
    const forwarded = { ...batch, browser: browserName(userAgent) };
    await sendClientErrors(visit.channel, clientErrorsUrl, forwarded);
    return new Response(null, { status: 204, headers: noStore });
  } catch (error) {
    const { status, retryAfterS } = toFailureResponse("client-errors", error, false);
    if (status < 500) return refused({ code: status, retryAfterS });
    return refused({ code: 503, retryAfterS: retryAfterS ?? downForS });
  }
}

const noStore = { "Cache-Control": "no-store" };

function refused({ code, retryAfterS }: { code: number; retryAfterS?: number }): Response {
  const wait = retryAfterS ? { "Retry-After": String(retryAfterS) } : undefined;
  return Response.json({ code }, { status: code, headers: { ...noStore, ...wait } });
}
