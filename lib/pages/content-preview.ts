import { z } from "zod";
import {
  focalPointPercentSchema,
  hexColorSchema,
  timestampSchema,
  secondsSchema,
  lenientOptionalSchema,
  textSchema,
  webUrlSchema,
} from "../contract/field-schemas.ts";
import { streamStateSchema } from "../contract/sections.ts";
import { isApiError } from "../api-error.ts";
import { getContent } from "../provider-api/content.ts";
import { awaitOutsideRenderSlot } from "../render-slot.ts";
import type { ViewerRequest } from "./viewer-request.ts";

const preview = z.object({
  name: textSchema,
  description: lenientOptionalSchema(textSchema),
  thumbnail: lenientOptionalSchema(webUrlSchema),
  art: lenientOptionalSchema(hexColorSchema),
  focus: lenientOptionalSchema(focalPointPercentSchema),
  stream_state: lenientOptionalSchema(streamStateSchema),
  start_time: lenientOptionalSchema(timestampSchema),
  duration_s: lenientOptionalSchema(secondsSchema),
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
  { callContext, channel }: ViewerRequest,
  videoId: string | undefined,
): Promise<ContentPreview | undefined> {
  if (!videoId) return undefined;
  try {
    const { input } = await awaitOutsideRenderSlot(getContent(callContext, channel, { videoId }));
    return input.name ? preview.safeParse(input).data : undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const refused = contentPreviewOfDenial(error.data);
    return refused && { ...refused, isPaid: error.code === 402 };
  }
}

/** The same, from what a refusal carries: `contentPreviewOfDenial(screen.data)`. */
export function contentPreviewOfDenial(
  data: Record<string, unknown> | undefined,
): ContentPreview | undefined {
  return preview.safeParse(data?.inputPreview).data;
}
