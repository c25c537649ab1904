import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import { removeViewerFromCallContext, type CallContext } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/**
 * Requests the channel from the provider without caches, before a browser is sent there: throws `ApiError` 503 if the
 * provider does not respond, so that the site can show the error on its own page.
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
    callContext: removeViewerFromCallContext(callContext),
    deadlineMs: providerCallTimeoutsMs.shared,
  });
}
