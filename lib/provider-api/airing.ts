import type { Channel } from "../contract/channel.ts";
import type { Content } from "../contract/content.ts";
import { getSharedResponse } from "../cache/shared-responses.ts";
import { liveEventContentMaxAgeS } from "../cache/shared-content.ts";
import { isOutage } from "../api-error.ts";
import { type AiringFacts, toAiringFacts } from "../live/airing.ts";
import { type CallContext, sharedResponseKey } from "./call-context.ts";
import { getContent } from "./content.ts";
import { providerNow } from "./provider-clock.ts";

/**
 * The state of a content, for pages that wait for it: requested from the provider once in five seconds for all
 * viewers of a country and language, and again at the start. State and start are shown on cards too, so the response
 * for one viewer is valid for all; a refusal is for that viewer only. An outage is reported, never replaced by an
 * older response. Throws as `getContent` does. docs/behaviour.md BE-120.
 */
export async function getAiring(
  callContext: CallContext,
  channel: Channel,
  videoId: string,
): Promise<AiringFacts> {
  const key = sharedResponseKey(callContext, "airing", channel.mode, channel.token, videoId);
  const source = { channel: channel.token, content: videoId };
  // The first viewer's request is used for all viewers, with their access, but without their signal and analytics id.
  const { signal: _, analyticsClientId: __, ...lasting } = callContext;
  for (;;) {
    let hasLoaded = false;
    const load = async (setLifetime: (seconds: number) => void) => {
      hasLoaded = true;
      const content = await getContent({ ...lasting, fresh: true }, channel, { videoId });
      setLifetime(lifeOf(content));
      return toAiringFacts(content);
    };
    try {
      return await getSharedResponse(key, load, { source, deniesAll: false, graceMs: 0 });
    } catch (error) {
      // After another viewer's refusal, this request is made for its own viewer.
      if (hasLoaded || isOutage(error)) throw error;
    }
  }
}

function lifeOf({ input: { stream_state: state, start_time: start } }: Content): number {
  if (state !== "scheduled" || start === undefined) return liveEventContentMaxAgeS;
  const untilStartS = (start - providerNow()) / 1000;
  return untilStartS > 0 ? Math.min(liveEventContentMaxAgeS, untilStartS) : 1;
}
