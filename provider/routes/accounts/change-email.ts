import { type Context, Hono } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import {
  findEmailOfToken,
  findOneTimeTokenOwner,
  issueOneTimeToken,
  redeemAllOneTimeTokens,
  voidOneTimeTokens,
} from "../../db/one-time-tokens.ts";
import { changeViewerEmail, findViewer, findViewerByEmail } from "../../db/viewers.ts";
import { verifyPassword } from "../../domain/accounts/passwords.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { type Services, getChannelSiteOrigin } from "../../services.ts";
import { getRequestErrorMessages, readRequestLanguage } from "../error-messages.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import { createNoContentResponse } from "../responses.ts";
import {
  emailInUseError,
  newEmailSchema,
  parseJsonBody,
  wrongPasswordError,
} from "./account-input.ts";
import { requireTokenBearer } from "./read-token-bearer.ts";
import { readAccountAttempt, limitAccountAttempts } from "./limit-account-attempts.ts";
import {
  beginPasswordAttempt,
  recordRightPassword,
  recordWrongPassword,
} from "./password-attempts.ts";
import { sendMailAfterResponse, addSecretParameter } from "./send-mail-after-response.ts";

/** `POST me/change-email`: docs/provider-api.md PA-344, docs/security.md SE-217. */
export function changeEmailRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post("/channel/:channel/me/change-email", async (context) =>
    requestNewEmail(
      services,
      context,
      await requireChannel(services, context.req.param("channel")),
    ),
  );
  return routes;
}

async function requestNewEmail(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<Response> {
  const { db, clock } = services;
  const messages = getRequestErrorMessages(context);
  const { viewer } = await requireTokenBearer(services, context, channel.token);
  const body = await parseJsonBody(context, newEmailSchema);
  const back = requireChannelUrl(services, channel, body.success_url);
  const tried = await beginPasswordAttempt(services, context, channel, viewer.email);
  if (!(await verifyPassword(body.current_password, viewer.passwordHash, services.hasher))) {
    recordWrongPassword(services, channel, tried, viewer);
    throw wrongPasswordError(messages.wrongPassword);
  }
  await recordRightPassword(services, context, tried, viewer);
  await limitAccountAttempts(
    services,
    context,
    "mail",
    readAccountAttempt(services, context, channel, viewer.email),
  );
  if (await findViewerByEmail(db, channel.token, body.email)) {
    throw emailInUseError(messages.emailInUse);
  }
  // Only the latest link works.
  await voidOneTimeTokens(db, viewer.id, "email", clock.now());
  const secret = await issueOneTimeToken(db, viewer.id, "email", clock.now(), {
    email: body.email,
  });
  const link = addSecretParameter(back, "verify_token", secret);
  sendNewEmailMails(services, context, channel, viewer, { to: body.email, link });
  return createNoContentResponse(context);
}

/** The new address gets the link, and the present one learns of the request. */
function sendNewEmailMails(
  services: Services,
  context: Context,
  channel: ChannelRow,
  viewer: ViewerRecord,
  confirmation: { to: string; link: string },
): void {
  const language = readRequestLanguage(context);
  sendMailAfterResponse(services, channel, language, async () => ({
    kind: "newEmail",
    ...confirmation,
  }));
  sendMailAfterResponse(services, channel, language, async () => ({
    kind: "emailChanging",
    to: viewer.email,
    link: `${getChannelSiteOrigin(services, channel)}/user/forgotPassword`,
  }));
}

/**
 * Gives a viewer the address that a link confirms: `confirmNewEmail(services, channel, secret)` → the viewer, or
 * undefined if the link is unknown, used or expired, or another account has the address meanwhile. Links that were
 * mailed to the former address end.
 */
export async function confirmNewEmail(
  { db, clock }: Services,
  { token: channel }: ChannelRow,
  secret: string,
): Promise<ViewerRecord | undefined> {
  const presented = { channel, purpose: "email" as const, secret };
  const owner = await findOneTimeTokenOwner(db, presented, clock.now());
  const email = await findEmailOfToken(db, secret, clock.now());
  if (!owner || email === undefined) return undefined;
  if (!(await redeemAllOneTimeTokens(db, presented, clock.now()))) return undefined;
  if (!(await changeViewerEmail(db, owner.id, email, new Date(clock.now())))) return undefined;
  await voidOneTimeTokens(db, owner.id, "reset", clock.now());
  await voidOneTimeTokens(db, owner.id, "verify", clock.now());
  return findViewer(db, owner.id);
}
