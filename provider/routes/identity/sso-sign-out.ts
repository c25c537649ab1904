import { Hono } from "hono";
import { endViewerSession, findTokenBearer } from "../../db/access-tokens.ts";
import { formatIdpClientId } from "../../domain/identity/idp-client.ts";
import { getSandboxIssuerUrl } from "../../domain/identity/identity-providers.ts";
import { requireFound } from "../../domain/http-error.ts";
import { createSsoSignOutUrl } from "../../domain/identity/sso-sign-out-url.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import { redirectTo } from "../responses.ts";
import type { ServicesWithConsole } from "../../services.ts";

/**
 * `GET /channel/{id}/sso/logout`: ends the bearer, and sends the browser to end the identity
 * provider's session.
 */
export function ssoSignOutRoutes(services: ServicesWithConsole): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  routes.get("/channel/:id/sso/logout", async (context) => {
    const channel = await requireChannel(services, context.req.param("id"));
    const { token, profile } = channel;
    const { kind } = requireFound(profile.signIn?.sso, "sign-in method", "sso");
    const { access_token: secret, post_logout_url: target } = context.req.query();
    const back = requireChannelUrl(services, channel, target ?? "");
    const bearer = secret ? await findTokenBearer(db, token, secret, clock.now()) : undefined;
    if (bearer) await endViewerSession(db, bearer);
    const issuer = getSandboxIssuerUrl(services.console.origin, kind);
    return redirectTo(
      context,
      createSsoSignOutUrl(issuer, kind, formatIdpClientId(token), back.href),
    );
  });
  return routes;
}
