import { Hono } from "hono";
import { renderControlsPage } from "../../console/controls-page.ts";
import type { ServicesWithConsole } from "../../services.ts";
import { loadControlsPageData } from "./load-controls-page-data.ts";
import { respondWithConsolePage } from "./console-responses.ts";

/** Every switch of the provider as plain forms: `provider/routes/console/console-form-routes.ts` takes them. */
export function controlsRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono();
  routes.get("/console/controls", async (context) =>
    respondWithConsolePage(
      services,
      context,
      renderControlsPage(await loadControlsPageData(services)),
    ),
  );
  return routes;
}
