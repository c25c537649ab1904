import { type Context, Hono } from "hono";
import { endViewerSession, issueAccessToken, refreshAccessToken } from "../../db/access-tokens.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { findViewerByEmail } from "../../db/viewers.ts";
import { verifyPassword } from "../../domain/accounts/passwords.ts";
import { HttpError } from "../../domain/http-error.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import type { ProviderMessages } from "../../locales/locales.ts";
import { parseJsonBody, credentialsSchema } from "./account-input.ts";
import { createNoContentResponse, createPrivateResponse } from "../responses.ts";
import { readTokenBearer, requireTokenBearer, createEndedTokenError } from "./read-token-bearer.ts";
import {
  beginPasswordAttempt,
  recordRightPassword,
  recordWrongPassword,
} from "./password-attempts.ts";
import { notifyOfNewDevice } from "../devices/notify-of-new-device.ts";
import { refuseClosedAccount } from "./closed-accounts.ts";
import { loadUserResponse } from "./load-user.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import type { Services } from "../../services.ts";
import { getRequestErrorMessages, readRequestLanguage } from "../error-messages.ts";
import { readForwardedDevice } from "../forwarded-viewer.ts";

/** Sessions: `POST login`, `logout` and `access-token`: docs/provider-api.md PA-29, PA-31, PA-39. */
export function loginRoutes(services: Services): Hono {
  const { db, clock } = services;
  const routes = new Hono();
  routes.post("/channel/:channel/login", async (context) =>
    logIn(services, context, await requireChannel(services, context.req.param("channel"))),
  );
  routes.post("/channel/:channel/logout", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const bearer = await readTokenBearer(services, context, channel.token);
    if (bearer) await endViewerSession(db, bearer);
    return createNoContentResponse(context);
  });
  routes.post("/ch/:channel/users/access-token", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const bearer = await requireTokenBearer(services, context, channel.token);
    const refreshed = await refreshAccessToken(db, bearer, clock.now());
    if (!refreshed) throw await createEndedTokenError(services, bearer.hash);
    const { accessToken, expiresAt } = refreshed;
    return createPrivateResponse(context, {
      access_token: accessToken,
      expires_at: expiresAt.toISOString(),
    });
  });
  return routes;
}

async function logIn(services: Services, context: Context, channel: ChannelRow): Promise<Response> {
  const { db, clock } = services;
  const messages = getRequestErrorMessages(context);
  const { email, password, success_url: back } = await parseJsonBody(context, credentialsSchema);
  if (back !== undefined) requireChannelUrl(services, channel, back);
  const tried = await beginPasswordAttempt(services, context, channel, email);
  const viewer = await findViewerByEmail(db, channel.token, email);
  const isRight = await verifyPassword(password, viewer?.passwordHash, services.hasher);
  if (!viewer || !isRight) {
    recordWrongPassword(services, channel, tried, viewer);
    throw new HttpError(401, messages.wrongCredentials, { detail: "WRONG_CREDENTIALS" });
  }
  await recordRightPassword(services, context, tried, viewer);
  refuseUnlessReady(viewer, clock.now(), messages);
  refuseClosedAccount(services, context, channel, viewer);
  const device = readForwardedDevice(services, context);
  const issued = await issueAccessToken(db, viewer.id, clock.now(), device);
  const language = readRequestLanguage(context);
  notifyOfNewDevice(services, { channel, viewer, session: issued.session, device, language });
  return createPrivateResponse(context, await loadUserResponse(services, channel, viewer, issued));
}

/** Throws 403 or 410 where the password is right, and something has to be done first. */
function refuseUnlessReady(
  viewer: ViewerRecord,
  now: number,
  messages: ProviderMessages["errors"],
): void {
  if (viewer.emailVerifiedAt === null) {
    throw new HttpError(403, messages.emailNotVerified, { detail: "EMAIL_NOT_VERIFIED" });
  }
  if (viewer.passwordExpiresAt && viewer.passwordExpiresAt.getTime() <= now) {
    throw new HttpError(410, messages.passwordExpired, { detail: "PASSWORD_EXPIRED" });
  }
}
