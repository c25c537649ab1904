import type { Content } from "../contract/content.ts";
import { getContent } from "../provider-api/content.ts";
import { loadRows, type Rows } from "./load-page.ts";
import type { Visit } from "./visit.ts";

/** `shown` is the page's text; `played` is what the player shows and the gate decides on. */
export type VideoModel = {
  shown: Content;
  played: Content;
  rows: Rows | undefined;
  complete: boolean;
};

/**
 * A video page: its content, the content to play when `video_id` names another, and the rows
 * under it. Throws `ApiError` with the refusal of the content to play. Rows are left out when
 * they fail. docs/behaviour.md BE-5.
 */
export async function loadVideo(
  visit: Visit,
  contentId: string,
  videoId: string,
): Promise<VideoModel> {
  const { callContext, channel, cookies } = visit;
  const common = { context: contentId, payment: cookies.payment };
  const [played, other] = await Promise.all([
    getContent(callContext, channel, { videoId, ...common }),
    contentId === videoId
      ? undefined
      : getContent(callContext, channel, { videoId: contentId, ...common }),
  ]);
  const shown = other ?? played;
  const rows = shown.page_id
    ? await loadRows(visit, shown.page_id, 1, contentId).then(withoutHeroes, () => undefined)
    : undefined;
  return { shown, played, rows, complete: isComplete(shown, rows) };
}

/** A hero opens a page; under a player there is nothing to open. */
function withoutHeroes(rows: Rows): Rows {
  return { ...rows, sections: rows.sections.filter((section) => section.layout !== "hero") };
}

function isComplete(shown: Content, rows: Rows | undefined): boolean {
  if (!shown.page_id) return true;
  return rows !== undefined && !rows.sections.some((section) => section.failed);
}
