import type { Context, MiddlewareHandler } from "hono";
import { findChannel, listChannels } from "../../db/channels.ts";
import { parseChannelFromIdpClientId } from "../../domain/identity/idp-client.ts";
import { createSandboxPageHeaders } from "../../sandbox/sandbox-page-headers.ts";
import { redirectTo } from "../responses.ts";
import { getChannelSiteOrigin, type ServicesWithConsole } from "../../services.ts";
import {
  parseChannelFromConsoleHost,
  getChannelConsoleOrigin,
} from "../console/load-simulator-page-data.ts";

/**
 * Redirects a request to an identity provider in the simulator's phone to the console's host:
 * there, and only there, its pages may be framed, and the browser brings its cookies along. For
 * hosts that are called `localhost` only.
 */
export function redirectFramedIdp(services: ServicesWithConsole): MiddlewareHandler {
  return async (context, next) => {
    const channel = isInPhone(context, services)
      ? await channelMeant(context, services)
      : undefined;
    if (channel === undefined) return next();
    const { pathname, search } = new URL(context.req.url);
    return redirectTo(context, getChannelConsoleOrigin(services, channel) + pathname + search);
  };
}

/** A URL of the sandbox on the host that this browser uses. */
export function sandboxUrlOnRequestedHost(
  context: Context,
  services: ServicesWithConsole,
  address: string,
): string {
  const channel = parseChannelFromConsoleHost(context);
  const { origin } = services.console;
  if (channel === undefined || !address.startsWith(`${origin}/`)) return address;
  return getChannelConsoleOrigin(services, channel) + address.slice(origin.length);
}

/**
 * The headers of an identity provider's page: framed by the console where it stands under its name,
 * else by nobody.
 */
export function createIdpPageHeaders(
  context: Context,
  services: ServicesWithConsole,
  formTargets: string[] = [],
): Record<string, string> {
  const { publicOrigin } = services;
  const { origin: style } = services.console;
  if (parseChannelFromConsoleHost(context) === undefined) {
    return createSandboxPageHeaders({
      style,
      formTargets: [publicOrigin, ...formTargets],
      framedBy: "nobody",
    });
  }
  return createSandboxPageHeaders({
    style,
    formTargets: [publicOrigin, style, ...formTargets],
    framedBy: "same-origin",
  });
}

function isInPhone({ req }: Context, services: ServicesWithConsole): boolean {
  const isFramed = req.method === "GET" && req.header("Sec-Fetch-Dest") === "iframe";
  return (
    isFramed &&
    [services.publicOrigin, services.console.origin].some(isRequestedHost(req.header("Host")))
  );
}

function isRequestedHost(requested: string | undefined): (origin: string) => boolean {
  return (origin) => {
    const { host, hostname } = new URL(origin);
    return requested === host && (hostname === "localhost" || hostname.endsWith(".localhost"));
  };
}

/**
 * The channel whose viewer signs in: by the path, the client, or the URL to which the browser returns.
 */
async function channelMeant(
  { req }: Context,
  services: ServicesWithConsole,
): Promise<string | undefined> {
  const { db } = services;
  const [, named] = /^\/channel\/([^/]+)\//.exec(req.path) ?? [];
  const queries = req.query();
  const called = named ?? parseChannelFromIdpClientId(queries.client_id ?? "");
  if (called !== undefined) return (await findChannel(db, called))?.token;
  const origins = Object.values(queries).map((text) => URL.parse(text)?.origin);
  const channels = await listChannels(db);
  return channels.find((channel) => origins.includes(getChannelSiteOrigin(services, channel)))
    ?.token;
}
