import type { Content } from "../contract/content.ts";
import { isOutage } from "../errors.ts";
import { isOfAddress, type SetLifetime, getSharedResponse } from "./shared-responses.ts";
import { isUnshared, noteUnshared } from "./unshared-contents.ts";

/** Seconds that what is live or scheduled is shared at most: its state and start may change. */
export const eventLifeS = 5;

// No call takes as long: an expired content serves only when the new one fails.
const neverLateMs = 60_000;

/**
 * A content for signed-out viewers: cached for the `shared_s` seconds it allows (`eventLifeS` at most until it
 * is a film), and for 24 h as the
 * answer of last resort while the provider is out, but never when its addresses are about to end. Without `shared_s`
 * each viewer's own is asked, and nobody waits for another's, once that is known. docs/behaviour.md BE-387, BE-397
 */
export async function sharedContent(key: string, load: () => Promise<Content>): Promise<Content> {
  if (isUnshared(key)) return loadForOne(key, load);
  let hasLoaded = false;
  const loadForAll = async (setLifetime: SetLifetime) => {
    hasLoaded = true;
    const content = await loadForOne(key, load);
    const inAllS = addressesLastS(content, content.now ?? Date.now());
    setLifetime(Math.min(lifeOf(content), inAllS), inAllS);
    return content;
  };
  try {
    const content = await getSharedResponse(`content|${key}`, loadForAll, {
      staleAfterMs: neverLateMs,
      deniesAll: false,
    });
    if (hasLoaded || content.shared_s) return content;
  } catch (error) {
    if (hasLoaded || isOutage(error)) throw error;
  }
  // Whoever only waited takes part in an outcome that holds for all; a denial may be one viewer's.
  return load();
}

/** Asks for one viewer, and notes whether others may have the same. */
async function loadForOne(key: string, load: () => Promise<Content>): Promise<Content> {
  try {
    const content = await load();
    noteUnshared(key, !content.shared_s);
    return content;
  } catch (error) {
    // What is refused for an address says nothing of others.
    if (!isOutage(error) && !isOfAddress(error)) noteUnshared(key, true);
    throw error;
  }
}

/**
 * Seconds that the addresses in a content may be served from caches: half of what is left to them at `now`, the
 * provider's clock. Infinity where they last. docs/behaviour.md BE-387
 */
export function addressesLastS({ playback }: Pick<Content, "playback">, now: number): number {
  const { expires_at: at = Infinity } = playback ?? {};
  return Math.max(0, (at - now) / 2_000);
}

function lifeOf({ input, shared_s: allowed = 0 }: Content): number {
  return input.stream_state === "vod" ? allowed : Math.min(allowed, eventLifeS);
}
