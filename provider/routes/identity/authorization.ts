import { type Context, Hono } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import { createIdpClient } from "../../domain/identity/idp-client.ts";
import { findChannelIdp } from "../../domain/identity/channel-idps.ts";
import { getSandboxIssuerUrl } from "../../domain/identity/identity-providers.ts";
import { requireFound } from "../../domain/http-error.ts";
import { withQueryParameters } from "../../domain/identity/with-query-parameters.ts";
import { type IdentityKind, identityKinds } from "../../domain/accounts/viewer-record.ts";
import { startAuthorization } from "../../identity/authorization-code-flow.ts";
import { toSignInFailure } from "../../identity/sign-in-failure.ts";
import { createIdpFetch } from "../../identity/idp-fetch.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import { redirectTo } from "../responses.ts";
import type { ServicesWithConsole } from "../../services.ts";
import { rememberSignInBrowser } from "./sign-in-browser.ts";

/**
 * `GET /channel/{id}/{google|facebook|apple|sso}/auth`: sends the browser to the identity provider.
 */
export function authorizationRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono();
  for (const method of identityKinds) {
    routes.get(`/channel/:id/${method}/auth`, async (context) => {
      const channel = await requireChannel(services, context.req.param("id"));
      return redirectTo(context, await authorizationUrl(services, context, channel, method));
    });
  }
  return routes;
}

async function authorizationUrl(
  services: ServicesWithConsole,
  context: Context,
  channel: ChannelRow,
  method: IdentityKind,
): Promise<string> {
  const address = addressOf(services, channel, method);
  const successUrl = requireChannelUrl(services, channel, context.req.query("success_url") ?? "");
  try {
    const { url, request } = await startAuthorization(address);
    const browser = rememberSignInBrowser(context, services.publicOrigin);
    const startedAt = services.clock.now();
    services.signIns.add(browser, {
      channel: channel.token,
      method,
      request,
      successUrl,
      startedAt,
    });
    return url;
  } catch (error) {
    return withQueryParameters(successUrl, { error: toSignInFailure(error).code });
  }
}

function addressOf(services: ServicesWithConsole, channel: ChannelRow, method: IdentityKind) {
  const { publicOrigin } = services;
  const { origin, loopbackOrigin } = services.console;
  const idp = requireFound(findChannelIdp(channel, method), "sign-in method", method);
  return {
    issuer: getSandboxIssuerUrl(origin, idp),
    client: createIdpClient(publicOrigin, channel, method),
    fetch: createIdpFetch(origin, loopbackOrigin),
    // Single sign-on does not let the viewer choose again; the others simulate identity providers that show who
    // one may be.
    selectAccount: method !== "sso",
  };
}
