import type { Context } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import type { AccountAttempt } from "../../db/rate-limits.ts";
import type { AccountRateLimitName } from "../../domain/call-rate-limits.ts";
import { getIpAddressGroup } from "../../domain/accounts/ip-address-group.ts";
import { HttpError } from "../../domain/http-error.ts";
import { interpolateText } from "../../locales/interpolate-text.ts";
import type { Services } from "../../services.ts";
import { readForwardedViewer } from "../forwarded-viewer.ts";
import { getRequestErrorMessages } from "../error-messages.ts";
import { assertRateLimitDeclared } from "../call-rule-context.ts";

/**
 * Counts a try of an account from an IP address; 429 with `Retry-After` when there were too many.
 */
export async function limitAccountAttempts(
  services: Services,
  context: Context,
  act: AccountRateLimitName,
  tried: AccountAttempt,
): Promise<void> {
  assertRateLimitDeclared(context, act);
  deleteExpiredRateLimits(services);
  const waitS = await services.limits.take(act, tried);
  if (waitS !== undefined) throw createTooManyAttemptsError(context, waitS);
}

/** Deletes what has run out, now and then. */
export function deleteExpiredRateLimits({ background, clock, limits }: Services): void {
  const now = clock.now();
  if (limits.isSweepDue(now)) background.run("clean-up of limits", () => limits.sweep(now));
}

/** The account of that e-mail address, and the viewer's own IP address as the site forwards it, else the caller's. */
export function readAccountAttempt(
  services: Services,
  context: Context,
  { token }: ChannelRow,
  email: string,
): AccountAttempt {
  const address = getIpAddressGroup(readForwardedViewer(services, context).address ?? "unknown");
  return { account: `${token} ${email}`, address };
}

/** 429 with the wait in words. */
export function createTooManyAttemptsError(context: Context, waitS: number): HttpError {
  const minutes = Math.ceil(waitS / 60);
  const message = interpolateText(getRequestErrorMessages(context).tooMany, { minutes });
  return new HttpError(429, message, { detail: "RATE_LIMIT", retryAfterS: waitS });
}
