import {
  combineSlices,
  configureStore,
  createDynamicMiddleware,
  type WithSlice,
} from "@reduxjs/toolkit";
import { consentReducer } from "./consent/consent-slice";
import type { continueWatching } from "./continue-watching/continue-watching-slice";
import type { devicesSlice } from "./devices/devices-slice";
import type { Extend } from "./extend";
import type { liveNotificationsSlice } from "./lists/live-notifications-slice";
import type { watchListSlice } from "./lists/watch-list-slice";
import type { searchSlice } from "./search/search-slice";
import { sectionsReducer } from "./sections/sections-slice";
import { toastsReducer } from "./toasts/toasts-slice";
import { viewerReducer } from "./viewer/viewer-slice";

/** What is injected once its code is loaded (`store/extend.ts`); undefined until then. */
type LaterState = WithSlice<typeof watchListSlice> &
  WithSlice<typeof liveNotificationsSlice> &
  WithSlice<typeof continueWatching> &
  WithSlice<typeof devicesSlice> &
  WithSlice<typeof searchSlice>;

/** A store of shared facts about one visit; a server makes one per request. */
export function makeStore() {
  const reducer = combineSlices({
    sections: sectionsReducer,
    toasts: toastsReducer,
    consent: consentReducer,
    viewer: viewerReducer,
  }).withLazyLoadedSlices<LaterState>();
  const later = createDynamicMiddleware();
  const extraArgument: Extend = { inject: reducer.inject, addMiddleware: later.addMiddleware };
  return configureStore({
    reducer,
    middleware: (usual) => usual({ thunk: { extraArgument } }).concat(later.middleware),
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];
