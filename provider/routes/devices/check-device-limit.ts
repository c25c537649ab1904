import type { Context } from "hono";
import type { ChannelRow } from "../../db/channels.ts";
import type { TokenBearer } from "../../db/access-tokens.ts";
import { listPaywallsOpeningContent } from "../../db/commerce/access-ledger.ts";
import { listDevices } from "../../db/devices.ts";
import { claimPlayback, releasePlayback } from "../../db/playback-claims.ts";
import type { ContentRecord } from "../../domain/catalogue/catalogue-records.ts";
import { createDeviceResponse } from "../../domain/devices/device-response.ts";
import type { DeviceRecord } from "../../domain/devices/device-info.ts";
import { resolveDeviceLimits } from "../../domain/devices/device-limits.ts";
import { HttpError } from "../../domain/http-error.ts";
import { createClosedContentPreview } from "../catalogue/viewer-access.ts";
import { createEndedTokenError } from "../accounts/read-token-bearer.ts";
import { getRequestErrorMessages, readRequestLanguage } from "../error-messages.ts";
import { createResponseContext, type Services } from "../../services.ts";

/** The devices of a viewer that count, and how many of them there may be. */
type Count = { isOver: boolean; devices: DeviceRecord[]; threshold: number };

/**
 * Whether the viewer's device may play a content (or go on): docs/provider-api.md PA-193. Gives a
 * `DeviceCheck`; throws 429 `DEVICE_LIMIT` with one when there are too many, 401 for a device that was
 * removed meanwhile.
 */
export async function checkDeviceLimit(
  services: Services,
  context: Context,
  {
    channel,
    content,
    bearer,
  }: { channel: ChannelRow; content: ContentRecord; bearer: TokenBearer },
) {
  const { session } = bearer;
  const { isOver, devices, threshold } = await count(services, channel, content, bearer);
  const reader = { session, language: readRequestLanguage(context) };
  const check = {
    inputPreview: createClosedContentPreview(content, createResponseContext(services)),
    devices: devices.map((device) => createDeviceResponse(device, reader)),
    deviceLimitThreshold: threshold,
  };
  if (!isOver) return check;
  const message = getRequestErrorMessages(context).tooManyDevices;
  throw new HttpError(429, message, { source: "DEVICE_LIMIT", data: check });
}

async function count(
  services: Services,
  { profile }: ChannelRow,
  { token }: ContentRecord,
  bearer: TokenBearer,
): Promise<Count> {
  const { db, clock } = services;
  const { viewer, session, hash } = bearer;
  const now = clock.now();
  const opening = await listPaywallsOpeningContent(db, viewer, token, now);
  const limits = resolveDeviceLimits(profile.deviceLimits ?? {}, opening);
  const signedIn = await listDevices(db, viewer.id, now);
  const place = signedIn.findIndex(({ id }) => id === session) + 1;
  if (limits.signedIn !== undefined && place > limits.signedIn) {
    return { isOver: true, devices: signedIn.slice(0, place), threshold: limits.signedIn };
  }
  const { playing: limit } = limits;
  if (limit === undefined) {
    return { isOver: false, devices: signedIn, threshold: limits.signedIn ?? signedIn.length };
  }
  const claims = await claimPlayback(db, { viewer: viewer.id, session, limit, now });
  const left = await listDevices(db, viewer.id, now);
  if (!left.some(({ id }) => id === session)) {
    // It was removed after its bearer was looked at.
    await releasePlayback(db, viewer.id, session);
    throw await createEndedTokenError(services, hash);
  }
  const devices = left.filter(({ id }) => id === session || Object.hasOwn(claims, id));
  return { isOver: !Object.hasOwn(claims, session), devices, threshold: limit };
}
