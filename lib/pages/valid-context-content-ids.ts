import { LRUCache } from "lru-cache";
import type { Channel } from "../contract/channel.ts";
import { isApiError, isNotFoundApiError, isOutage } from "../api-error.ts";
import { type CacheSource, purgeFrom } from "../cache/cache-purges.ts";
import { processWide } from "../process-wide.ts";
import { getContent } from "../provider-api/content.ts";
import type { ViewerRequest } from "./viewer-request.ts";

const contexts = () =>
  processWide("contexts", () =>
    purgeFrom(new LRUCache<string, CacheSource>({ max: 5_000, ttl: 600_000 }), (source) => [
      source,
    ]),
  );

const keyOf = ({ token }: Pick<Channel, "token">, context: string) => `${token}|${context}`;

/** Remembers for ten minutes that a content exists, after the provider has sent it. */
export function rememberContextContentId(channel: Pick<Channel, "token">, contentId: string): void {
  const source = { channel: channel.token, content: contentId, tokens: new Set<string>() };
  contexts().set(keyOf(channel, contentId), source);
}

/**
 * A `context` of a URL if it is a content of the channel, refused or not. Any other counts as none, so that invented
 * ones share one response and its one call. docs/security.md SE-91.
 */
export async function validateContextContentId(
  { callContext, channel }: ViewerRequest,
  context: string | undefined,
): Promise<string | undefined> {
  if (context === undefined || contexts().has(keyOf(channel, context))) return context;
  try {
    const signedOut = { ...callContext, token: undefined };
    await getContent(signedOut, channel, { videoId: context, context });
  } catch (error) {
    if (!isApiError(error)) throw error;
    if (isNotFoundApiError(error) || isOutage(error)) return undefined;
  }
  rememberContextContentId(channel, context);
  return context;
}
