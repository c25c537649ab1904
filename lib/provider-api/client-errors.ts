import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import type { ToldClientErrors } from "../contract/client-error.ts";
import { deadlines, fetchAnswer } from "./fetch-answer.ts";

/** Nobody: whose page it was is told to no one. */
const viewer = { ip: "", userAgent: "" };

/**
 * `POST {CLIENT_ERRORS_URL}`: errors of a page of the channel, without anything of its viewer. Throws `ApiError`.
 * docs/provider-api.md PA-250.
 */
export async function sendClientErrors(
  { token, workspace }: Channel,
  base: string,
  told: Omit<ToldClientErrors, "channel">,
): Promise<void> {
  await fetchAnswer({
    call: "client-errors",
    channel: token,
    quota: `client-errors:${token}`,
    base,
    segments: [],
    method: "POST",
    body: { ...told, channel: token },
    schema: z.unknown(),
    callContext: { viewer, language: "en", workspace: workspace?.token },
    deadlineMs: deadlines.personal,
  });
}
