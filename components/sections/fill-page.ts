import type { SectionView } from "@/lib/sections/section-view";
import type { AppStore } from "@/store/make-store";
import { pageShown, selectPage } from "@/store/sections/sections-slice";

type Filling = {
  pageKey: string;
  pageId: string;
  context?: string;
  data: string;
  nextPage?: number;
};

// Runs during rendering, so that the rows below find their data; after going back, items loaded since stay.
export function fillPage(store: AppStore, filling: Filling): SectionView | undefined {
  const { data, pageKey, pageId, context, nextPage } = filling;
  const sections: SectionView[] = JSON.parse(data);
  // Immer does not search frozen values for drafts: with 144 cards that is half of the dispatch.
  for (const section of sections) Object.freeze(section.items);
  if (selectPage(store.getState(), pageKey)?.source !== data) {
    const page = { pageKey, pageId, context, source: data, sections, nextPage };
    store.dispatch(pageShown(page));
  }
  return sections[0];
}
