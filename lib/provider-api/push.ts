import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import { type PushSubscriptionData, pushKeySchema } from "../contract/push.ts";
import { env } from "../env.ts";
import { fetchSharedResponse } from "./fetch-shared-response.ts";
import type { CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/**
 * `GET {LIVE_NOTIFICATIONS_URL}/push-key`: the key that browsers subscribe with. Throws `ApiError` 404
 * where Web Push is not offered. docs/provider-api.md PA-110.
 */
export async function getPushKey(callContext: CallContext, { token }: Channel): Promise<string> {
  const load = (anybody: CallContext) =>
    fetchFromProvider({
      call: "push-key",
      channel: token,
      base: env().liveNotificationsUrl,
      segments: ["push-key"],
      schema: pushKeySchema,
      callContext: anybody,
      deadlineMs: providerCallTimeoutsMs.shared,
    });
  const { publicKey } = await fetchSharedResponse(callContext, ["push-key", token], load);
  return publicKey;
}

/** `POST …/push`: subscribes this browser to notifications for the viewer. */
export function createPushSubscription(
  callContext: CallContext,
  channel: Channel,
  subscription: PushSubscriptionData,
): Promise<void> {
  return change(callContext, channel, "POST", subscription);
}

/** `DELETE …/push`: unsubscribes this browser. */
export function cancelPushSubscription(
  callContext: CallContext,
  channel: Channel,
  endpoint: string,
): Promise<void> {
  return change(callContext, channel, "DELETE", { endpoint });
}

async function change(
  callContext: CallContext,
  { token: channelToken }: Channel,
  method: "POST" | "DELETE",
  subscription: PushSubscriptionData | Pick<PushSubscriptionData, "endpoint">,
): Promise<void> {
  await fetchFromProvider({
    call: "push",
    channel: channelToken,
    base: env().liveNotificationsUrl,
    segments: ["push"],
    method,
    body: { subscription, channelToken },
    schema: z.unknown(),
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}
