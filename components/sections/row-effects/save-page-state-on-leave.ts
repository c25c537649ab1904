import type { AppStore } from "@/store/make-store";
import {
  pageRestored,
  type RowState,
  type PageRowsState,
  selectPage,
} from "@/store/sections/sections-slice";
import { listSavedRowLayouts, saveRowLayout } from "../saved-row-layout";
import { rowElement, scrollAnchorOfWindow, restoreScrollAnchor } from "./scroll-anchor";
import {
  readStoredPageState,
  type StoredPageState,
  writeStoredPageState,
} from "./page-state-storage";

type Options = { store: AppStore; pageKey: string; returns: boolean; ended: AbortSignal };

// For a page that the browser loads again on the way back, because it stored no copy of it.
export function savePageStateOnLeave({ store, pageKey, returns, ended }: Options): void {
  const pageOf = () => selectPage(store.getState(), pageKey);
  addEventListener(
    "pagehide",
    () => {
      const page = pageOf();
      if (page) writeStoredPageState(pageKey, visitOf(pageKey, page));
    },
    { signal: ended },
  );
  const visit = returns ? readStoredPageState(pageKey) : undefined;
  if (visit) void restore(store, pageKey, visit);
}

function visitOf(pageKey: string, page: PageRowsState): StoredPageState {
  const rails = listSavedRowLayouts(pageKey).flatMap(([token, { scroll }]) =>
    scroll ? [[token, scroll] as [string, number]] : [],
  );
  const rows = changedRows(page);
  return { rows, nextPage: page.nextPage, rails, anchor: scrollAnchorOfWindow(page.tokens) };
}

/** The rows that are not as the page brings them. A viewer's own stay out of storage. */
function changedRows({ source, tokens, rows }: PageRowsState): RowState[] {
  const brought: RowState[] = JSON.parse(source);
  const before = new Map(brought.map((row) => [row.token, row]));
  return tokens.flatMap((token) => {
    const row = rows[token];
    const was = before.get(token);
    const isSame = was?.items.length === row?.items.length && was?.selectedTab === row?.selectedTab;
    const isChanged = !isSame || row?.chosen !== undefined;
    return row && !row.personal && !row.offers && isChanged ? [row] : [];
  });
}

async function restore(store: AppStore, pageKey: string, visit: StoredPageState): Promise<void> {
  for (const [token, scroll] of visit.rails) saveRowLayout(pageKey, token, { scroll });
  const { tokens = [] } = selectPage(store.getState(), pageKey) ?? {};
  // React hydrates a row only as the server wrote it.
  const touched = [...visit.rows.map(({ token }) => token), ...visit.rails.map(([token]) => token)];
  await Promise.all(touched.map((token) => hydrated(rowElement(tokens, token))));
  const { rows, nextPage } = visit;
  if (rows.length > 0) store.dispatch(pageRestored({ pageKey, rows, nextPage }));
  for (const [token, scroll] of visit.rails) {
    rowElement(tokens, token)
      ?.querySelector("ul, ol")
      ?.scrollTo({ left: scroll, behavior: "instant" });
  }
  restoreScrollAnchor(() => selectPage(store.getState(), pageKey)?.tokens ?? [], visit.anchor);
}

/** Resolves when React has taken over a row, which is pressed for it; at once where there is none. */
function hydrated(row: Element | undefined): Promise<void> {
  return new Promise((done) => {
    if (!row?.hasAttribute("data-dehydrated")) return done();
    const observer = new MutationObserver(() => {
      observer.disconnect();
      // Its effects have run.
      setTimeout(done);
    });
    observer.observe(row, { attributeFilter: ["data-dehydrated"] });
    row.dispatchEvent(new Event("mqpress", { bubbles: true }));
  });
}
