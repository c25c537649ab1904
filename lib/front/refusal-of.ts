import type { IncomingMessage } from "node:http";
import { checkHost } from "./check-host.ts";
import { checkMethod } from "./check-method.ts";
import { checkTarget } from "./check-target.ts";
import { pathKindOf } from "./cache/path-kind.ts";
import type { Refusal } from "./refuse.ts";

const leaving: Refusal = { status: 503, headers: { "Retry-After": "5" } };

/** Why a request goes no further, or undefined. A process on its way out reports bad health. */
export function refusalOf(req: IncomingMessage, isLeaving: boolean): Refusal | undefined {
  const { url, method } = req;
  const malformed = checkTarget(url) ?? checkHost(req);
  if (malformed) return malformed;
  const wrongMethod = checkMethod(method, pathKindOf(url ?? "/") === "api");
  if (wrongMethod) return wrongMethod;
  return isLeaving && /^\/api\/health(?:\?|$)/.test(url ?? "") ? leaving : undefined;
}
