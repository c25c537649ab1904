import { type Context, Hono } from "hono";
import { secureHeaders } from "hono/secure-headers";
import { renderSimulatorPage } from "../../console/simulator/simulator-page.ts";
import { readSimulatorScript } from "../../console/simulator/read-simulator-script.ts";
import { simulatorStylesheet } from "../../console/simulator/stylesheet.ts";
import { findViewerByEmail } from "../../db/viewers.ts";
import { issueAccessToken } from "../../db/access-tokens.ts";
import { HttpError } from "../../domain/http-error.ts";
import {
  getChannelConsoleOrigin,
  parseChannelFromConsoleHost,
  loadSimulatorPageData,
} from "./load-simulator-page-data.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { getChannelSiteOrigin, type ServicesWithConsole } from "../../services.ts";

/**
 * The page that plays a channel's app, at `http://console.{channel}.localhost:{CONSOLE_PORT}`, the one
 * place that may frame the site's `/mobile` pages: docs/security.md SE-23.
 */
export function simulatorRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono().basePath("/console");
  routes.get("/simulator", (context) => page(context, services));
  routes.post("/simulator/hand-over", (context) => openAsViewer(context, services));
  routes.get("/simulator/style.css", (context) => text(context, simulatorStylesheet, "text/css"));
  routes.get("/scripts/:path{.+}", (context) => {
    const script = readSimulatorScript(context.req.param("path"));
    if (script === undefined) throw new HttpError(404, "There is no such script.");
    return text(context, script, "text/javascript");
  });
  return routes;
}

async function page(context: Context, services: ServicesWithConsole): Promise<Response> {
  const channel = parseChannelFromConsoleHost(context);
  context.header("Cache-Control", "no-store");
  if (channel === undefined) {
    const wanted = context.req.query("channel") ?? "demo";
    if (!/^[\w-]+$/.test(wanted)) throw new HttpError(404, "There is no such channel.");
    return context.redirect(`${getChannelConsoleOrigin(services, wanted)}/console/simulator`, 302);
  }
  const facts = await loadSimulatorPageData(services, channel);
  await policy(services, facts.site)(context, async () => {});
  return context.html(renderSimulatorPage(facts));
}

function policy(services: ServicesWithConsole, site: string) {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      // Signing in and out passes by the provider and the channel's own identity provider.
      frameSrc: ["'self'", site, services.publicOrigin, services.console.origin],
      // The hand-over is a form of ours that ends at the site.
      formAction: ["'self'", site],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: "no-referrer",
    strictTransportSecurity: false,
  });
}

/** A fresh token of a seeded viewer, in the address as an app writes it. */
async function openAsViewer(context: Context, services: ServicesWithConsole): Promise<Response> {
  const channel = parseChannelFromConsoleHost(context);
  if (channel === undefined) throw new HttpError(404, "There is no such channel.");
  const { email, path } = await context.req.parseBody();
  const viewer = await findViewerByEmail(services.db, channel, String(email));
  if (!viewer) throw new HttpError(422, "There is no such viewer.");
  const site = getChannelSiteOrigin(services, await requireChannel(services, channel));
  const to = URL.parse(String(path), site);
  if (to?.origin !== site || !/^\/mobile(\/|$)/.test(to.pathname)) {
    throw new HttpError(422, "A viewer is handed over to a page under /mobile.");
  }
  const { accessToken } = await issueAccessToken(services.db, viewer.id, services.clock.now());
  to.searchParams.set("access_token", accessToken);
  context.header("Cache-Control", "no-store");
  context.header("Referrer-Policy", "no-referrer");
  return context.redirect(to.href, 303);
}

function text(context: Context, body: string, type: string): Response {
  context.header("Cache-Control", "no-store");
  context.header("Content-Type", `${type}; charset=utf-8`);
  context.header("X-Content-Type-Options", "nosniff");
  return context.body(body);
}
