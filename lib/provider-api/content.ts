import type { Channel } from "../contract/channel.ts";
import { type Content, contentSchema } from "../contract/content.ts";
import { previewPassHeader } from "../contract/preview-pass-header.ts";
import { loadSharedContent } from "../cache/shared-content.ts";
import {
  removeViewerFromCallContext,
  type CallContext,
  sharedResponseKey,
} from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";
import { setProviderClock } from "./provider-clock.ts";

export type ContentQuery = {
  videoId: string;
  /** Payment token of a purchase just made; the response to it is never shared. */
  payment?: string;
  context?: string;
};

/**
 * A content with the data for the player; of staging channels the preview is requested. Shared between signed-out
 * viewers for as long as the response's `shared_s` allows, else never. Throws `ApiError` with the codes of
 * docs/provider-api.md PA-27.
 */
export function getContent(
  callContext: CallContext,
  channel: Channel,
  query: ContentQuery,
): Promise<Content> {
  const kind = channel.mode === "staging" ? "content-preview" : "content";
  const load = async (context: CallContext) => {
    const response = await fetchFromProvider({
      call: "content",
      channel: channel.token,
      segments: ["ch", channel.token, kind, query.videoId],
      query: { p: query.payment, context: query.context },
      schema: contentSchema,
      callContext: context,
      headers: context.previewPass ? { [previewPassHeader]: context.previewPass } : undefined,
      deadlineMs: providerCallTimeoutsMs.personal,
      codeInBody: true,
    });
    if (response.now !== undefined) setProviderClock(response.now);
    return response;
  };
  const { token, fresh, previewPass } = callContext;
  if (token || query.payment || fresh || previewPass) return load(callContext);
  return loadSharedContent(
    sharedResponseKey(callContext, kind, channel.token, query.videoId, query.context),
    () => load(removeViewerFromCallContext(callContext)),
    { channel: channel.token, content: query.videoId },
  );
}
