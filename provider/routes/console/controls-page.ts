import { Hono } from "hono";
import { controlsPage } from "../../console/controls-page.ts";
import type { WithConsole } from "../../services.ts";
import { consoleOverview } from "./load-overview.ts";
import { respondWithConsolePage } from "./console-responses.ts";

/** Every switch of the provider as plain forms: `provider/routes/console/forms.ts` takes them. */
export function controlsRoutes(services: WithConsole): Hono {
  const routes = new Hono();
  routes.get("/console/controls", async (context) =>
    respondWithConsolePage(services, context, controlsPage(await consoleOverview(services))),
  );
  return routes;
}
