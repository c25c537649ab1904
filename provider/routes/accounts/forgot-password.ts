import { type Context, Hono } from "hono";
import { z } from "zod";
import { endViewerSessions } from "../../db/access-tokens.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { issueOneTimeToken, findTokenOwner, redeemAllTokens } from "../../db/one-time-tokens.ts";
import { updateViewer, findViewerByEmail } from "../../db/viewers.ts";
import { hashPassword, isStrongPassword } from "../../domain/accounts/passwords.ts";
import { HttpError } from "../../domain/http-error.ts";
import { parseBody, mailRequestInput, passwordInput, weakPasswordError } from "./account-input.ts";
import { rateLimitedAttemptOf, countAttempt } from "./attempts.ts";
import { noContent } from "../responses.ts";
import { requireChannel } from "../lookups.ts";
import { requireChannelUrl } from "../require-channel-url.ts";
import { sendMailAfterResponse, mailPasswordChanged, withSecretParameter } from "./send-mail.ts";
import type { Services } from "../../services.ts";
import { errorMessages, languageOf } from "../error-messages.ts";

const paths = ["/channel/:channel/forgot", "/channel/:channel/forgot/sent"];
const resetBody = z.object({ password: passwordInput });

/** `POST forgot`, `forgot/sent`, `reset/{token}`: docs/provider-api.md PA-34 to PA-36. */
export function forgotRoutes(services: Services): Hono {
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
  const { email, success_url: address } = await parseBody(context, mailRequestInput);
  const back = requireChannelUrl(services, channel, address);
  await countAttempt(
    services,
    context,
    "mail",
    rateLimitedAttemptOf(services, context, channel, email),
  );
  sendMailAfterResponse(services, channel, languageOf(context), async () => {
    const viewer = await findViewerByEmail(db, channel.token, email);
    if (!viewer) return undefined;
    const secret = await issueOneTimeToken(db, viewer.id, "reset", clock.now());
    return { kind: "reset", to: email, link: withSecretParameter(back, "reset_token", secret) };
  });
  return noContent(context);
}

async function reset(
  services: Services,
  context: Context,
  channel: ChannelRow,
  secret: string,
): Promise<Response> {
  const { db, clock } = services;
  const messages = errorMessages(context);
  const expired = new HttpError(410, messages.linkExpired, { detail: "LINK_EXPIRED" });
  const link = { channel: channel.token, purpose: "reset" as const, secret };
  const body = await parseBody(context, resetBody);
  const owner = await findTokenOwner(db, link, clock.now());
  if (!owner) throw expired;
  if (!isStrongPassword(body.password, owner.email)) throw weakPasswordError(messages.weakPassword);
  const passwordHash = await hashPassword(body.password, services.hasher);
  if (!(await redeemAllTokens(db, link, clock.now()))) throw expired;
  const emailVerifiedAt = owner.emailVerifiedAt ?? new Date(clock.now());
  await updateViewer(db, owner.id, { passwordHash, passwordExpiresAt: null, emailVerifiedAt });
  await endViewerSessions(db, owner.id);
  mailPasswordChanged(services, context, channel, owner);
  return noContent(context);
}
