import { type Context, Hono } from "hono";
import { z } from "zod";
import { endViewerSessionsExcept } from "../../db/access-tokens.ts";
import type { ChannelRow } from "../../db/channels.ts";
import { deleteEmailChange } from "../../db/email-changes.ts";
import { voidOneTimeTokens } from "../../db/one-time-tokens.ts";
import { updateViewer } from "../../db/viewers.ts";
import { hashPassword, verifyPassword, isStrongPassword } from "../../domain/accounts/passwords.ts";
import {
  parseJsonBody,
  passwordSchema,
  createWeakPasswordError,
  wrongPasswordError,
} from "./account-input.ts";
import { readAccountAttempt, limitAccountAttempts } from "./limit-account-attempts.ts";
import { createNoContentResponse } from "../responses.ts";
import { requireTokenBearer } from "./read-token-bearer.ts";
import {
  beginPasswordAttempt,
  recordRightPassword,
  recordWrongPassword,
} from "./password-attempts.ts";
import { requireChannel } from "../require-channel-and-page.ts";
import { sendPasswordChangedMail } from "./send-mail-after-response.ts";
import type { Services } from "../../services.ts";
import { getRequestErrorMessages } from "../error-messages.ts";

const path = "/channel/:channel/me/change-password";
const changeBody = z.object({ current_password: passwordSchema, password: passwordSchema });

/** `POST me/change-password`, and `…/sent`, which mails the notice again: docs/provider-api.md PA-37. */
export function changePasswordRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.post(path, async (context) =>
    changePassword(services, context, await requireChannel(services, context.req.param("channel"))),
  );
  routes.post(`${path}/sent`, async (context) => {
    const channel = await requireChannel(services, context.req.param("channel"));
    const { viewer } = await requireTokenBearer(services, context, channel.token);
    await limitAccountAttempts(
      services,
      context,
      "mail",
      readAccountAttempt(services, context, channel, viewer.email),
    );
    sendPasswordChangedMail(services, context, channel, viewer);
    return createNoContentResponse(context);
  });
  return routes;
}

async function changePassword(
  services: Services,
  context: Context,
  channel: ChannelRow,
): Promise<Response> {
  const { db, clock } = services;
  const messages = getRequestErrorMessages(context);
  const { viewer, session } = await requireTokenBearer(services, context, channel.token);
  const body = await parseJsonBody(context, changeBody);
  const tried = await beginPasswordAttempt(services, context, channel, viewer.email);
  if (!(await verifyPassword(body.current_password, viewer.passwordHash, services.hasher))) {
    recordWrongPassword(services, channel, tried, viewer);
    throw wrongPasswordError(messages.wrongPassword);
  }
  await recordRightPassword(services, context, tried, viewer);
  if (!isStrongPassword(body.password, viewer.email))
    throw createWeakPasswordError(messages.weakPassword);
  const passwordHash = await hashPassword(body.password, services.hasher);
  await updateViewer(db, viewer.id, { passwordHash, passwordExpiresAt: null });
  await voidOneTimeTokens(db, viewer.id, "reset", clock.now());
  await deleteEmailChange(db, viewer.id);
  await endViewerSessionsExcept(db, viewer.id, session);
  sendPasswordChangedMail(services, context, channel, viewer);
  return createNoContentResponse(context);
}
