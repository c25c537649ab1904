import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import { asAnybody, type CallContext } from "./call-context.ts";
import { deadlines, fetchAnswer } from "./fetch-answer.ts";

/**
 * Asks the provider for the channel past everything that is kept, before a browser is sent there: throws
 * `ApiError` 503 when nobody answers, so that it can be said on a page of ours.
 */
export async function reach(callContext: CallContext, { token }: Channel): Promise<void> {
  await fetchAnswer({
    call: "reach",
    channel: token,
    segments: ["ch", token],
    query: { r: String(Math.floor(Date.now() / 60_000)) },
    schema: z.unknown(),
    callContext: asAnybody(callContext),
    deadlineMs: deadlines.shared,
  });
}
