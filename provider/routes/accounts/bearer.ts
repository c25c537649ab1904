import type { Context } from "hono";
import { type TokenBearer, findBearer } from "../../db/access-tokens.ts";
import { isActivityDue, recordActivity, wasDeviceRemoved } from "../../db/devices.ts";
import { HttpError } from "../../domain/http-error.ts";
import { hashSecret, isSecret } from "../../domain/accounts/secrets.ts";
import { countViewerCall } from "../count-call.ts";
import type { Services } from "../../services.ts";
import { forwardedDevice } from "../forwarded-viewer.ts";

/**
 * The viewer of `Authorization: Bearer …`; undefined without one. Throws 401 with the messages that
 * clear a session: docs/provider-api.md PA-59. A bearer of another channel is none here; calls whose
 * address names no channel take any. Counts the call as its route declares: 429 when there were too many.
 */
export async function readBearer(
  services: Services,
  context: Context,
  channel?: string,
): Promise<TokenBearer | undefined> {
  const { db, clock, background } = services;
  const header = context.req.header("Authorization");
  if (header === undefined) return undefined;
  const [, secret = ""] = /^Bearer +(\S+)$/i.exec(header.trim()) ?? [];
  if (!isSecret(secret)) {
    throw new HttpError(401, "token format is invalid", { detail: "TOKEN_INVALID" });
  }
  const now = clock.now();
  const bearer = await findBearer(db, channel, secret, now);
  if (!bearer) throw await endedTokenError(services, hashSecret(secret));
  await countViewerCall(services, context, bearer.viewer);
  if (isActivityDue(bearer, now)) {
    const device = forwardedDevice(services, context);
    background.run("last activity", () => recordActivity(db, bearer, device, now));
  }
  return bearer;
}

/**
 * The refusal of a bearer (by its SHA-256) that no longer works: its device was removed, or it has
 * ended in another way. docs/provider-api.md PA-194
 */
export async function endedTokenError({ db, clock }: Services, hash: string): Promise<HttpError> {
  const detail = (await wasDeviceRemoved(db, hash, clock.now()))
    ? "DEVICE_REMOVED"
    : "TOKEN_EXPIRED";
  return new HttpError(401, "token expired", { detail });
}

/** The viewer of the bearer, or 401 without one. */
export async function requireBearer(
  services: Services,
  context: Context,
  channel?: string,
): Promise<TokenBearer> {
  const bearer = await readBearer(services, context, channel);
  if (!bearer) throw new HttpError(401, "token format is invalid", { detail: "TOKEN_MISSING" });
  return bearer;
}
