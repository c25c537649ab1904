import { z } from "zod";
import { pushEndpointSchema, pushSubscriptionSchema } from "../contract/push.ts";
import { env } from "../env.ts";
import { ApiError } from "../api-error.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import {
  getPushKey,
  createPushSubscription,
  cancelPushSubscription,
} from "../provider-api/push.ts";
import { requireSignedInSession } from "./account-calls.ts";
import type { EmptyObject, ApiResponse } from "./api-call.ts";

export const pushInputSchemas = {
  start: z.object({ subscription: pushSubscriptionSchema }),
  stop: z.object({ endpoint: pushEndpointSchema }),
};

/** `{ publicKey }`; throws `ApiError` 404 if channel or provider do not offer Web Push. */
export async function loadPushKey(visit: ViewerRequest) {
  refuseUnlessOffered(visit);
  return { body: { publicKey: await getPushKey(visit.callContext, visit.channel) } };
}

export async function subscribeViewerToPush(
  visit: ViewerRequest,
  { subscription }: z.output<typeof pushInputSchemas.start>,
): Promise<ApiResponse<EmptyObject>> {
  requireSignedInSession(visit.session);
  refuseUnlessOffered(visit);
  await createPushSubscription(visit.callContext, visit.channel, subscription);
  return { body: {} };
}

export async function unsubscribeViewerFromPush(
  { callContext, channel, session }: ViewerRequest,
  { endpoint }: z.output<typeof pushInputSchemas.stop>,
): Promise<ApiResponse<EmptyObject>> {
  requireSignedInSession(session);
  await cancelPushSubscription(callContext, channel, endpoint);
  return { body: {} };
}

function refuseUnlessOffered({ channel }: ViewerRequest): void {
  if (env().hasWorker && channel.settings.live_stream_notifications?.enabled) return;
  throw new ApiError("push", { code: 404 });
}
