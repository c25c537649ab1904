import { z } from "zod";
import {
  focusShare,
  hexColor,
  timestampSchema,
  secondsSchema,
  dropInvalid,
  textSchema,
  webAddress,
} from "../contract/fields.ts";
import { streamState } from "../contract/sections.ts";
import { isApiError } from "../errors.ts";
import { getContent } from "../provider-api/content.ts";
import { outsideRenderTurn } from "../render-turn.ts";
import type { Visit } from "./visit.ts";

const preview = z.object({
  name: textSchema,
  description: dropInvalid(textSchema),
  thumbnail: dropInvalid(webAddress),
  art: dropInvalid(hexColor),
  focus: dropInvalid(focusShare),
  stream_state: dropInvalid(streamState),
  start_time: dropInvalid(timestampSchema),
  duration_s: dropInvalid(secondsSchema),
});

/**
 * The data of a content that may be shown to a viewer who may not watch it yet. `isPaid`: it was refused because it
 * is not paid for.
 */
export type ContentPreview = z.output<typeof preview> & { isPaid?: boolean };

/**
 * Name, description and picture of a content, also if it is refused: docs/provider-api.md PA-76. Undefined if the
 * content does not exist, has no such data, or is unavailable.
 */
export async function contentPreview(
  { callContext, channel }: Visit,
  videoId: string | undefined,
): Promise<ContentPreview | undefined> {
  if (!videoId) return undefined;
  try {
    const { input } = await outsideRenderTurn(getContent(callContext, channel, { videoId }));
    return input.name ? preview.safeParse(input).data : undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const refused = refusedPreview(error.data);
    return refused && { ...refused, isPaid: error.code === 402 };
  }
}

/** The same, from what a refusal carries: `refusedPreview(screen.data)`. */
export function refusedPreview(
  data: Record<string, unknown> | undefined,
): ContentPreview | undefined {
  return preview.safeParse(data?.inputPreview).data;
}
