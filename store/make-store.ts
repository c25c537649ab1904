import {
  combineSlices,
  configureStore,
  createListenerMiddleware,
  type WithSlice,
} from "@reduxjs/toolkit";
import { consentReducer } from "./consent/consent-slice";
import type { continueWatchingSlice } from "./continue-watching/continue-watching-slice";
import type { devicesSlice } from "./devices/devices-slice";
import type { liveNotificationsSlice, watchListSlice } from "./lists/lists-slice";
import type { searchSlice } from "./search/search-slice";
import { sectionsReducer } from "./sections/sections-slice";
import type { ThunkExtra } from "./thunk-extra";
import { toastsReducer } from "./toasts/toasts-slice";
import { viewerReducer } from "./viewer/viewer-slice";

/** Slices that are injected once their code is loaded (`store/thunk-extra.ts`); undefined until then. */
type LazySlices = WithSlice<typeof watchListSlice> &
  WithSlice<typeof liveNotificationsSlice> &
  WithSlice<typeof continueWatchingSlice> &
  WithSlice<typeof devicesSlice> &
  WithSlice<typeof searchSlice>;

/** A store of shared facts about one visit; a server makes one per request. */
export function makeStore() {
  const reducer = combineSlices({
    sections: sectionsReducer,
    toasts: toastsReducer,
    consent: consentReducer,
    viewer: viewerReducer,
  }).withLazyLoadedSlices<LazySlices>();
  const extraArgument: ThunkExtra = { injectSlice: reducer.inject };
  return configureStore({
    reducer,
    // First: its own actions carry functions, which the checks of development would report.
    middleware: (getDefaultMiddleware) =>
      getDefaultMiddleware({ thunk: { extraArgument } }).prepend(
        createListenerMiddleware().middleware,
      ),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];
