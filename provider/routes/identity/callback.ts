import { type Context, Hono } from "hono";
import { html } from "hono/html";
import { issueAccessToken } from "../../db/access-tokens.ts";
import { findOrCreateViewerByIdentity } from "../../db/identities.ts";
import { formatIdpClientId } from "../../domain/identity/idp-client.ts";
import { getSandboxIssuerUrl } from "../../domain/identity/identity-providers.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { HttpError } from "../../domain/http-error.ts";
import {
  isPersonSpecificError,
  type SignInErrorCode,
  SignInFailure,
} from "../../domain/identity/sign-in-errors.ts";
import { createSsoSignOutUrl } from "../../domain/identity/sso-sign-out-url.ts";
import { withQueryParameters } from "../../domain/identity/with-query-parameters.ts";
import { type IdentityKind, identityKinds } from "../../domain/accounts/viewer-record.ts";
import { type IdpIdentity, completeAuthorization } from "../../identity/authorization-code-flow.ts";
import { toSignInFailure } from "../../identity/sign-in-failure.ts";
import { renderSandboxPage } from "../../sandbox/sandbox-page.ts";
import { createIdpPageHeaders } from "./identity-pages-in-simulator.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { redirectTo } from "../responses.ts";
import { notifyOfNewDevice } from "../devices/notify-of-new-device.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { readForwardedDevice } from "../forwarded-viewer.ts";
import type { ServicesWithConsole } from "../../services.ts";
import { readSignInBrowser } from "./sign-in-browser.ts";

/**
 * `GET /channel/{id}/{method}/callback`: back from the identity provider, on to the site with a
 * token.
 */
export function callbackRoutes(services: ServicesWithConsole): Hono {
  const routes = new Hono();
  for (const method of identityKinds) {
    routes.get(`/channel/:id/${method}/callback`, async (context) => {
      const channel = await requireChannel(services, context.req.param("id"));
      const browser = readSignInBrowser(context) ?? "";
      const successUrl = services.signIns.lastOf(browser, channel.token);
      if (!successUrl) return unknownSignInPage(context, services);
      return redirectTo(
        context,
        await callbackRedirect(services, context, { channel, method, browser, successUrl }),
      );
    });
  }
  return routes;
}

type Arrival = { channel: ChannelRow; method: IdentityKind; browser: string; successUrl: URL };

async function callbackRedirect(
  services: ServicesWithConsole,
  context: Context,
  { channel, method, browser, successUrl }: Arrival,
): Promise<string> {
  const { search } = new URL(context.req.url);
  const arrival = { channel: channel.token, method, state: context.req.query("state") };
  try {
    const pending = services.signIns.take(browser, arrival, services.clock.now());
    const identity = await completeAuthorization(pending.request, search);
    const token = await tokenFor(services, context, channel, { ...identity, kind: method });
    return withQueryParameters(pending.successUrl, { access_token: token });
  } catch (error) {
    return errorRedirect(services, channel, method, toSignInFailure(error), successUrl);
  }
}

/**
 * Single sign-on would return the same person for hours; a person who is denied is signed out
 * there on the way back, so that the next sign-in lets them choose.
 */
function errorRedirect(
  services: ServicesWithConsole,
  channel: ChannelRow,
  method: IdentityKind,
  { code }: SignInFailure,
  successUrl: URL,
): string {
  const back = withQueryParameters(successUrl, { error: code });
  const { sso } = channel.profile.signIn ?? {};
  if (method !== "sso" || !sso || !isPersonSpecificError(code)) return back;
  const issuer = getSandboxIssuerUrl(services.console.origin, sso.kind);
  return createSsoSignOutUrl(issuer, sso.kind, formatIdpClientId(channel.token), back);
}

/** The bearer of the viewer that the identity provider's person is. Throws `SignInFailure`. */
async function tokenFor(
  services: ServicesWithConsole,
  context: Context,
  channel: ChannelRow,
  identity: IdpIdentity & { kind: IdentityKind },
): Promise<string> {
  const { db, clock } = services;
  const { email = "" } = identity;
  const viewer = await findOrCreateViewerByIdentity(
    db,
    channel.token,
    { ...identity, email },
    clock.now(),
  ).catch((error: unknown) => {
    throw signInFailureOf(error, email);
  });
  const device = readForwardedDevice(services, context);
  const { accessToken, session } = await issueAccessToken(db, viewer.id, clock.now(), device);
  const language = viewer.language ?? readRequestLanguage(context);
  notifyOfNewDevice(services, { channel, viewer, session, device, language });
  return accessToken;
}

const signInErrors = new Map<string | undefined, SignInErrorCode>([
  ["EMAIL_NOT_VERIFIED", "unverified_email"],
  ["EMAIL_IN_USE", "email_in_use"],
]);

function signInFailureOf(error: unknown, email: string): unknown {
  const code = error instanceof HttpError ? signInErrors.get(error.facts.detail) : undefined;
  if (!code) return error;
  return new SignInFailure(email ? code : "email_missing", { cause: error });
}

/** Nothing is known of where this browser wanted to go. */
function unknownSignInPage(
  context: Context,
  services: ServicesWithConsole,
): Response | Promise<Response> {
  const page = renderSandboxPage(
    "This sign-in was not begun here",
    html`<p>
      It was begun in another browser, or more than ten minutes ago. Go back to the channel and sign
      in from there.
    </p>`,
    services.console.origin,
  );
  return context.html(page, 400, createIdpPageHeaders(context, services));
}
