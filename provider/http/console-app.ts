import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { analyticsApiRoutes } from "../routes/console/analytics-api.ts";
import {
  analyticsPageRoutes,
  analyticsStyleRoutes,
} from "../routes/console/analytics-page-routes.ts";
import { consoleApiRoutes } from "../routes/console/console-api-routes.ts";
import { controlsRoutes } from "../routes/console/controls-routes.ts";
import { consoleFormRoutes } from "../routes/console/console-form-routes.ts";
import { inspectorRoutes } from "../routes/console/inspector-routes.ts";
import { mailsRoutes } from "../routes/console/mails-routes.ts";
import { channelsPageRoutes } from "../routes/console/channels-page-routes.ts";
import { previewsRoutes } from "../routes/console/previews-routes.ts";
import { simulatorRoutes } from "../routes/console/simulator.ts";
import { consoleTrendRoutes } from "../routes/console/trends.ts";
import { viewersRoutes } from "../routes/console/viewers-routes.ts";
import { redirectFramedIdp } from "../routes/identity/identity-pages-in-simulator.ts";
import { sandboxSignOutRoutes } from "../routes/identity/sandbox-sign-out.ts";
import { sandboxRoutes } from "../routes/identity/sandbox.ts";
import { signInRoutes } from "../routes/identity/sign-in.ts";
import type { ServicesWithConsole } from "../services.ts";
import { applySimulatedFaults } from "./apply-simulated-faults.ts";
import { createConsoleCallRule } from "../routes/call-rules.ts";
import { applyCallRules, assertStorableAddress } from "./apply-call-rules.ts";
import { respondWithError, respondNotFound } from "./error-responses.ts";
import { assignRequestId } from "./assign-request-id.ts";
import { requireLoopback, requireSameOrigin } from "./guard-console.ts";

/**
 * What is for this machine alone, as one Hono app: the console with its switches, the simulator, and
 * the sandbox of identity providers. The phone of the simulator also begins its sign-ins here, where
 * its cookies arrive.
 */
export function createConsoleApp(services: ServicesWithConsole): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(assignRequestId(services));
  app.use(requireLoopback);
  app.use(assertStorableAddress);
  app.use("/console/*", requireSameOrigin);
  app.use(applySimulatedFaults(services));
  for (const path of ["/channel/*", "/identity/*"]) app.use(path, redirectFramedIdp(services));
  app.use(applyCallRules(services, (_, path) => createConsoleCallRule(path)));
  app.route("/", signInRoutes(services));
  app.route("/", sandboxSignOutRoutes(services));
  app.route("/", sandboxRoutes(services));
  app.route("/", consoleApiRoutes(services));
  app.route("/", analyticsApiRoutes(services));
  app.route("/", analyticsPageRoutes(services));
  app.route("/", analyticsStyleRoutes());
  app.route("/", consoleTrendRoutes(services));
  app.route("/", consoleFormRoutes(services));
  app.route("/", simulatorRoutes(services));
  for (const routes of [
    channelsPageRoutes,
    viewersRoutes,
    mailsRoutes,
    previewsRoutes,
    inspectorRoutes,
    controlsRoutes,
  ]) {
    app.route("/", routes(services));
  }
  app.onError(respondWithError);
  app.notFound((context) => respondNotFound(app, context));
  return app;
}
