import { Hono } from "hono";
import { endViewerSession, findBearer } from "../../db/access-tokens.ts";
import { clientIdOf } from "../../domain/identity/idp-client.ts";
import { issuerOf } from "../../domain/identity/identity-providers.ts";
import { orNotFound } from "../../domain/http-error.ts";
import { signOutAddress } from "../../domain/identity/sign-out-address.ts";
import { requireChannel } from "../lookups.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import { redirectTo } from "../responses.ts";
import type { WithConsole } from "../../services.ts";

/**
 * `GET /channel/{id}/sso/logout`: ends the bearer, and sends the browser to end the identity
 * provider's session.
 */
export function ssoSignOutRoutes(services: WithConsole): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  routes.get("/channel/:id/sso/logout", async (context) => {
    const channel = await requireChannel(services, context.req.param("id"));
    const { token, profile } = channel;
    const { kind } = orNotFound(profile.signIn?.sso, "sign-in method", "sso");
    const { access_token: secret, post_logout_url: target } = context.req.query();
    const back = requireChannelUrl(services, channel, target ?? "");
    const bearer = secret ? await findBearer(db, token, secret, clock.now()) : undefined;
    if (bearer) await endViewerSession(db, bearer);
    const issuer = issuerOf(services.console.origin, kind);
    return redirectTo(context, signOutAddress(issuer, kind, clientIdOf(token), back.href));
  });
  return routes;
}
