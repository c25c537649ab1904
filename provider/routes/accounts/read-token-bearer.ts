import type { Context } from "hono";
import { type TokenBearer, findTokenBearer } from "../../db/access-tokens.ts";
import { isDeviceActivityDue, recordDeviceActivity, wasDeviceRemoved } from "../../db/devices.ts";
import { HttpError } from "../../domain/http-error.ts";
import { hashSecret, hasSecretFormat } from "../../domain/accounts/secrets.ts";
import { limitCallsByViewer } from "../limit-calls.ts";
import type { Services } from "../../services.ts";
import { readForwardedDevice } from "../forwarded-viewer.ts";

/**
 * The viewer of `Authorization: Bearer …`; undefined without one. Throws 401 with the messages that
 * clear a session: docs/provider-api.md PA-59. A bearer of another channel is none here; calls whose
 * address names no channel take any. Counts the call as its route declares: 429 when there were too many.
 */
export async function readTokenBearer(
  services: Services,
  context: Context,
  channel?: string,
): Promise<TokenBearer | undefined> {
  const { db, clock, background } = services;
  const header = context.req.header("Authorization");
  if (header === undefined) return undefined;
  const [, secret = ""] = /^Bearer +(\S+)$/i.exec(header.trim()) ?? [];
  if (!hasSecretFormat(secret)) {
    throw new HttpError(401, "token format is invalid", { detail: "TOKEN_INVALID" });
  }
  const now = clock.now();
  const bearer = await findTokenBearer(db, channel, secret, now);
  if (!bearer) throw await createEndedTokenError(services, hashSecret(secret));
  await limitCallsByViewer(services, context, bearer.viewer);
  if (isDeviceActivityDue(bearer, now)) {
    const device = readForwardedDevice(services, context);
    background.run("last activity", () => recordDeviceActivity(db, bearer, device, now));
  }
  return bearer;
}

/**
 * The refusal of a bearer (by its SHA-256) that no longer works: its device was removed, or it has
 * ended in another way. docs/provider-api.md PA-194
 */
export async function createEndedTokenError(
  { db, clock }: Services,
  hash: string,
): Promise<HttpError> {
  const detail = (await wasDeviceRemoved(db, hash, clock.now()))
    ? "DEVICE_REMOVED"
    : "TOKEN_EXPIRED";
  return new HttpError(401, "token expired", { detail });
}

/** The viewer of the bearer, or 401 without one. */
export async function requireTokenBearer(
  services: Services,
  context: Context,
  channel?: string,
): Promise<TokenBearer> {
  const bearer = await readTokenBearer(services, context, channel);
  if (!bearer) throw new HttpError(401, "token format is invalid", { detail: "TOKEN_MISSING" });
  return bearer;
}
