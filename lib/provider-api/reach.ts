import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import { asAnybody, type CallContext } from "./call-context.ts";
import { deadlines, fetchFromProvider } from "./fetch-from-provider.ts";

/**
 * Asks the provider for the channel past everything that is kept, before a browser is sent there: throws
 * `ApiError` 503 when nobody answers, so that it can be said on a page of ours.
 */
export async function checkProviderReachable(
  callContext: CallContext,
  { token }: Channel,
): Promise<void> {
  await fetchFromProvider({
    call: "reach",
    channel: token,
    segments: ["ch", token],
    query: { r: String(Math.floor(Date.now() / 60_000)) },
    schema: z.unknown(),
    callContext: asAnybody(callContext),
    deadlineMs: deadlines.shared,
  });
}
