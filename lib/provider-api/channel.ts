import { getLastSharedResponse } from "../cache/shared-responses.ts";
import { type Channel, channelSchema } from "../contract/channel.ts";
import { type ChannelFooter, channelFooterSchema } from "../contract/channel-footer.ts";
import { type ChannelHeader, channelHeaderSchema } from "../contract/channel-header.ts";
import type { Language } from "../contract/languages.ts";
import { isNotFoundApiError } from "../api-error.ts";
import { fetchSharedResponse } from "./fetch-shared-response.ts";
import { type CallContext, sharedResponseKey } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";
import { lookUpChannel } from "./look-up-channel.ts";

/**
 * The channel of a host's first label, or null if the provider has none. Throws `ApiError` (503) if it is unavailable
 * and no older response is cached. docs/provider-api.md PA-20.
 */
export async function getChannel(callContext: CallContext, label: string): Promise<Channel | null> {
  const { fresh, viewer } = callContext;
  const load = (anybody: CallContext) =>
    lookUpChannel(label, viewer.ip, (quota) =>
      fetchFromProvider({
        call: "channel",
        channel: label,
        quota,
        segments: ["ch", label],
        query: { r: String(Math.floor(Date.now() / 60_000)) },
        schema: channelSchema,
        callContext: anybody,
        deadlineMs: providerCallTimeoutsMs.shared,
      }),
    );
  try {
    return await fetchSharedResponse(callContext, ["channel", label], load, { fresh });
  } catch (error) {
    if (isNotFoundApiError(error)) return null;
    throw error;
  }
}

/** The last cached channel, without a request: undefined if there was no visitor from that country for a day. */
export function lastKnownChannel(
  label: string,
  language: Language,
  country?: string,
): Channel | undefined {
  const viewer = { ip: "", userAgent: "", country };
  return getLastSharedResponse(
    sharedResponseKey({ viewer, language }, "channel", label),
    isChannel,
  );
}

function isChannel(response: unknown): response is Channel {
  return typeof response === "object" && response !== null && "channel_id" in response;
}

/** Navigation of the header. */
export function getChannelHeader(callContext: CallContext, token: string): Promise<ChannelHeader> {
  return fetchSharedResponse(
    callContext,
    ["header", token],
    (anybody) =>
      fetchFromProvider({
        call: "header",
        channel: token,
        segments: ["ch", token, "header"],
        schema: channelHeaderSchema,
        callContext: anybody,
        deadlineMs: providerCallTimeoutsMs.shared,
      }),
    { fresh: callContext.fresh },
  );
}

/** Texts and links of the footer. */
export function getChannelFooter(callContext: CallContext, token: string): Promise<ChannelFooter> {
  return fetchSharedResponse(
    callContext,
    ["footer", token],
    (anybody) =>
      fetchFromProvider({
        call: "footer",
        channel: token,
        segments: ["ch", token, "footer"],
        schema: channelFooterSchema,
        callContext: anybody,
        deadlineMs: providerCallTimeoutsMs.shared,
      }),
    { fresh: callContext.fresh },
  );
}
