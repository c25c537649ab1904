import type { SectionView } from "@/lib/sections/section-view";
import type { AppStore } from "@/store/make-store";
import type { SearchUrlParams } from "@/lib/urls/search-url-params";
import { pageShown, selectPage } from "@/store/sections/sections-slice";
import { isHistoryTraversal } from "./is-history-traversal";
import { deleteRowLayouts } from "./saved-row-layout";

type Filling = {
  pageKey: string;
  pageId: string;
  context?: string;
  search?: SearchUrlParams;
  data: string;
  nextPage?: number;
  /** True where what the store holds of the page is what is to be shown. */
  filled?: boolean;
};

// Runs during rendering, so that the rows below find their data; after going back, they are as they were left.
export function putPageIntoStore(store: AppStore, filling: Filling): SectionView | undefined {
  const { data, filled, ...facts } = filling;
  const sections: SectionView[] = JSON.parse(data);
  // Immer does not search frozen values for drafts: with 144 cards that is half of the dispatch.
  for (const section of sections) Object.freeze(section.items);
  const known = selectPage(store.getState(), facts.pageKey);
  if (!known || !(filled || isHistoryTraversal())) {
    deleteRowLayouts(facts.pageKey);
    store.dispatch(pageShown({ ...facts, source: data, sections }));
  }
  return sections[0];
}
