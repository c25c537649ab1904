import { lastAnswer } from "../cache/shared-answers.ts";
import { type Channel, channel } from "../contract/channel.ts";
import { type Footer, footer } from "../contract/footer.ts";
import { type Header, header } from "../contract/header.ts";
import type { Language } from "../contract/languages.ts";
import { isNotFound } from "../errors.ts";
import { askShared } from "./ask-shared.ts";
import { type CallContext, sharedKey } from "./call-context.ts";
import { deadlines, fetchAnswer } from "./fetch-answer.ts";
import { lookUp } from "./look-up.ts";

/**
 * The channel of a host's first label, or null when the provider knows none.
 * Throws `ApiError` (503) when it can't be had and no older answer is there. docs/provider-api.md PA-20.
 */
export async function getChannel(callContext: CallContext, label: string): Promise<Channel | null> {
  const { fresh, viewer } = callContext;
  const ask = (anybody: CallContext) =>
    lookUp(label, viewer.ip, (quota) =>
      fetchAnswer({
        call: "channel",
        channel: label,
        quota,
        segments: ["ch", label],
        query: { r: String(Math.floor(Date.now() / 60_000)) },
        schema: channel,
        callContext: anybody,
        deadlineMs: deadlines.shared,
      }),
    );
  try {
    return await askShared(callContext, ["channel", label], ask, { fresh });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** The channel as it was told last, without asking: undefined where nobody from that country was here for a day. */
export function lastKnownChannel(
  label: string,
  language: Language,
  country?: string,
): Channel | undefined {
  const viewer = { ip: "", userAgent: "", country };
  return lastAnswer(sharedKey({ viewer, language }, "channel", label), isChannel);
}

function isChannel(answer: unknown): answer is Channel {
  return typeof answer === "object" && answer !== null && "channel_id" in answer;
}

/** Navigation of the header. */
export function getHeader(callContext: CallContext, token: string): Promise<Header> {
  return askShared(
    callContext,
    ["header", token],
    (anybody) =>
      fetchAnswer({
        call: "header",
        channel: token,
        segments: ["ch", token, "header"],
        schema: header,
        callContext: anybody,
        deadlineMs: deadlines.shared,
      }),
    { fresh: callContext.fresh },
  );
}

/** Texts and links of the footer. */
export function getFooter(callContext: CallContext, token: string): Promise<Footer> {
  return askShared(
    callContext,
    ["footer", token],
    (anybody) =>
      fetchAnswer({
        call: "footer",
        channel: token,
        segments: ["ch", token, "footer"],
        schema: footer,
        callContext: anybody,
        deadlineMs: deadlines.shared,
      }),
    { fresh: callContext.fresh },
  );
}
