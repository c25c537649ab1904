import { addAppListener } from "./listeners";
import { painted } from "./lists/painted";
import { refreshOwnRows } from "./lists/refresh-own-rows";
import { watchListSlice, watchListToggled } from "./lists/watch-list-slice";
import type { AppDispatch, RootState } from "./make-store";
import { ownItemAdded, ownItemRemoved } from "./sections/sections-slice";

const { pending, fulfilled, rejected } = watchListToggled;
const { changedElsewhere } = watchListSlice.actions;

/** The rows of a viewer's lists change at once with the lists: docs/behaviour.md BE-165. Called once for a store. */
export function followLists(dispatch: AppDispatch): void {
  for (const actionCreator of [pending, rejected]) {
    dispatch(
      addAppListener({
        actionCreator,
        effect: async ({ meta }, { getState }) => {
          await painted();
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

/** `isSaved`: the provider's answer has it, so that the row can be asked for again. */
function showItem(dispatch: AppDispatch, state: RootState, token: string, isSaved = false): void {
  const personal = "watch_list";
  if (!state.watchList?.items.includes(token)) {
    dispatch(ownItemRemoved({ personal, token }));
    return;
  }
  const rows = Object.values(state.sections.pages).flatMap((page) => Object.values(page.rows));
  const own = rows.filter((row) => row.personal === personal && row.total !== undefined);
  if (own.every(({ items }) => items.some((card) => card.token === token))) return;
  const card = rows.flatMap(({ items }) => items).find((known) => known.token === token);
  if (card) dispatch(ownItemAdded({ personal, card }));
  else if (isSaved) refreshOwnRows(dispatch, state, personal);
}
