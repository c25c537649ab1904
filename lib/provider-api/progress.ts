import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import type { CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/** How far a viewer (`userId`) is in a content (`token`); `time` is seconds. */
export type ContentPosition = { userId: string; token: string; time: number };

/** `POST …/users/current-time`: the caller is that far now. Throws `ApiError` 404 for an unknown content. */
export async function sendViewerProgress(
  callContext: CallContext,
  { token: channel }: Channel,
  { userId, token, time }: ContentPosition,
): Promise<void> {
  await fetchFromProvider({
    call: "current-time",
    channel,
    segments: ["ch", channel, "users", "current-time"],
    method: "POST",
    body: { userId, inputToken: token, currentTime: time },
    schema: z.unknown(),
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}

/** `DELETE …/users/current-time`: out of what the caller may continue. */
export async function deleteViewerProgress(
  callContext: CallContext,
  { token: channel }: Channel,
  token: string,
): Promise<void> {
  await fetchFromProvider({
    call: "forget-current-time",
    channel,
    segments: ["ch", channel, "users", "current-time"],
    method: "DELETE",
    body: { inputToken: token },
    schema: z.unknown(),
    callContext,
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}
