import type { HttpBindings } from "@hono/node-server";
import { Hono } from "hono";
import { listChannels } from "../../db/channels.ts";
import { formatIdpClientId } from "../../domain/identity/idp-client.ts";
import {
  type SsoKind,
  getIdpBrandName,
  ssoKinds,
} from "../../domain/identity/identity-providers.ts";
import { findChannelIdp } from "../../domain/identity/channel-idps.ts";
import { ssoSignOutFormats } from "../../domain/identity/sso-sign-out-url.ts";
import { endSandboxSession } from "../../sandbox/end-sandbox-session.ts";
import { renderSandboxMessagePage } from "../../sandbox/sandbox-message-page.ts";
import { createIdpPageHeaders } from "./identity-pages-in-simulator.ts";
import { redirectTo } from "../responses.ts";
import { getChannelSiteOrigin, type ServicesWithConsole } from "../../services.ts";

type Env = { Bindings: HttpBindings };
type SignOutRequest = { kind: SsoKind; target: string | undefined; clientId: string | undefined };

/**
 * The sign-out address of each kind of identity provider: the identity provider forgets the
 * browser, which goes back to a channel that uses the identity provider. A target elsewhere is
 * refused, and nobody is signed out.
 */
export function sandboxSignOutRoutes(services: ServicesWithConsole): Hono<Env> {
  const routes = new Hono<Env>();
  for (const kind of ssoKinds) {
    const { path, target, client } = ssoSignOutFormats[kind];
    routes.get(`/identity/${kind}${path}`, async (context) => {
      const requested = {
        kind,
        target: context.req.query(target),
        clientId: client && context.req.query(client),
      };
      const headers = createIdpPageHeaders(context, services);
      if (!(await mayReturn(services, requested))) {
        const page = renderSandboxMessagePage(
          kind,
          "Nobody was signed out",
          `${target} is not registered here.`,
        );
        return context.html(page, 400, headers);
      }
      await endSandboxSession(await services.sandbox.open(kind), context.env);
      if (requested.target) return redirectTo(context, requested.target);
      return context.html(
        renderSandboxMessagePage(kind, `You are signed out of ${getIdpBrandName(kind)}`),
        200,
        headers,
      );
    });
  }
  return routes;
}

/**
 * An identity provider knows its clients' origins; with a client id it checks only the origins of that
 * client.
 */
async function mayReturn(
  services: ServicesWithConsole,
  { kind, target, clientId }: SignOutRequest,
): Promise<boolean> {
  if (target === undefined) return true;
  const channels = await listChannels(services.db);
  const origins = channels
    .filter((channel) => findChannelIdp(channel, "sso") === kind)
    .filter(({ token }) => clientId === undefined || formatIdpClientId(token) === clientId)
    .map((channel) => new URL(getChannelSiteOrigin(services, channel)).origin);
  return origins.includes(URL.parse(target)?.origin ?? "");
}
