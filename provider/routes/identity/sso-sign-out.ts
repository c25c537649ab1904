import { Hono } from "hono";
import { endViewerSession, findTokenBearer } from "../../db/access-tokens.ts";
import { requireFound } from "../../domain/http-error.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import { redirectTo } from "../responses.ts";
import type { Services } from "../../services.ts";
import { findIdpSource } from "./idp-source.ts";
import { findSsoSignOutUrl } from "./find-sso-sign-out-url.ts";

/**
 * `GET /channel/{id}/sso/logout`: ends the bearer, and sends the browser to end the identity
 * provider's session.
 */
export function ssoSignOutRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  routes.get("/channel/:id/sso/logout", async (context) => {
    const channel = await requireChannel(services, context.req.param("id"));
    requireFound(await findIdpSource(services, channel, "sso"), "sign-in method", "sso");
    const { access_token: secret, post_logout_url: target } = context.req.query();
    const back = requireChannelUrl(services, channel, target ?? "");
    const bearer = secret
      ? await findTokenBearer(db, channel.token, secret, clock.now())
      : undefined;
    if (bearer) await endViewerSession(db, bearer);
    return redirectTo(context, await findSsoSignOutUrl(services, channel, back.href));
  });
  return routes;
}
