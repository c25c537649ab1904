import type { Context } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import { issueOneTimeToken } from "../../db/one-time-tokens.ts";
import { HttpError } from "../../domain/http-error.ts";
import type { ViewerRecord } from "../../domain/accounts/viewer-record.ts";
import { formatLongUtcDateTime } from "../../locales/format-long-utc-date-time.ts";
import type { Services } from "../../services.ts";
import { getRequestErrorMessages, readRequestLanguage } from "../error-messages.ts";
import { sendMailAfterResponse } from "./send-mail-after-response.ts";

/**
 * Throws 423 `ACCOUNT_BLOCKED` for a viewer whom the owner has blocked, 409 `ACCOUNT_DELETION` for one whose account is
 * going to be deleted, who gets the mail with the link that keeps it again. Only after they have proved who they are:
 * docs/provider-api.md PA-357, PA-365.
 */
export function refuseClosedAccount(
  services: Services,
  context: Context,
  channel: ChannelRow,
  viewer: ViewerRecord,
): void {
  const messages = getRequestErrorMessages(context);
  if (viewer.blockedAt) {
    throw new HttpError(423, messages.accountBlocked, { detail: "ACCOUNT_BLOCKED" });
  }
  if (!viewer.deletionAt) return;
  sendDeletionMail(services, context, channel, viewer, viewer.deletionAt);
  throw new HttpError(409, messages.accountDeletion, { detail: "ACCOUNT_DELETION" });
}

/** Mails when an account is deleted, with a link that keeps it. */
export function sendDeletionMail(
  services: Services,
  context: Context,
  channel: ChannelRow,
  viewer: ViewerRecord,
  deletionAt: Date,
): void {
  const language = readRequestLanguage(context);
  sendMailAfterResponse(services, channel, language, async () => {
    const { db, clock, publicOrigin } = services;
    const secret = await issueOneTimeToken(db, viewer.id, "deletion", clock.now());
    return {
      kind: "deletion",
      to: viewer.email,
      link: `${publicOrigin}/account-deletions/${secret}?lng=${language}`,
      values: { time: formatLongUtcDateTime(deletionAt, language) },
    };
  });
}
