import { z } from "zod";
import { pushEndpoint, pushSubscription } from "../contract/push.ts";
import { env } from "../env.ts";
import { ApiError } from "../errors.ts";
import type { Visit } from "../pages/visit.ts";
import {
  getPushKey,
  createPushSubscription,
  cancelPushSubscription,
} from "../provider-api/push.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";

export const pushInputs = {
  start: z.object({ subscription: pushSubscription }),
  stop: z.object({ endpoint: pushEndpoint }),
};

/** `{ publicKey }`; throws `ApiError` 404 if channel or provider do not offer Web Push. */
export async function loadPushKey(visit: Visit) {
  refuseUnlessOffered(visit);
  return { body: { publicKey: await getPushKey(visit.callContext, visit.channel) } };
}

export async function subscribeViewerToPush(
  visit: Visit,
  { subscription }: z.output<typeof pushInputs.start>,
): Promise<ApiResponse<EmptyObject>> {
  requireSignedInSession(visit.session);
  refuseUnlessOffered(visit);
  await createPushSubscription(visit.callContext, visit.channel, subscription);
  return { body: {} };
}

export async function unsubscribeViewerFromPush(
  { callContext, channel, session }: Visit,
  { endpoint }: z.output<typeof pushInputs.stop>,
): Promise<ApiResponse<EmptyObject>> {
  requireSignedInSession(session);
  await cancelPushSubscription(callContext, channel, endpoint);
  return { body: {} };
}

function refuseUnlessOffered({ channel }: Visit): void {
  if (env().hasWorker && channel.settings.live_stream_notifications?.enabled) return;
  throw new ApiError("push", { code: 404 });
}
