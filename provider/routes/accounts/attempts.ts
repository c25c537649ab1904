import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import { addressGroup } from "../../domain/accounts/address-group.ts";
import type { LimitedAct } from "../../domain/accounts/limits.ts";
import { HttpError } from "../../domain/http-error.ts";
import { interpolate } from "../../locales/messages.ts";
import type { Services } from "../services.ts";
import { errorMessages } from "../error-messages.ts";

/**
 * Counts a try of an account from an IP address; 429 with `Retry-After` when there were too many.
 */
export async function countAttempt(
  services: Services,
  context: Context,
  act: LimitedAct,
  account: string,
): Promise<void> {
  const waitS = await services.limits.take(act, { account, address: addressOf(context) });
  if (waitS === undefined) return;
  const minutes = Math.ceil(waitS / 60);
  const message = interpolate(errorMessages(context).tooMany, { minutes });
  throw new HttpError(429, message, { detail: "RATE_LIMIT", retryAfterS: waitS });
}

/** Takes the last try back: it succeeded. */
export async function forgiveAttempt(
  services: Services,
  context: Context,
  act: LimitedAct,
  account: string,
): Promise<void> {
  await services.limits.giveBack(act, { account, address: addressOf(context) });
}

/** What limits count an account by. */
export function accountKey(channel: ChannelRow, email: string): string {
  return `${channel.token} ${email}`;
}

/** The viewer's own IP address as the site tells it, else the caller's. */
function addressOf(context: Context): string {
  const told = context.req.header("X-Viewer-Ip") ?? getConnInfo(context).remote.address;
  return addressGroup(told ?? "unknown");
}
