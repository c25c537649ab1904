import { LRUCache } from "lru-cache";
import type { Channel } from "../contract/channel.ts";
import { isApiError, isNotFound, isOutage } from "../errors.ts";
import { processWide } from "../process-wide.ts";
import { getContent } from "../provider-api/content.ts";
import type { Visit } from "./visit.ts";

const contexts = () =>
  processWide("contexts", () => new LRUCache<string, true>({ max: 5_000, ttl: 600_000 }));

const keyOf = ({ token }: Pick<Channel, "token">, context: string) => `${token}|${context}`;

/** Remembers for ten minutes that a content exists, after the provider has sent it. */
export function rememberValidContext(channel: Pick<Channel, "token">, contentId: string): void {
  contexts().set(keyOf(channel, contentId), true);
}

/**
 * A `context` of a URL if it is a content of the channel, refused or not. Any other counts as none, so that invented
 * ones share one response and its one call. docs/security.md SE-91.
 */
export async function validateContext(
  { callContext, channel }: Visit,
  context: string | undefined,
): Promise<string | undefined> {
  if (context === undefined || contexts().has(keyOf(channel, context))) return context;
  try {
    const signedOut = { ...callContext, token: undefined };
    await getContent(signedOut, channel, { videoId: context, context });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (isNotFound(error) || isOutage(error)) return undefined;
  }
  rememberValidContext(channel, context);
  return context;
}
