import { Hono } from "hono";
import { brandRules, fontFace } from "../../brand/brand-rules.ts";
import { serveFontFile } from "../../brand/serve-face.ts";
import { mapPage } from "../../console/map/page.ts";
import { stylesheet } from "../../console/stylesheet.ts";
import { listChannels } from "../../db/channels.ts";
import { mapFacts } from "./load-map.ts";
import { respondWithConsolePage } from "./console-responses.ts";
import type { WithConsole } from "../../services.ts";

const consoleFont = "Hanken Grotesk";
const fonts = "/console/fonts";

/** `GET /`: the newcomer's map of what runs here, to which `/console` leads; and what the console's pages look like. */
export function mapRoutes(services: WithConsole): Hono {
  const routes = new Hono();
  routes.get("/", async (context) =>
    respondWithConsolePage(services, context, mapPage(await mapFacts(services))),
  );
  routes.get("/console", (context) => context.redirect("/", 307));
  routes.get("/console/style.css", async (context) => {
    const channels = await listChannels(services.db);
    const isThere = channels.some(({ profile }) => profile.fontFamily === consoleFont);
    const consoleFontFace = isThere ? "" : fontFace(consoleFont, fonts);
    context.header("Cache-Control", "no-store");
    context.header("Content-Type", "text/css; charset=utf-8");
    return context.body([consoleFontFace, stylesheet, brandRules(channels, fonts)].join("\n"));
  });
  routes.get("/console/fonts/:file", (context) =>
    serveFontFile(context, context.req.param("file")),
  );
  return routes;
}
