import { getLastSharedResponse } from "../cache/shared-responses.ts";
import { type Channel, channelSchema } from "../contract/channel.ts";
import { type Footer, footerSchema } from "../contract/footer.ts";
import { type Header, headerSchema } from "../contract/header.ts";
import type { Language } from "../contract/languages.ts";
import { isNotFound } from "../errors.ts";
import { fetchShared } from "./fetch-shared.ts";
import { type CallContext, sharedKey } from "./call-context.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";
import { lookUpChannel } from "./look-up.ts";

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
    return await fetchShared(callContext, ["channel", label], load, { fresh });
  } catch (error) {
    if (isNotFound(error)) return null;
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
  return getLastSharedResponse(sharedKey({ viewer, language }, "channel", label), isChannel);
}

function isChannel(response: unknown): response is Channel {
  return typeof response === "object" && response !== null && "channel_id" in response;
}

/** Navigation of the header. */
export function getHeader(callContext: CallContext, token: string): Promise<Header> {
  return fetchShared(
    callContext,
    ["header", token],
    (anybody) =>
      fetchFromProvider({
        call: "header",
        channel: token,
        segments: ["ch", token, "header"],
        schema: headerSchema,
        callContext: anybody,
        deadlineMs: providerCallTimeoutsMs.shared,
      }),
    { fresh: callContext.fresh },
  );
}

/** Texts and links of the footer. */
export function getFooter(callContext: CallContext, token: string): Promise<Footer> {
  return fetchShared(
    callContext,
    ["footer", token],
    (anybody) =>
      fetchFromProvider({
        call: "footer",
        channel: token,
        segments: ["ch", token, "footer"],
        schema: footerSchema,
        callContext: anybody,
        deadlineMs: providerCallTimeoutsMs.shared,
      }),
    { fresh: callContext.fresh },
  );
}
