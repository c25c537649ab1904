import { Hono } from "hono";
import { forwardedClientErrors } from "../../../lib/contract/client-error.ts";
import { saveClientErrors } from "../../db/client-errors/save.ts";
import { groupErrors } from "../../domain/client-errors/error-group.ts";
import { HttpError } from "../../domain/http-error.ts";
import { noContent } from "../responses.ts";
import { requireChannel } from "../lookups.ts";
import type { Services } from "../../services.ts";

/** `POST /client-errors`: errors of a channel's pages, docs/provider-api.md PA-250. */
export function clientErrorRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post("/client-errors", async (context) => {
    const report = forwardedClientErrors.safeParse(
      await context.req.json().catch(() => undefined),
    ).data;
    if (!report) throw new HttpError(422, "expected a batch of errors");
    const { token } = await requireChannel(services, report.channel);
    await saveClientErrors(services.db, token, Date.now(), groupErrors(report));
    return noContent(context);
  });
  return routes;
}
