import { consumeNetworkRateLimits } from "@/lib/api/site-rate-limits.ts";
import { siteRouteRules } from "@/lib/api/site-route-rules.ts";
import { isBehindFront } from "@/lib/front/process/mark-front-running.ts";
import { clientNetwork } from "@/lib/viewer/client-network.ts";
import { viewerFromHeaders } from "@/lib/viewer/viewer.ts";

/**
 * Wraps the handler of a route, which no middleware sees: it responds only behind the front, and as often as its rule
 * allows, else 429 with `Retry-After`. `route` is its path under `app/`.
 */
export function requireFront<RouteRequest extends Request, More extends unknown[]>(
  route: keyof typeof siteRouteRules,
  handle: (request: RouteRequest, ...more: More) => Response | Promise<Response>,
): (request: RouteRequest, ...more: More) => Promise<Response> {
  return async (request, ...more) => {
    if (!isBehindFront()) return plain(503, "Start the site with its front.");
    const network = clientNetwork(viewerFromHeaders(request.headers).ip);
    const waitS = await consumeNetworkRateLimits(siteRouteRules[route], network);
    if (waitS !== undefined) return plain(429, "429", { "Retry-After": String(waitS) });
    return handle(request, ...more);
  };
}

function plain(status: number, text: string, more: Record<string, string> = {}): Response {
  const headers = { "Cache-Control": "no-store", ...more };
  return new Response(`${text}\n`, { status, headers });
}
