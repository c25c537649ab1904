import { readFile } from "node:fs/promises";
import { Hono } from "hono";
import { brandRules, fontFace, fontsFolder } from "../../console/brand-rules.ts";
import { mapPage } from "../../console/map/page.ts";
import { stylesheet } from "../../console/stylesheet.ts";
import { listChannels } from "../../db/channels.ts";
import { HttpError } from "../../domain/http-error.ts";
import { mapFacts } from "./load-map.ts";
import { showPage } from "./show.ts";
import type { WithConsole } from "../services.ts";

const ownFace = "Hanken Grotesk";

/** `GET /`: the newcomer's map of what runs here; and what the console's pages look like. */
export function mapRoutes(services: WithConsole): Hono {
  const routes = new Hono();
  routes.get("/", async (context) =>
    showPage(services, context, mapPage(await mapFacts(services))),
  );
  routes.get("/console/style.css", async (context) => {
    const channels = await listChannels(services.db);
    const isThere = channels.some(({ profile }) => profile.fontFamily === ownFace);
    const own = isThere ? "" : fontFace(ownFace);
    context.header("Cache-Control", "no-store");
    context.header("Content-Type", "text/css; charset=utf-8");
    return context.body([own, stylesheet, brandRules(channels)].join("\n"));
  });
  routes.get("/console/fonts/:file", async (context) => {
    const name = context.req.param("file");
    const file = /^[a-z0-9-]+\.woff2$/.test(name)
      ? await readFile(new URL(name, fontsFolder)).catch(() => undefined)
      : undefined;
    if (!file) throw new HttpError(404, "There is no such face.");
    context.header("Content-Type", "font/woff2");
    context.header("Cache-Control", "private, max-age=86400");
    return context.body(new Uint8Array(file));
  });
  return routes;
}
