import { z } from "zod";
import type { Channel } from "../contract/channel.ts";
import type { ForwardedClientErrors } from "../contract/client-error.ts";
import { providerCallTimeoutsMs, fetchFromProvider } from "./fetch-from-provider.ts";

/** An empty viewer: reports do not identify whose page had the error. */
const viewer = { ip: "", userAgent: "" };

/**
 * `POST {CLIENT_ERRORS_URL}`: errors of a page of the channel, without anything of its viewer. Throws `ApiError`.
 * docs/provider-api.md PA-250.
 */
export async function sendClientErrors(
  { token, workspace }: Channel,
  base: string,
  errors: Omit<ForwardedClientErrors, "channel">,
): Promise<void> {
  await fetchFromProvider({
    call: "client-errors",
    channel: token,
    quota: `client-errors:${token}`,
    base,
    segments: [],
    method: "POST",
    body: { ...errors, channel: token },
    schema: z.unknown(),
    callContext: { viewer, language: "en", workspace: workspace?.token },
    deadlineMs: providerCallTimeoutsMs.personal,
  });
}
