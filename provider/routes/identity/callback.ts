import { type Context, Hono } from "hono";
import { issueAccessToken } from "../../db/access-tokens.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { findOrCreateViewerByIdentity } from "../../db/identities.ts";
import { findLatestPendingSignIn, takePendingSignIn } from "../../db/pending-sign-ins.ts";
import { HttpError, requireFound } from "../../domain/http-error.ts";
import {
  isPersonSpecificError,
  type SignInErrorCode,
  SignInFailure,
} from "../../domain/identity/sign-in-errors.ts";
import { withQueryParameters } from "../../domain/identity/with-query-parameters.ts";
import { type IdentityKind, identityKinds } from "../../domain/accounts/viewer-record.ts";
import { type IdpIdentity, completeAuthorization } from "../../identity/authorization-code-flow.ts";
import { toSignInFailure } from "../../identity/sign-in-failure.ts";
import { refuseClosedAccount } from "../accounts/closed-accounts.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { redirectTo } from "../responses.ts";
import { notifyOfNewDevice } from "../devices/notify-of-new-device.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { readForwardedDevice } from "../forwarded-viewer.ts";
import type { Services } from "../../services.ts";
import { parseAppleName } from "./apple-name.ts";
import { findIdpSource } from "./idp-source.ts";
import { findSsoSignOutUrl } from "./find-sso-sign-out-url.ts";
import { openIdpConnection } from "./open-idp-connection.ts";
import { anyChannelInCallback } from "./sign-in-callback-url.ts";
import { readSignInBrowser } from "./sign-in-browser.ts";
import { respondToUnknownSignIn } from "./unknown-sign-in-page.ts";

/**
 * `GET /channel/{id}/{method}/callback`: back from the identity provider, on to the site with a
 * token. `-` in the place of the channel: keys of all channels.
 */
export function callbackRoutes(services: Services): Hono {
  const routes = new Hono();
  for (const method of identityKinds) {
    routes.get(`/channel/:id/${method}/callback`, async (context) => {
      const id = context.req.param("id");
      const channel = id === anyChannelInCallback ? undefined : await requireChannel(services, id);
      const browser = readSignInBrowser(context) ?? "";
      const latest = await findLatestPendingSignIn(services.db, browser, channel?.token);
      if (!latest) return respondToUnknownSignIn(services, context, channel);
      return redirectTo(
        context,
        await callbackRedirect(services, context, {
          channel: channel ?? (await requireChannel(services, latest.channel)),
          called: channel?.token,
          method,
          browser,
          successUrl: latest.successUrl,
        }),
      );
    });
  }
  routes.post("/channel/:id/apple/callback", (context) => redirectToCallback(context));
  return routes;
}

/**
 * Apple posts from its own page, and browsers then send no cookie of ours: the same callback again, as a link would have
 * it. docs/security.md SE-245
 */
async function redirectToCallback(context: Context): Promise<Response> {
  const form = await context.req.parseBody();
  const query = new URLSearchParams();
  for (const name of ["code", "state", "error", "user"]) {
    const value = form[name];
    if (typeof value === "string") query.set(name, value);
  }
  return redirectTo(context, `${context.req.path}?${query}`);
}

type Arrival = {
  /** That of the callback, else of the browser's latest sign-in. */
  channel: ChannelRow;
  /** The channel in the callback's path. */
  called: string | undefined;
  method: IdentityKind;
  browser: string;
  successUrl: URL;
};

async function callbackRedirect(
  services: Services,
  context: Context,
  { channel: arrivedAt, called, method, browser, successUrl }: Arrival,
): Promise<string> {
  const { db, clock } = services;
  const { search } = new URL(context.req.url);
  const arrival = { channel: called, method, state: context.req.query("state") };
  let channel = arrivedAt;
  try {
    const pending = await takePendingSignIn(db, browser, arrival, clock.now());
    if (pending.channel !== channel.token)
      channel = await requireChannel(services, pending.channel);
    const source = requireFound(
      await findIdpSource(services, channel, method),
      "sign-in method",
      method,
    );
    const idp = await openIdpConnection(services, channel, source);
    const identity = await completeAuthorization(idp, pending.request, search);
    const name = method === "apple" ? parseAppleName(context.req.query("user")) : {};
    const named = { ...identity, ...name, kind: method };
    const token = await tokenFor(services, context, channel, named);
    return withQueryParameters(pending.successUrl, { access_token: token });
  } catch (error) {
    return errorRedirect(services, channel, method, toSignInFailure(error), successUrl);
  }
}

/**
 * Single sign-on would return the same person for hours; a person who is denied is signed out
 * there on the way back, so that the next sign-in lets them choose.
 */
async function errorRedirect(
  services: Services,
  channel: ChannelRow,
  method: IdentityKind,
  { code }: SignInFailure,
  successUrl: URL,
): Promise<string> {
  const back = withQueryParameters(successUrl, { error: code });
  if (method !== "sso" || !isPersonSpecificError(code)) return back;
  return findSsoSignOutUrl(services, channel, back);
}

/** The bearer of the viewer that the identity provider's person is. Throws `SignInFailure`. */
async function tokenFor(
  services: Services,
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
  try {
    refuseClosedAccount(services, context, channel, viewer);
  } catch (error) {
    throw signInFailureOf(error, viewer.email);
  }
  const device = readForwardedDevice(services, context);
  const { accessToken, session } = await issueAccessToken(db, viewer.id, clock.now(), device);
  const language = viewer.language ?? readRequestLanguage(context);
  notifyOfNewDevice(services, { channel, viewer, session, device, language });
  return accessToken;
}

const signInErrors = new Map<string | undefined, SignInErrorCode>([
  ["EMAIL_NOT_VERIFIED", "unverified_email"],
  ["EMAIL_IN_USE", "email_in_use"],
  ["ACCOUNT_BLOCKED", "account_blocked"],
  ["ACCOUNT_DELETION", "account_deletion"],
]);

function signInFailureOf(error: unknown, email: string): unknown {
  const code = error instanceof HttpError ? signInErrors.get(error.facts.detail) : undefined;
  if (!code) return error;
  return new SignInFailure(email ? code : "email_missing", { cause: error });
}
