import { useEffect } from "react";
import { isCourseRow } from "@/lib/contract/row-layout";
import { seriesItemToContinue } from "@/lib/playback/series-item-to-continue";
import { selectProgress } from "@/store/continue-watching/continue-watching-selectors";
import { useAppStore, useSelectorAfterHydration } from "@/store/hooks";
import { pageRestored, type PageRowsState, selectPage } from "@/store/sections/sections-slice";

// The page is the same for everybody: only the browser knows where this viewer goes on. The action of its
// cover then leads there.
export function UpdateCourseCoverLink({ pageKey }: { pageKey: string }) {
  const store = useAppStore();
  const reached = useSelectorAfterHydration((state) => {
    if (!state.continueWatching) return undefined;
    const lessons = lessonsOf(selectPage(state, pageKey));
    return seriesItemToContinue(lessons, (token) => selectProgress(state, token))?.token ?? "";
  });
  useEffect(() => {
    const page = selectPage(store.getState(), pageKey);
    const [first, ...others] = lessonsOf(page);
    if (reached === undefined || !page || !first) return;
    const next = others.find(({ token }) => token === reached) ?? first;
    const plays = reached ? "courseContinue" : "courseStart";
    const cover = page.rows[page.tokens[0] ?? ""];
    const card = cover?.items[0];
    if (!cover || !card?.plays || (card.plays === plays && card.href === next.href)) return;
    const items = [{ ...card, plays, href: next.href } as const];
    store.dispatch(pageRestored({ pageKey, rows: [{ ...cover, items }], nextPage: page.nextPage }));
  }, [store, pageKey, reached]);
  return null;
}

function lessonsOf(page: PageRowsState | undefined) {
  const rows = Object.values(page?.rows ?? {}).filter(isCourseRow);
  return rows.map(({ items }) => items).find(([first]) => first?.kind === "video") ?? [];
}
