import type { ItemAnswer } from "./items.ts";
import type { FacetAnswer } from "../search/facets.ts";
import type { CaptionMatch } from "../search/caption-match.ts";
import type { PagingAnswer } from "./paging.ts";
import type { SectionRecord } from "./records.ts";

/** A page of items: both kinds of section content answer with it. */
export type ItemsAnswer = {
  data: (ItemAnswer & { match?: CaptionMatch })[];
  paging: PagingAnswer;
  /** Of a search: docs/provider-api.md PA-210. */
  facets?: FacetAnswer[];
  did_you_mean?: string;
};

/** One row of a page: docs/provider-api.md PA-67. `items` is its first page where it is sent along. */
export function sectionAnswer(section: SectionRecord, items: ItemsAnswer | undefined) {
  const tabs = section.tabs.length > 0 ? section.tabs : undefined;
  return {
    token: section.token,
    name: section.name ?? undefined,
    description: section.description ?? undefined,
    role: section.role,
    type: section.type,
    layout: section.layout,
    style: {
      aspectRatio: section.aspectRatio ?? undefined,
      showDescription: section.showDescription ?? undefined,
      liveUpdate: section.liveUpdate ?? undefined,
    },
    tabs,
    selected_tab: tabs?.[0]?.token,
    body: section.body ?? undefined,
    items,
    track: section.role !== "text" && section.role !== "custom_html",
  };
}
