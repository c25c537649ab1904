import { Hono } from "hono";
import { brandRules } from "../../console/brand-rules.ts";
import { consolePage } from "../../console/page.ts";
import { stylesheet } from "../../console/stylesheet.ts";
import { listChannels } from "../../db/channels.ts";
import { consoleOverview } from "./load-overview.ts";
import type { WithConsole } from "../services.ts";
import { consolePolicy } from "./policy.ts";

/** `GET /`: the newcomer's map of what runs here, with the switches as plain forms. */
export function consoleRoutes(services: WithConsole): Hono {
  const routes = new Hono();
  routes.get("/", async (context) => {
    await consolePolicy(services)(context, async () => {});
    context.header("Cache-Control", "no-store");
    return context.html(consolePage(await consoleOverview(services)));
  });
  routes.get("/console/style.css", async (context) => {
    const channels = await listChannels(services.db);
    context.header("Cache-Control", "no-store");
    context.header("Content-Type", "text/css; charset=utf-8");
    return context.body(stylesheet + brandRules(channels));
  });
  return routes;
}
