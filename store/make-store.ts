import { configureStore } from "@reduxjs/toolkit";
import { consentReducer } from "./consent/consent-slice";
import { sectionsReducer } from "./sections/sections-slice";
import { toastsReducer } from "./toasts/toasts-slice";
import { viewerReducer } from "./viewer/viewer-slice";

/** A store of shared facts about one visit; a server makes one per request. */
export function makeStore() {
  return configureStore({
    reducer: {
      sections: sectionsReducer,
      toasts: toastsReducer,
      consent: consentReducer,
      viewer: viewerReducer,
    },
  });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];
