import { z } from "zod";
import type { AiringResponse } from "../live/airing.ts";
import type { ViewerRequest } from "../pages/viewer-request.ts";
import { getAiring } from "../provider-api/airing.ts";
import { providerNow } from "../provider-api/provider-clock.ts";
import { previewPassOfContent } from "../session/preview-passes.ts";
import type { ApiResponse } from "./api-call.ts";
import { requestTextSchema } from "../contract/request-text.ts";

export const airingInputSchema = z.object({ token: requestTextSchema().min(1).max(250) });

/** `GET /api/airing?token=`: docs/behaviour.md BE-120. */
export async function readAiring(
  visit: ViewerRequest,
  { token }: z.output<typeof airingInputSchema>,
): Promise<ApiResponse<AiringResponse>> {
  const { callContext, channel, cookies } = visit;
  const previewPass = previewPassOfContent(channel, token, cookies.preview);
  const facts = await getAiring({ ...callContext, previewPass }, channel, token);
  return { body: { ...facts, now: providerNow() } };
}
