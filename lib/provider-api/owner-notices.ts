import { cutToCodeUnits } from "../contract/normalize-text.ts";
import {
  removeViewerFromCallContext,
  type CallContext,
  callContextHeaders,
} from "./call-context.ts";
import { requestProvider } from "./request-provider.ts";

/** A notice about something that an owner should correct: docs/provider-api.md PA-44. */
export type OwnerNotice = { kind: "contrast" | "csp" | "custom_code" | "values"; detail: string };

const deadlineMs = 3_000;
/** The most characters of a detail. */
export const maxNoticeDetailLength = 500;

/** Sends a notice to the provider; throws `ApiError` if it is not accepted (404: the provider has no console). */
export async function postOwnerNotice(
  callContext: CallContext,
  channel: string,
  { kind, detail }: OwnerNotice,
): Promise<void> {
  await requestProvider({
    call: "notices",
    channel,
    segments: ["ch", channel, "notices"],
    headers: callContextHeaders(removeViewerFromCallContext(callContext)),
    body: { kind, detail: cutToCodeUnits(detail, maxNoticeDetailLength) },
    caller: callContext.viewer.ip,
    deadlineMs,
  });
}
