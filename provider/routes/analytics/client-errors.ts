import { Hono } from "hono";
import { forwardedClientErrorsSchema } from "../../../lib/contract/client-error.ts";
import { saveClientErrors } from "../../db/client-errors/save-client-errors.ts";
import { groupClientErrors } from "../../domain/client-errors/group-client-errors.ts";
import { HttpError } from "../../domain/http-error.ts";
import { createNoContentResponse } from "../responses.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import type { Services } from "../../services.ts";

/** `POST /client-errors`: errors of a channel's pages, docs/provider-api.md PA-250. */
export function clientErrorRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post("/client-errors", async (context) => {
    const report = forwardedClientErrorsSchema.safeParse(
      await context.req.json().catch(() => undefined),
    ).data;
    if (!report) throw new HttpError(422, "expected a batch of errors");
    const { token } = await requireChannel(services, report.channel);
    await saveClientErrors(services.db, token, Date.now(), groupClientErrors(report));
    return createNoContentResponse(context);
  });
  return routes;
}
