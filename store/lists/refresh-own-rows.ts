import type { AppDispatch, RootState } from "../make-store";
import { sectionItemsFetched } from "../sections/sections-fetches";
import type { OwnList } from "../sections/sections-slice";

/** Asks again for the viewer's own rows that are shown, those of one list or all. */
export function refreshOwnRows(
  dispatch: AppDispatch,
  { sections }: RootState,
  list?: OwnList,
): void {
  for (const [pageKey, { pageId, context, rows }] of Object.entries(sections.pages)) {
    for (const { personal, offers, total, status, token } of Object.values(rows)) {
      if ((!personal && !offers) || (list && personal !== list)) continue;
      if (total === undefined || status !== "idle") continue;
      const row = { pageKey, pageId, context, token, personal: personal && true, offers };
      void dispatch(sectionItemsFetched({ ...row, page: 1, refresh: true }));
    }
  }
}
