import { z } from "zod";
import type { Airing } from "../live/airing.ts";
import type { Visit } from "../pages/visit.ts";
import { getAiring } from "../provider-api/airing.ts";
import { providerNow } from "../provider-api/provider-clock.ts";
import { passForContent } from "../session/preview-passes.ts";
import type { ApiResponse } from "./api-call.ts";
import { requestText } from "../contract/request-text.ts";

export const airingInput = z.object({ token: requestText().min(1).max(250) });

/** `GET /api/airing?token=`: docs/behaviour.md BE-120. */
export async function readAiring(
  visit: Visit,
  { token }: z.output<typeof airingInput>,
): Promise<ApiResponse<Airing>> {
  const { callContext, channel, cookies } = visit;
  const previewPass = passForContent(channel, token, cookies.preview);
  const facts = await getAiring({ ...callContext, previewPass }, channel, token);
  return { body: { ...facts, now: providerNow() } };
}
