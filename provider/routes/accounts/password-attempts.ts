import type { Context } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import type { AccountAttempt } from "../../db/rate-limits.ts";
import { updateViewer } from "../../db/viewers.ts";
import {
  claimWrongPasswordWarning,
  countWrongPassword,
  clearWrongPasswords,
} from "../../db/wrong-passwords.ts";
import { calculateSignInDelayMs } from "../../domain/accounts/sign-in-delay.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { readRequestLanguage } from "../error-messages.ts";
import { type Services, getChannelSiteOrigin } from "../../services.ts";
import {
  readAccountAttempt,
  limitAccountAttempts,
  createTooManyAttemptsError,
} from "./limit-account-attempts.ts";
import { sendMailAfterResponse } from "./send-mail-after-response.ts";

/** The owner is notified of this many wrong passwords in a row. */
const warnOwnerFrom = 10;

/**
 * Before a password is looked at: counts the try, and lets it wait when the account has had many wrong
 * ones. Where its owner has signed in before nobody waits. 429 when the IP address tries too often, or
 * too many wait already: docs/security.md SE-36.
 */
export async function beginPasswordAttempt(
  services: Services,
  context: Context,
  channel: ChannelRow,
  email: string,
): Promise<AccountAttempt> {
  const { db, clock, limits, waitingRoom } = services;
  const tried = readAccountAttempt(services, context, channel, email);
  await limitAccountAttempts(services, context, "sign-in", tried);
  const delayMs = calculateSignInDelayMs(await countWrongPassword(db, tried.account, clock.now()));
  if (delayMs === 0 || (await limits.isRemembered(tried))) return tried;
  if (!(await waitingRoom.wait(tried.account, delayMs))) {
    throw createTooManyAttemptsError(context, Math.ceil(delayMs / 1000));
  }
  return tried;
}

/** The password was right: the try does not count, and the row of wrong ones is over. */
export async function recordRightPassword(
  { db, limits }: Services,
  context: Context,
  tried: AccountAttempt,
  viewer: ViewerRecord,
): Promise<void> {
  const language = readRequestLanguage(context);
  await limits.giveBack("sign-in", tried);
  await limits.remember(tried);
  await clearWrongPasswords(db, tried.account);
  if (viewer.language !== language) await updateViewer(db, viewer.id, { language });
}

/** The password was wrong: whose account it is learns so by mail, once in a row. */
export function recordWrongPassword(
  services: Services,
  channel: ChannelRow,
  { account }: AccountAttempt,
  owner: ViewerRecord | undefined,
): void {
  const { db, clock } = services;
  const language = owner?.language ?? channel.profile.defaultLanguage;
  sendMailAfterResponse(services, channel, language, async () => {
    if (!owner?.passwordHash) return undefined;
    if (!(await claimWrongPasswordWarning(db, account, warnOwnerFrom, clock.now())))
      return undefined;
    const link = `${getChannelSiteOrigin(services, channel)}/user/forgotPassword`;
    return { kind: "wrongPasswords", to: owner.email, link };
  });
}
