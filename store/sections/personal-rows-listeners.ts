import { afterPaint } from "@/lib/viewer/after-paint.browser";
import { addAppListener } from "../add-app-listener";
import { watchListSlice, sendWatchListToggle } from "../lists/lists-slice";
import type { AppDispatch, RootState } from "../make-store";
import { fetchSectionItems } from "./sections-thunks";
import { type PersonalListName, personalItemAdded, personalItemRemoved } from "./sections-slice";

const { pending, fulfilled, rejected } = sendWatchListToggle;
const { changedElsewhere } = watchListSlice.actions;

/** The rows of a viewer's watch list change at once with the list: docs/behaviour.md BE-165. Called once for a store. */
export function addPersonalRowListeners(dispatch: AppDispatch): void {
  for (const actionCreator of [pending, rejected]) {
    dispatch(
      addAppListener({
        actionCreator,
        effect: async ({ meta }, { getState }) => {
          await afterPaint();
          showItem(dispatch, getState(), meta.arg.token);
        },
      }),
    );
  }
  dispatch(
    addAppListener({
      actionCreator: fulfilled,
      effect: ({ meta }, { getState }) => showItem(dispatch, getState(), meta.arg.token, true),
    }),
  );
  dispatch(
    addAppListener({
      actionCreator: changedElsewhere,
      effect: ({ payload }, { getState }) => showItem(dispatch, getState(), payload.token, true),
    }),
  );
}

/** `isSaved`: the provider has stored the change, so that the row can be requested again. */
function showItem(dispatch: AppDispatch, state: RootState, token: string, isSaved = false): void {
  const personal = "watch_list";
  if (!state.watchList?.items.includes(token)) {
    dispatch(personalItemRemoved({ personal, token }));
    return;
  }
  const rows = Object.values(state.sections.pages).flatMap((page) => Object.values(page.rows));
  const personalRows = rows.filter((row) => row.personal === personal && row.total !== undefined);
  if (personalRows.every(({ items }) => items.some((card) => card.token === token))) return;
  const card = rows.flatMap(({ items }) => items).find((known) => known.token === token);
  if (card) dispatch(personalItemAdded({ personal, card }));
  else if (isSaved) refreshPersonalRows(dispatch, state, personal);
}

/** Fetches the shown personal rows again, those of one list or all. */
export function refreshPersonalRows(
  dispatch: AppDispatch,
  { sections }: RootState,
  list?: PersonalListName,
): void {
  for (const [pageKey, { pageId, context, rows }] of Object.entries(sections.pages)) {
    for (const { personal, offers, total, status, token } of Object.values(rows)) {
      if ((!personal && !offers) || (list && personal !== list)) continue;
      if (total === undefined || status !== "idle") continue;
      const row = { pageKey, pageId, context, token, personal: personal && true, offers };
      void dispatch(fetchSectionItems({ ...row, page: 1, refresh: true }));
    }
  }
}
