import { configureStore } from "@reduxjs/toolkit";
import { sectionsReducer } from "./sections/sections-slice";

/** A store of shared facts about one visit; a server makes one per request. */
export function makeStore() {
  return configureStore({ reducer: { sections: sectionsReducer } });
}

export type AppStore = ReturnType<typeof makeStore>;
export type RootState = ReturnType<AppStore["getState"]>;
export type AppDispatch = AppStore["dispatch"];
