import { type NoResultsRow, loadRow } from "./load-page.ts";
import { getSections } from "../provider-api/page.ts";
import { isApiError } from "../api-error.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/** How many rows are tried. */
const maxTried = 4;

/**
 * A row to browse for a viewer whose search found nothing: the first row of contents of the channel's home page that
 * has items. Undefined if there is none, or if it is unavailable. docs/behaviour.md BE-265.
 */
export async function loadNoResultsRow(visit: ViewerRequest): Promise<NoResultsRow | undefined> {
  const { callContext, channel } = visit;
  const pageId = channel.page.token;
  try {
    const { data } = await getSections(callContext, channel.token, { pageId });
    const rows = data.filter(({ role, layout }) => role === "content" && layout !== "hero");
    for (const row of rows.slice(0, maxTried)) {
      const section = await loadRow(visit, pageId, row);
      if (section.items.length > 1) return { pageId, section };
    }
    return undefined;
  } catch (error) {
    if (isApiError(error)) return undefined;
    throw error;
  }
}
