import { isBehindFront } from "@/lib/front/process/mark.ts";

/** Wraps the handler of a route, which no middleware sees: it answers behind the front alone. */
export function behindFront<Args extends unknown[]>(
  answer: (...args: Args) => Response | Promise<Response>,
): (...args: Args) => Promise<Response> {
  return async (...args) => (isBehindFront() ? answer(...args) : closed());
}

function closed(): Response {
  const headers = { "Cache-Control": "no-store" };
  return new Response("Start the site with its front.\n", { status: 503, headers });
}
