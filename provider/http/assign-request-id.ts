import { randomUUID } from "node:crypto";
import type { HttpBindings } from "@hono/node-server";
import type { MiddlewareHandler } from "hono";
import { requestIdHeader, requestIdSyntax } from "../../lib/contract/request-id.ts";
import { redactUrlSecrets } from "../domain/console/parse-provider-call.ts";
import { runWithRequestLogging } from "../domain/log.ts";
import type { Services } from "../services.ts";
import { hasSiteSecret } from "../routes/forwarded-viewer.ts";

type Env = { Bindings: HttpBindings };

/**
 * Responds with the id that the site gave to the request, or with a new one: docs/provider-api.md
 * PA-19. Every response has it, those that are not Hono's too, and so does every line of the log.
 */
export function assignRequestId(services: Services): MiddlewareHandler<Env> {
  return (context, next) => {
    const sentId = context.req.header(requestIdHeader) ?? "";
    const isBelieved = requestIdSyntax.test(sentId) && hasSiteSecret(services, context);
    const requestId = isBelieved ? sentId : randomUUID();
    context.env.outgoing.setHeader(requestIdHeader, requestId);
    const call = `${context.req.method} ${redactUrlSecrets(context.req.path, "")}`;
    return runWithRequestLogging({ requestId, call }, next);
  };
}
