import type { Channel } from "../contract/channel.ts";
import type { Content } from "../contract/content.ts";
import { getSharedResponse } from "../cache/shared-responses.ts";
import { eventLifeS } from "../cache/shared-content.ts";
import { isOutage } from "../errors.ts";
import { type AiringFacts, airingOf } from "../live/airing.ts";
import { type CallContext, sharedKey } from "./call-context.ts";
import { getContent } from "./content.ts";
import { providerNow } from "./provider-clock.ts";

/**
 * What a content is now, for pages that wait for it: asked of the provider once in five seconds for all viewers of
 * a country and language, and again at the start. State and start are told on cards too, so what one
 * viewer may see of them holds for all; a refusal is that viewer's own. An outage is told, never covered by
 * an older answer. Throws as `getContent` does. docs/behaviour.md BE-120.
 */
export async function getAiring(
  callContext: CallContext,
  channel: Channel,
  videoId: string,
): Promise<AiringFacts> {
  const key = sharedKey(callContext, "airing", channel.mode, channel.token, videoId);
  // Whoever asks first asks for all: what they may see is theirs, the call is nobody's visit.
  const { signal: _, analyticsClientId: __, ...lasting } = callContext;
  for (;;) {
    let hasLoaded = false;
    const load = async (setLifetime: (seconds: number) => void) => {
      hasLoaded = true;
      const content = await getContent({ ...lasting, fresh: true }, channel, { videoId });
      setLifetime(lifeOf(content));
      return airingOf(content);
    };
    try {
      return await getSharedResponse(key, load, { deniesAll: false, graceMs: 0 });
    } catch (error) {
      // Whoever waited for one who was refused asks next.
      if (hasLoaded || isOutage(error)) throw error;
    }
  }
}

function lifeOf({ input: { stream_state: state, start_time: start } }: Content): number {
  if (state !== "scheduled" || start === undefined) return eventLifeS;
  const untilStartS = (start - providerNow()) / 1000;
  return untilStartS > 0 ? Math.min(eventLifeS, untilStartS) : 1;
}
