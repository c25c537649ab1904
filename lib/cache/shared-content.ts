import type { Content } from "../contract/content.ts";
import { isOutage } from "../api-error.ts";
import type { CacheSource } from "./cache-purges.ts";
import {
  isIpAddressDenial,
  type SetResponseLifetime,
  getSharedResponse,
} from "./shared-responses.ts";
import { isPersonalContent, recordPersonalContent } from "./personal-contents.ts";

/** The most seconds that a live or scheduled content is shared: its state and start may change. */
export const liveEventContentMaxAgeS = 5;

// No call takes this long, so an expired content is served only if the new request fails.
const neverLateMs = 60_000;

/**
 * A content for signed-out viewers. It is cached for the `shared_s` seconds that it allows (at most `liveEventContentMaxAgeS` for
 * live and scheduled contents), and served for up to 24 h while the provider is unavailable, but not if its URLs are
 * about to expire. Without `shared_s` it is requested for each viewer, and once that is known, no request waits for
 * another. docs/behaviour.md BE-387, BE-397
 */
export async function loadSharedContent(
  key: string,
  load: () => Promise<Content>,
  source?: CacheSource,
): Promise<Content> {
  if (isPersonalContent(key)) return loadForOne(key, load);
  let hasLoaded = false;
  const loadForAll = async (setLifetime: SetResponseLifetime) => {
    hasLoaded = true;
    const content = await loadForOne(key, load);
    const inAllS = mediaUrlsMaxAgeS(content, content.now ?? Date.now());
    setLifetime(Math.min(lifeOf(content), inAllS), inAllS);
    return content;
  };
  try {
    const content = await getSharedResponse(`content|${key}`, loadForAll, {
      staleAfterMs: neverLateMs,
      deniesAll: false,
      source,
    });
    if (hasLoaded || content.shared_s) return content;
  } catch (error) {
    if (hasLoaded || isOutage(error)) throw error;
  }
  // A request that only waited shares outcomes that are the same for all viewers; a denial may be for one viewer only.
  return load();
}

/** Loads a content for one viewer, and notes whether it may be shared. */
async function loadForOne(key: string, load: () => Promise<Content>): Promise<Content> {
  try {
    const content = await load();
    recordPersonalContent(key, !content.shared_s);
    return content;
  } catch (error) {
    // A refusal because of an IP address does not affect other viewers.
    if (!isOutage(error) && !isIpAddressDenial(error)) recordPersonalContent(key, true);
    throw error;
  }
}

/**
 * Seconds that the URLs in a content may be served from caches: half of the time until they expire; `now` is the
 * provider's clock. Infinity if they do not expire. docs/behaviour.md BE-387
 */
export function mediaUrlsMaxAgeS({ playback }: Pick<Content, "playback">, now: number): number {
  const { expires_at: at = Infinity } = playback ?? {};
  return Math.max(0, (at - now) / 2_000);
}

function lifeOf({ input, shared_s: allowed = 0 }: Content): number {
  return input.stream_state === "vod" ? allowed : Math.min(allowed, liveEventContentMaxAgeS);
}
