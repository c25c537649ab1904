import type { Context } from "hono";
import { secureHeaders } from "hono/secure-headers";
import type { HtmlFragment } from "../../console/html-page.ts";
import { listChannels } from "../../db/channels.ts";
import { getChannelSiteOrigin, type ServicesWithConsole } from "../../services.ts";

/** Where the site shows each channel: the only origins that the console leads to and reads from. */
export async function listChannelSiteOrigins(services: ServicesWithConsole): Promise<string[]> {
  const channels = await listChannels(services.db);
  return [...new Set(channels.map((channel) => getChannelSiteOrigin(services, channel)))];
}

/**
 * Responds with a page of the console, which is not cached and not framed. It may load our style sheets, faces and mails,
 * and pictures of provider and site; its forms end here or on the site.
 */
export async function respondWithConsolePage(
  services: ServicesWithConsole,
  context: Context,
  page: HtmlFragment,
): Promise<Response> {
  const sites = await listChannelSiteOrigins(services);
  const policy = secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      styleSrc: ["'self'"],
      fontSrc: ["'self'"],
      frameSrc: ["'self'"],
      imgSrc: [services.publicOrigin, ...sites],
      formAction: ["'self'", ...sites],
      baseUri: ["'none'"],
      frameAncestors: ["'none'"],
    },
    referrerPolicy: "no-referrer",
    strictTransportSecurity: false,
  });
  await policy(context, async () => {});
  context.header("Cache-Control", "no-store");
  return context.html(page);
}
