import { type Context, Hono } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import {
  issueOneTimeToken,
  findOneTimeTokenOwner,
  redeemAllOneTimeTokens,
} from "../../db/one-time-tokens.ts";
import { updateViewer, findViewer, findViewerByEmail, createViewer } from "../../db/viewers.ts";
import { hashPassword, isStrongPassword } from "../../domain/accounts/passwords.ts";
import { HttpError } from "../../domain/http-error.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import {
  emailInUseError,
  parseJsonBody,
  mailRequestSchema,
  newAccountSchema,
  createWeakPasswordError,
} from "./account-input.ts";
import { readAccountAttempt, limitAccountAttempts } from "./limit-account-attempts.ts";
import { createNoContentResponse, createPrivateResponse } from "../responses.ts";
import { loadUserResponse } from "./load-user.ts";
import { confirmNewEmail } from "./change-email.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import {
  type AccountMailRequest,
  sendMailAfterResponse,
  addSecretParameter,
} from "./send-mail-after-response.ts";
import type { Services } from "../../services.ts";
import { getRequestErrorMessages, readRequestLanguage } from "../error-messages.ts";

/** New accounts and their addresses: docs/provider-api.md PA-30, PA-32, PA-33. */
export function signupRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post("/channel/:channel/signup", async (context) =>
    signUp(services, context, await requireChannel(services, context.req.param("channel"))),
  );
  routes.post("/channel/:channel/verification/user/email", async (context) =>
    mailAgain(services, context, await requireChannel(services, context.req.param("channel"))),
  );
  routes.post("/channel/:channel/users/:secret/verification", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const secret = context.req.param("secret");
    const signedUp = await verify(services, channel, secret);
    const confirmed = signedUp
      ? { viewer: signedUp }
      : await confirmNewEmail(services, channel, secret);
    if (confirmed) {
      const user = await loadUserResponse(services, channel, confirmed.viewer);
      return createPrivateResponse(context, { ...user, pending_email: confirmed.pendingEmail });
    }
    throw new HttpError(410, getRequestErrorMessages(context).linkExpired, {
      detail: "LINK_EXPIRED",
    });
  });
  return routes;
}

async function signUp(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<Response> {
  const messages = getRequestErrorMessages(context);
  const body = await parseJsonBody(context, newAccountSchema);
  const back = requireChannelUrl(services, channel, body.success_url);
  await limitAccountAttempts(
    services,
    context,
    "sign-up",
    readAccountAttempt(services, context, channel, body.email),
  );
  if (!isStrongPassword(body.password, body.email))
    throw createWeakPasswordError(messages.weakPassword);
  const made = await createViewer(
    services.db,
    {
      channel: channel.token,
      email: body.email,
      firstName: body.first_name,
      lastName: body.last_name,
      passwordHash: await hashPassword(body.password, services.hasher),
      language: readRequestLanguage(context),
    },
    new Date(services.clock.now()),
  );
  if (!made) throw emailInUseError(messages.emailInUse);
  sendMailAfterResponse(services, channel, readRequestLanguage(context), () =>
    verification(services, made, back),
  );
  context.header("Cache-Control", "no-store");
  return context.json({}, 201);
}

async function mailAgain(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<Response> {
  const { email, success_url: address } = await parseJsonBody(context, mailRequestSchema);
  const back = requireChannelUrl(services, channel, address);
  await limitAccountAttempts(
    services,
    context,
    "mail",
    readAccountAttempt(services, context, channel, email),
  );
  sendMailAfterResponse(services, channel, readRequestLanguage(context), async () => {
    const viewer = await findViewerByEmail(services.db, channel.token, email);
    const waits = viewer && viewer.emailVerifiedAt === null;
    return waits ? verification(services, viewer, back) : undefined;
  });
  return createNoContentResponse(context);
}

async function verification(
  { db, clock }: Services,
  viewer: ViewerRecord,
  back: URL,
): Promise<AccountMailRequest> {
  const secret = await issueOneTimeToken(db, viewer.id, "verify", clock.now());
  return {
    kind: "verify",
    to: viewer.email,
    link: addSecretParameter(back, "verify_token", secret),
  };
}

async function verify(
  { db, clock }: Services,
  { token: channel }: ChannelRow,
  secret: string,
): Promise<ViewerRecord | undefined> {
  const presented = { channel, purpose: "verify" as const, secret };
  const owner = await findOneTimeTokenOwner(db, presented, clock.now());
  if (!owner || !(await redeemAllOneTimeTokens(db, presented, clock.now()))) return undefined;
  await updateViewer(db, owner.id, { emailVerifiedAt: new Date(clock.now()) });
  return findViewer(db, owner.id);
}
