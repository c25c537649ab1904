import type { Content } from "../contract/content.ts";
import { isOutage } from "../errors.ts";
import { isOfAddress, type KeepFor, sharedAnswer } from "./shared-answers.ts";
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
export async function sharedContent(key: string, ask: () => Promise<Content>): Promise<Content> {
  if (isUnshared(key)) return askOwn(key, ask);
  let isOwn = false;
  const askForAll = async (keepFor: KeepFor) => {
    isOwn = true;
    const content = await askOwn(key, ask);
    const inAllS = addressesLastS(content, content.now ?? Date.now());
    keepFor(Math.min(lifeOf(content), inAllS), inAllS);
    return content;
  };
  try {
    const content = await sharedAnswer(`content|${key}`, askForAll, {
      staleAfterMs: neverLateMs,
      deniesAll: false,
    });
    if (isOwn || content.shared_s) return content;
  } catch (error) {
    if (isOwn || isOutage(error)) throw error;
  }
  // Whoever only waited takes part in an outcome that holds for all; a denial may be one viewer's.
  return ask();
}

/** Asks for one viewer, and notes whether others may have the same. */
async function askOwn(key: string, ask: () => Promise<Content>): Promise<Content> {
  try {
    const content = await ask();
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
