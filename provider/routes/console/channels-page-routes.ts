import { Hono } from "hono";
import { formatBrandCssRules, formatFontFaceRule } from "../../brand/brand-css-rules.ts";
import { serveFontFile } from "../../brand/serve-font-file.ts";
import { renderChannelsPage } from "../../console/channels/channels-page.ts";
import { consoleStylesheet } from "../../console/stylesheet.ts";
import { listChannels } from "../../db/channels.ts";
import { loadChannelsPageData } from "./load-channels-page-data.ts";
import { respondWithConsolePage } from "./console-responses.ts";
import type { ServicesWithConsole } from "../../services.ts";

const consoleFont = "Hanken Grotesk";
const fonts = "/console/fonts";

/** `GET /`: the newcomer's map of what runs here, to which `/console` leads; and what the console's pages look like. */
export function channelsPageRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono();
  routes.get("/", async (context) =>
    respondWithConsolePage(
      services,
      context,
      renderChannelsPage(await loadChannelsPageData(services)),
    ),
  );
  routes.get("/console", (context) => context.redirect("/", 307));
  routes.get("/console/style.css", async (context) => {
    const channels = await listChannels(services.db);
    const isThere = channels.some(({ profile }) => profile.fontFamily === consoleFont);
    const consoleFontFace = isThere ? "" : formatFontFaceRule(consoleFont, fonts);
    context.header("Cache-Control", "no-store");
    context.header("Content-Type", "text/css; charset=utf-8");
    return context.body(
      [consoleFontFace, consoleStylesheet, formatBrandCssRules(channels, fonts)].join("\n"),
    );
  });
  routes.get("/console/fonts/:file", (context) =>
    serveFontFile(context, context.req.param("file")),
  );
  return routes;
}
