import { type Channel, channel } from "../contract/channel.ts";
import { type Footer, footer } from "../contract/footer.ts";
import { type Header, header } from "../contract/header.ts";
import { isNotFound } from "../errors.ts";
import { sharedAnswer } from "../cache/shared-answers.ts";
import { type CallContext, sharedKey } from "./call-context.ts";
import { deadlines, fetchAnswer } from "./fetch-answer.ts";
import { lookUp } from "./look-up.ts";

/**
 * The channel of a host's first label, or null when the provider knows none.
 * Throws `ApiError` (503) when it can't be had and no older answer is there. docs/provider-api.md PA-20.
 */
export async function getChannel(callContext: CallContext, label: string): Promise<Channel | null> {
  const { fresh, viewer } = callContext;
  const ask = () =>
    lookUp(label, viewer.ip, (quota) =>
      fetchAnswer({
        call: "channel",
        channel: label,
        quota,
        segments: ["ch", label],
        query: { r: String(Math.floor(Date.now() / 60_000)) },
        schema: channel,
        callContext: withoutToken(callContext),
        deadlineMs: deadlines.shared,
      }),
    );
  try {
    return await sharedAnswer(sharedKey(callContext, "channel", label), ask, { fresh });
  } catch (error) {
    if (isNotFound(error)) return null;
    throw error;
  }
}

/** Navigation of the header. */
export function getHeader(callContext: CallContext, token: string): Promise<Header> {
  return sharedAnswer(
    sharedKey(callContext, "header", token),
    () =>
      fetchAnswer({
        call: "header",
        channel: token,
        segments: ["ch", token, "header"],
        schema: header,
        callContext: withoutToken(callContext),
        deadlineMs: deadlines.shared,
      }),
    { fresh: callContext.fresh },
  );
}

/** Texts and links of the footer. */
export function getFooter(callContext: CallContext, token: string): Promise<Footer> {
  return sharedAnswer(
    sharedKey(callContext, "footer", token),
    () =>
      fetchAnswer({
        call: "footer",
        channel: token,
        segments: ["ch", token, "footer"],
        schema: footer,
        callContext: withoutToken(callContext),
        deadlineMs: deadlines.shared,
      }),
    { fresh: callContext.fresh },
  );
}

/** A shared answer is asked for without what is one viewer's own. */
export function withoutToken(callContext: CallContext): CallContext {
  const { viewer, language, workspace } = callContext;
  return { viewer, language, workspace };
}
