import { type Context, Hono } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import {
  areBothAddressesConfirmed,
  deleteEmailChange,
  findEmailLink,
} from "../../db/email-changes.ts";
import {
  issueOneTimeToken,
  redeemOneTimeToken,
  voidOneTimeTokens,
} from "../../db/one-time-tokens.ts";
import { changeViewerEmail, findViewer, findViewerByEmail, lockViewer } from "../../db/viewers.ts";
import { verifyPassword } from "../../domain/accounts/passwords.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import type { Services } from "../../services.ts";
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
import {
  type AccountMailRequest,
  addSecretParameter,
  sendMailAfterResponse,
} from "./send-mail-after-response.ts";

/** `POST me/change-email`: docs/provider-api.md PA-344, docs/security.md SE-217, SE-247. */
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
  // Only the latest links work.
  await deleteEmailChange(db, viewer.id);
  const linkBy = async (purpose: "email" | "presentEmail") => {
    const about = { email: body.email };
    const secret = await issueOneTimeToken(db, viewer.id, purpose, clock.now(), about);
    return addSecretParameter(back, "verify_token", secret);
  };
  sendNewEmailMails(services, context, channel, [
    { kind: "newEmail", to: body.email, link: await linkBy("email") },
    { kind: "emailChanging", to: viewer.email, link: await linkBy("presentEmail") },
  ]);
  return createNoContentResponse(context);
}

/** Both addresses get a link of their own. */
function sendNewEmailMails(
  services: Services,
  context: Context,
  channel: ChannelRow,
  mails: AccountMailRequest[],
): void {
  const language = readRequestLanguage(context);
  for (const mail of mails) sendMailAfterResponse(services, channel, language, async () => mail);
}

/** A confirmation of one of both addresses; `pendingEmail` is the new address while the other one has not confirmed. */
export type EmailConfirmation = { viewer: ViewerRecord; pendingEmail?: string };

/**
 * Confirms a change of address by one of its two links, and changes the address if the other link was opened before.
 * Undefined if the link is unknown, used or expired, or another account has the address meanwhile. Links that were mailed
 * to the former address end.
 */
export function confirmNewEmail(
  { db, clock }: Services,
  { token: channel }: ChannelRow,
  secret: string,
): Promise<EmailConfirmation | undefined> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const link = await findEmailLink(tx, channel, secret, now);
    if (!link) return undefined;
    const { viewer, purpose, email } = link;
    // Both links at once: one of them sees the other one used.
    await lockViewer(tx, viewer.id);
    if (!(await redeemOneTimeToken(tx, purpose, secret, now))) return undefined;
    if (!(await areBothAddressesConfirmed(tx, viewer.id, email, now))) {
      return { viewer, pendingEmail: email };
    }
    if (await findViewerByEmail(tx, channel, email)) return undefined;
    if (!(await changeViewerEmail(tx, viewer.id, email, new Date(now)))) return undefined;
    await deleteEmailChange(tx, viewer.id);
    await voidOneTimeTokens(tx, viewer.id, "reset", now);
    await voidOneTimeTokens(tx, viewer.id, "verify", now);
    const changed = await findViewer(tx, viewer.id);
    return changed && { viewer: changed };
  });
}
