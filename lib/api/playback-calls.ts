import { z } from "zod";
import type { Playback } from "../contract/content.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import { getContent } from "../provider-api/content.ts";
import { providerNow } from "../provider-api/provider-clock.ts";
import { previewPassOfContent } from "../session/preview-passes.ts";
import type { ApiResponse } from "./api-call.ts";

export const playbackInputSchema = z.object({ token: z.string().min(1).max(250) });

/** The new URLs for a player whose URLs expire; `leftS` is how long they are valid, in seconds. */
export type RenewedMediaUrls = Pick<Playback, "hls" | "storyboard"> & {
  captions: { lang: string; src: string }[];
  leftS?: number;
};

/**
 * `GET /api/playback?token=`: the current URLs of a film for a viewer who may watch it, else its refusal. Without
 * `hls` if there is nothing to watch. docs/behaviour.md BE-386
 */
export async function readRenewedMediaUrls(
  visit: ViewerRequest,
  { token }: z.output<typeof playbackInputSchema>,
): Promise<ApiResponse<Partial<RenewedMediaUrls>>> {
  const { callContext, channel, cookies } = visit;
  const previewPass = previewPassOfContent(channel, token, cookies.preview);
  const query = { videoId: token, payment: cookies.payment };
  const { playback } = await getContent({ ...callContext, previewPass }, channel, query);
  return { body: playback ? addressesOf(playback) : {} };
}

function addressesOf({ hls, storyboard, captions, expires_at: at }: Playback): RenewedMediaUrls {
  return {
    hls,
    storyboard,
    captions: captions.map(({ lang, src }) => ({ lang, src })),
    leftS: at === undefined ? undefined : (at - providerNow()) / 1000,
  };
}
