import type { Context, MiddlewareHandler } from "hono";
import { findChannel, listChannels } from "../../db/channels.ts";
import { channelOfClient } from "../../domain/identity/idp-client.ts";
import { pageHeaders } from "../../sandbox/page-headers.ts";
import { redirectTo } from "../answers.ts";
import { type Services, siteOriginOf } from "../services.ts";
import { channelOfHost, consoleHost } from "../console/simulator-facts.ts";

/**
 * Sends an identity provider that is asked for in the simulator's phone to the console's own name:
 * there, and only there, its pages may be framed, and the browser brings its cookies along. For
 * machines that are called `localhost` alone.
 */
export function playInSimulator(services: Services): MiddlewareHandler {
  return async (context, next) => {
    const channel = isInPhone(context, services)
      ? await channelMeant(context, services)
      : undefined;
    if (channel === undefined) return next();
    const { pathname, search } = new URL(context.req.url);
    return redirectTo(context, consoleHost(context, channel) + pathname + search);
  };
}

/** An address of the provider by the name under which this browser asks. */
export function asAskedHere(context: Context, { publicOrigin }: Services, address: string): string {
  const channel = channelOfHost(context);
  if (channel === undefined || !address.startsWith(`${publicOrigin}/`)) return address;
  return consoleHost(context, channel) + address.slice(publicOrigin.length);
}

/**
 * The headers of an identity provider's page: framed by the console where it stands under its name,
 * else by nobody.
 */
export function idpPageHeaders(
  context: Context,
  { publicOrigin }: Services,
  formTargets: string[] = [],
): Record<string, string> {
  if (channelOfHost(context) === undefined) return pageHeaders(formTargets);
  return pageHeaders([publicOrigin, ...formTargets], "same-origin");
}

function isInPhone({ req }: Context, { publicOrigin }: Services): boolean {
  const { host, hostname } = new URL(publicOrigin);
  const isLocal = hostname === "localhost" || hostname.endsWith(".localhost");
  const isFramed = req.method === "GET" && req.header("Sec-Fetch-Dest") === "iframe";
  return isLocal && isFramed && req.header("Host") === host;
}

/**
 * The channel whose viewer is asked for: by the path, the client, or where the browser goes back
 * to.
 */
async function channelMeant({ req }: Context, services: Services): Promise<string | undefined> {
  const { db } = services;
  const [, named] = /^\/channel\/([^/]+)\//.exec(req.path) ?? [];
  const queries = req.query();
  const called = named ?? channelOfClient(queries.client_id ?? "");
  if (called !== undefined) return (await findChannel(db, called))?.token;
  const origins = Object.values(queries).map((text) => URL.parse(text)?.origin);
  const channels = await listChannels(db);
  return channels.find(({ token }) => origins.includes(siteOriginOf(services, token)))?.token;
}
