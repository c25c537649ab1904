import type { Content } from "../contract/content.ts";
import { loadTranslate } from "./load-texts.ts";
import { getContent } from "../provider-api/content.ts";
import { contentNameOf } from "../sections/card-view.ts";
import type { SectionView } from "../sections/section-view.ts";
import { loadRows, type LoadedRows } from "./load-page.ts";
import { rememberContextContentId } from "./valid-context-content-ids.ts";
import type { ViewerRequest } from "./viewer-request.ts";

/** `shown` is the page's text; `played` is what the player shows and the gate decides on. */
export type VideoPageModel = {
  shown: Content;
  played: Content;
  rows: LoadedRows | undefined;
  complete: boolean;
};

/**
 * A video page: its content, the content to play when `video_id` names another, and the rows
 * under it. Throws `ApiError` with the refusal of either; the page's own comes first, because only a content
 * that exists is the context of another. Rows are left out when they fail. docs/behaviour.md BE-5.
 */
export async function loadVideoPage(
  visit: ViewerRequest,
  contentId: string,
  videoId: string,
): Promise<VideoPageModel> {
  const { callContext, channel, cookies, language } = visit;
  const untitled = (await loadTranslate(language))("untitled");
  const load = async (id: string) => {
    const query = { videoId: id, context: contentId, payment: cookies.payment };
    return withName(await getContent(callContext, channel, query), untitled);
  };
  const shown = await load(contentId);
  rememberContextContentId(channel, contentId);
  const played = videoId === contentId ? shown : await load(videoId);
  const rows = shown.page_id
    ? await loadRows(visit, shown.page_id, 1, { context: contentId }).then(
        (found) => besideFilm(found, contentId),
        () => undefined,
      )
    : undefined;
  return { shown, played, rows, complete: isComplete(shown, rows) };
}

/** Sets a name for a content without one: docs/behaviour.md BE-153. */
function withName(content: Content, untitled: string): Content {
  const { input } = content;
  return { ...content, input: { ...input, name: contentNameOf(input, untitled) } };
}

/** The rows below a player: without heroes, which belong at the top of a page, and without a row of the film itself. */
function besideFilm(rows: LoadedRows, contentId: string): LoadedRows {
  const isFilm = ({ layout, items }: SectionView) =>
    layout === "single" && items[0]?.token === contentId;
  const sections = rows.sections.filter((row) => row.layout !== "hero" && !isFilm(row));
  return { ...rows, sections };
}

function isComplete(shown: Content, rows: LoadedRows | undefined): boolean {
  if (!shown.page_id) return true;
  return rows !== undefined && !rows.sections.some((section) => section.error);
}
