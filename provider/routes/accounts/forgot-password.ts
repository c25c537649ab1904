import { type Context, Hono } from "hono";
import { z } from "zod";
import { endViewerSessionsExcept } from "../../db/access-tokens.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { deleteEmailChange } from "../../db/email-changes.ts";
import {
  issueOneTimeToken,
  findOneTimeTokenOwner,
  redeemAllOneTimeTokens,
} from "../../db/one-time-tokens.ts";
import { updateViewer, findViewerByEmail } from "../../db/viewers.ts";
import { hashPassword, isStrongPassword } from "../../domain/accounts/passwords.ts";
import { HttpError } from "../../domain/http-error.ts";
import {
  parseJsonBody,
  mailRequestSchema,
  passwordSchema,
  createWeakPasswordError,
} from "./account-input.ts";
import { readAccountAttempt, limitAccountAttempts } from "./limit-account-attempts.ts";
import { createNoContentResponse } from "../responses.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import {
  sendMailAfterResponse,
  sendPasswordChangedMail,
  addSecretParameter,
} from "./send-mail-after-response.ts";
import type { Services } from "../../services.ts";
import { getRequestErrorMessages, readRequestLanguage } from "../error-messages.ts";

const paths = ["/channel/:channel/forgot", "/channel/:channel/forgot/sent"];
const resetBody = z.object({ password: passwordSchema });

/** `POST forgot`, `forgot/sent`, `reset/{token}`: docs/provider-api.md PA-34 to PA-36. */
export function forgotPasswordRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.on("POST", paths, async (context) =>
    mailLink(services, context, await requireChannel(services, context.req.param("channel") ?? "")),
  );
  routes.post("/channel/:channel/reset/:secret", async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    return reset(services, context, channel, context.req.param("secret"));
  });
  return routes;
}

async function mailLink(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<Response> {
  const { db, clock } = services;
  const { email, success_url: address } = await parseJsonBody(context, mailRequestSchema);
  const back = requireChannelUrl(services, channel, address);
  await limitAccountAttempts(
    services,
    context,
    "mail",
    readAccountAttempt(services, context, channel, email),
  );
  sendMailAfterResponse(services, channel, readRequestLanguage(context), async () => {
    const viewer = await findViewerByEmail(db, channel.token, email);
    if (!viewer) return undefined;
    const secret = await issueOneTimeToken(db, viewer.id, "reset", clock.now());
    return { kind: "reset", to: email, link: addSecretParameter(back, "reset_token", secret) };
  });
  return createNoContentResponse(context);
}

async function reset(
  services: Services,
  context: Context,
  channel: ChannelRow,
  secret: string,
): Promise<Response> {
  const { db, clock } = services;
  const messages = getRequestErrorMessages(context);
  const expired = new HttpError(410, messages.linkExpired, { detail: "LINK_EXPIRED" });
  const link = { channel: channel.token, purpose: "reset" as const, secret };
  const body = await parseJsonBody(context, resetBody);
  const owner = await findOneTimeTokenOwner(db, link, clock.now());
  if (!owner) throw expired;
  if (!isStrongPassword(body.password, owner.email))
    throw createWeakPasswordError(messages.weakPassword);
  const passwordHash = await hashPassword(body.password, services.hasher);
  if (!(await redeemAllOneTimeTokens(db, link, clock.now()))) throw expired;
  const emailVerifiedAt = owner.emailVerifiedAt ?? new Date(clock.now());
  await updateViewer(db, owner.id, { passwordHash, passwordExpiresAt: null, emailVerifiedAt });
  await deleteEmailChange(db, owner.id);
  await endViewerSessionsExcept(db, owner.id);
  sendPasswordChangedMail(services, context, channel, owner);
  return createNoContentResponse(context);
}
