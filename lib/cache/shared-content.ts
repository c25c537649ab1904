import type { Content } from "../contract/content.ts";
import { isOutage } from "../errors.ts";
import { sharedAnswer } from "./shared-answers.ts";

// No call takes as long: an expired content serves only when the new one fails.
const neverLateMs = 60_000;

/**
 * A content for signed-out viewers: cached for the `shared_s` seconds it allows, and for 24 h as the
 * answer of last resort while the provider is out. Without `shared_s` each viewer's own is asked.
 */
export async function sharedContent(key: string, ask: () => Promise<Content>): Promise<Content> {
  let isOwn = false;
  const askForAll = async (keepFor: (seconds: number) => void) => {
    isOwn = true;
    const content = await ask();
    keepFor(content.shared_s ?? 0);
    return content;
  };
  try {
    const content = await sharedAnswer(`content|${key}`, askForAll, { staleAfterMs: neverLateMs });
    if (isOwn || content.shared_s) return content;
  } catch (error) {
    if (isOwn || isOutage(error)) throw error;
  }
  // Whoever only waited takes part in an outcome that holds for all; a denial may be one viewer's.
  return ask();
}
