import type { IncomingMessage } from "node:http";
import { mayCarryOwnerCode } from "../channel/owner-code/places.ts";
import { rscHeaders } from "./clean-headers.ts";

/**
 * Asked for a part of a page that the owner's code must not reach, the front lets the site answer with
 * the whole page: the browser then loads it anew, and code that already runs stays behind, also
 * when a redirect led there. Changes the request's headers.
 */
export function loadAnew(req: IncomingMessage): void {
  if (req.headers.rsc !== "1") return;
  const [path = "/"] = (req.url ?? "/").split("?");
  if (mayCarryOwnerCode(path) || path.startsWith("/api/")) return;
  for (const name of rscHeaders) delete req.headers[name];
}
