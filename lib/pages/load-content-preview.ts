import { type ContentPreviewFields, contentPreviewSchema } from "../contract/content-preview.ts";
import { isApiError } from "../api-error.ts";
import { getContent } from "../provider-api/content.ts";
import { awaitOutsideRenderSlot } from "../render-slot.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/**
 * The data of a content that may be shown to a viewer who may not watch it yet. `isPaid`: it was refused because it
 * is not paid for.
 */
export type ContentPreview = ContentPreviewFields & { isPaid?: boolean };

/**
 * Name, description and picture of a content, also if it is refused: docs/provider-api.md PA-76. Undefined if the
 * content does not exist, has no such data, or is unavailable.
 */
export async function loadContentPreview(
  { callContext, channel }: ViewerRequest,
  videoId: string | undefined,
): Promise<ContentPreview | undefined> {
  if (!videoId) return undefined;
  try {
    const content = getContent(callContext, channel, { videoId });
    const { input, seo } = await awaitOutsideRenderSlot(content);
    return input.name ? contentPreviewSchema.safeParse({ ...input, seo }).data : undefined;
  } catch (error) {
    if (!isApiError(error)) throw error;
    const refused = parseDeniedContentPreview(error.data);
    return refused && { ...refused, isPaid: error.code === 402 };
  }
}

/** The same, from what a refusal carries: `parseDeniedContentPreview(screen.data)`. */
export function parseDeniedContentPreview(
  data: Record<string, unknown> | undefined,
): ContentPreview | undefined {
  return contentPreviewSchema.safeParse(data?.inputPreview).data;
}
