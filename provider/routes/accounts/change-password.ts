import { type Context, Hono } from "hono";
import { z } from "zod";
import { endSessionsOf } from "../../db/access-tokens.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { spendTokensOf } from "../../db/one-time-tokens.ts";
import { changeViewer } from "../../db/viewers.ts";
import { hashPassword, isPassword, isStrongPassword } from "../../domain/accounts/passwords.ts";
import { HttpError } from "../../domain/http-error.ts";
import { bodyOf, password, weakPassword } from "./account-input.ts";
import { attemptOf, countAttempt } from "./attempts.ts";
import { noContent } from "../answers.ts";
import { signedIn } from "./bearer.ts";
import { beginAttempt, passwordWasRight, passwordWasWrong } from "./password-attempts.ts";
import { channelAt } from "../lookups.ts";
import { mailPasswordChanged } from "./send-mail.ts";
import type { Services } from "../../services.ts";
import { errorMessages } from "../error-messages.ts";

const path = "/channel/:channel/me/change-password";
const changeBody = z.object({ current_password: password, password });

/** `POST me/change-password`, and `…/sent`, which mails the notice again: docs/provider-api.md PA-37. */
export function changePasswordRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post(path, async (context) =>
    changePassword(services, context, await channelAt(services, context.req.param("channel"))),
  );
  routes.post(`${path}/sent`, async (context) => {
    const channel = await channelAt(services, context.req.param("channel"));
    const { viewer } = await signedIn(services, context, channel.token);
    await countAttempt(
      services,
      context,
      "mail",
      attemptOf(services, context, channel, viewer.email),
    );
    mailPasswordChanged(services, context, channel, viewer);
    return noContent(context);
  });
  return routes;
}

async function changePassword(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<Response> {
  const { db, clock } = services;
  const messages = errorMessages(context);
  const { viewer, session } = await signedIn(services, context, channel.token);
  const wish = await bodyOf(context, changeBody);
  const tried = await beginAttempt(services, context, channel, viewer.email);
  if (!(await isPassword(wish.current_password, viewer.passwordHash, services.hasher))) {
    passwordWasWrong(services, channel, tried, viewer);
    throw wrongPassword(messages.wrongPassword);
  }
  await passwordWasRight(services, context, tried, viewer);
  if (!isStrongPassword(wish.password, viewer.email)) throw weakPassword(messages.weakPassword);
  const passwordHash = await hashPassword(wish.password, services.hasher);
  await changeViewer(db, viewer.id, { passwordHash, passwordExpiresAt: null });
  await spendTokensOf(db, viewer.id, "reset", clock.now());
  await endSessionsOf(db, viewer.id, session);
  mailPasswordChanged(services, context, channel, viewer);
  return noContent(context);
}

function wrongPassword(message: string): HttpError {
  const data = { fields: { current_password: message } };
  return new HttpError(422, message, { detail: "WRONG_PASSWORD", data });
}
