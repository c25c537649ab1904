import { type Context, Hono } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import { issueOneTimeToken, findTokenOwner, redeemAllTokens } from "../../db/one-time-tokens.ts";
import { updateViewer, findViewer, findViewerByEmail, createViewer } from "../../db/viewers.ts";
import { hashPassword, isStrongPassword } from "../../domain/accounts/passwords.ts";
import { HttpError } from "../../domain/http-error.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import {
  parseBody,
  mailRequestInput,
  newAccountInput,
  weakPasswordError,
} from "./account-input.ts";
import { rateLimitedAttemptOf, countAttempt } from "./attempts.ts";
import { noContent, privateResponse } from "../responses.ts";
import { loadUser } from "./load-user.ts";
import { requireChannel } from "../lookups.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import { type MailRequest, sendMailAfterResponse, withSecretParameter } from "./send-mail.ts";
import type { Services } from "../../services.ts";
import { errorMessages, languageOf } from "../error-messages.ts";

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
    const viewer = await verify(services, channel, context.req.param("secret"));
    if (viewer) return privateResponse(context, await loadUser(services, channel, viewer));
    throw new HttpError(410, errorMessages(context).linkExpired, { detail: "LINK_EXPIRED" });
  });
  return routes;
}

async function signUp(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<Response> {
  const messages = errorMessages(context);
  const body = await parseBody(context, newAccountInput);
  const back = requireChannelUrl(services, channel, body.success_url);
  await countAttempt(
    services,
    context,
    "sign-up",
    rateLimitedAttemptOf(services, context, channel, body.email),
  );
  if (!isStrongPassword(body.password, body.email)) throw weakPasswordError(messages.weakPassword);
  const made = await createViewer(
    services.db,
    {
      channel: channel.token,
      email: body.email,
      firstName: body.first_name,
      lastName: body.last_name,
      passwordHash: await hashPassword(body.password, services.hasher),
      language: languageOf(context),
    },
    new Date(services.clock.now()),
  );
  if (!made) throw emailInUse(messages.emailInUse);
  sendMailAfterResponse(services, channel, languageOf(context), () =>
    verification(services, made, back),
  );
  context.header("Cache-Control", "no-store");
  return context.json({}, 201);
}

function emailInUse(message: string): HttpError {
  const data = { fields: { email: message } };
  return new HttpError(409, message, { detail: "EMAIL_IN_USE", data });
}

async function mailAgain(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<Response> {
  const { email, success_url: address } = await parseBody(context, mailRequestInput);
  const back = requireChannelUrl(services, channel, address);
  await countAttempt(
    services,
    context,
    "mail",
    rateLimitedAttemptOf(services, context, channel, email),
  );
  sendMailAfterResponse(services, channel, languageOf(context), async () => {
    const viewer = await findViewerByEmail(services.db, channel.token, email);
    const waits = viewer && viewer.emailVerifiedAt === null;
    return waits ? verification(services, viewer, back) : undefined;
  });
  return noContent(context);
}

async function verification(
  { db, clock }: Services,
  viewer: ViewerRecord,
  back: URL,
): Promise<MailRequest> {
  const secret = await issueOneTimeToken(db, viewer.id, "verify", clock.now());
  return {
    kind: "verify",
    to: viewer.email,
    link: withSecretParameter(back, "verify_token", secret),
  };
}

async function verify(
  { db, clock }: Services,
  { token: channel }: ChannelRow,
  secret: string,
): Promise<ViewerRecord | undefined> {
  const presented = { channel, purpose: "verify" as const, secret };
  const owner = await findTokenOwner(db, presented, clock.now());
  if (!owner || !(await redeemAllTokens(db, presented, clock.now()))) return undefined;
  await updateViewer(db, owner.id, { emailVerifiedAt: new Date(clock.now()) });
  return findViewer(db, owner.id);
}
