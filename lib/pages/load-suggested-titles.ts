import { isApiError } from "../api-error.ts";
import { getSections } from "../provider-api/page.ts";
import type { CardView } from "../sections/card-view.ts";
import { loadRow } from "./load-page.ts";
import type { ViewerRequest } from "./viewer-request.ts";

const titles = 4;

/** How many rows are tried. */
const maxTried = 4;

/**
 * Films to offer in place of a missing page: the first four films of the channel's home page that are available in
 * the viewer's country. Fewer, or none, if there are no more or they cannot be loaded. docs/behaviour.md BE-320.
 */
export async function loadSuggestedTitles(visit: ViewerRequest): Promise<CardView[]> {
  const { callContext, channel } = visit;
  const pageId = channel.page.token;
  try {
    const { data } = await getSections(callContext, channel.token, { pageId });
    const rows = data.filter(({ role, type }) => type === "video" && shown.has(role));
    const found = new Map<string, CardView>();
    for (const row of rows.slice(0, maxTried)) {
      const { items } = await loadRow(visit, pageId, row);
      for (const item of items.filter(isOffered)) found.set(item.token, item);
      if (found.size >= titles) break;
    }
    return [...found.values()].slice(0, titles);
  } catch (error) {
    if (isApiError(error)) return [];
    throw error;
  }
}

const shown = new Set(["hero", "content", "live"]);

function isOffered({ kind, state, access }: CardView): boolean {
  const isThere = state !== "cancelled" && state !== "scheduled";
  return kind === "video" && isThere && access !== "region";
}
