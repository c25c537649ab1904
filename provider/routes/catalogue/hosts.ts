import { Hono } from "hono";
import { normalizeDomainName } from "../../../lib/contract/domain-name.ts";
import { findChannelOfDomain } from "../../db/domains.ts";
import { requireFound } from "../../domain/http-error.ts";
import type { Services } from "../../services.ts";
import { createPublicResponse } from "../responses.ts";

/** `GET /hosts/{host}`: the channel that has proven a domain. docs/provider-api.md PA-348 */
export function hostRoutes({ db }: Services): Hono {
  const routes = new Hono();
  routes.get("/hosts/:host", async (context) => {
    const name = context.req.param("host");
    const host = normalizeDomainName(name);
    const found = requireFound(
      host === undefined ? undefined : await findChannelOfDomain(db, host),
      "channel at",
      name,
    );
    const redirects = found.redirectsToPrimary;
    return createPublicResponse(context, { token: found.channel, redirects });
  });
  return routes;
}
