import { type Context, Hono } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import { savePendingSignIn } from "../../db/pending-sign-ins.ts";
import { requireFound } from "../../domain/http-error.ts";
import { withQueryParameters } from "../../domain/identity/with-query-parameters.ts";
import { type IdentityKind, identityKinds } from "../../domain/accounts/viewer-record.ts";
import { startAuthorization } from "../../identity/authorization-code-flow.ts";
import { toSignInFailure } from "../../identity/sign-in-failure.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import { redirectTo } from "../responses.ts";
import type { Services } from "../../services.ts";
import { findIdpSource } from "./idp-source.ts";
import { openIdpConnection } from "./open-idp-connection.ts";
import { rememberSignInBrowser } from "./sign-in-browser.ts";

/**
 * `GET /channel/{id}/{google|facebook|apple|sso}/auth`: sends the browser to the identity provider.
 */
export function authorizationRoutes(services: Services): Hono {
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
  services: Services,
  context: Context,
  channel: ChannelRow,
  method: IdentityKind,
): Promise<string> {
  const source = requireFound(
    await findIdpSource(services, channel, method),
    "sign-in method",
    method,
  );
  const successUrl = requireChannelUrl(services, channel, context.req.query("success_url") ?? "");
  try {
    const { url, request } = await startAuthorization(
      await openIdpConnection(services, channel, source),
    );
    const browser = rememberSignInBrowser(context, services.publicOrigin);
    const pending = { channel: channel.token, method, request, successUrl };
    await savePendingSignIn(services.db, browser, pending, services.clock.now());
    return url;
  } catch (error) {
    return withQueryParameters(successUrl, { error: toSignInFailure(error).code });
  }
}
