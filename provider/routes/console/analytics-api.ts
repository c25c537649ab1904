import { Hono } from "hono";
import { clearQuarantine, listQuarantine } from "../../db/analytics/quarantine.ts";
import { loadMappedErrorGroups } from "./load-mapped-error-groups.ts";
import { createPrivateResponse } from "../responses.ts";
import type { ServicesWithConsole } from "../../services.ts";

const maxRows = 200;

/** The tracker's events, as JSON: docs/wire-rules.md Y. */
export function analyticsApiRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono().basePath("/console/api/analytics");
  routes.get("/latest", async (context) => {
    const { channel = "" } = context.req.query();
    return createPrivateResponse(context, {
      events: await services.events.latest(channel, maxRows),
    });
  });
  routes.get("/quarantine", async (context) => {
    const { channel = "" } = context.req.query();
    return createPrivateResponse(context, {
      rows: await listQuarantine(services.db, channel, maxRows),
    });
  });
  routes.delete("/quarantine", async (context) => {
    const { channel = "" } = context.req.query();
    await clearQuarantine(services.db, channel);
    return createPrivateResponse(context, { rows: [] });
  });
  routes.get("/errors", async (context) => {
    const { channel = "" } = context.req.query();
    return createPrivateResponse(context, {
      errors: await loadMappedErrorGroups(services, channel),
    });
  });
  routes.post("/roll-up", async (context) => {
    await services.roller.settled();
    return createPrivateResponse(context, {});
  });
  return routes;
}
