import { addListener } from "@reduxjs/toolkit";
import type { AppDispatch, RootState } from "./make-store";

/**
 * `addListener` of Redux Toolkit with the types of our store: `dispatch(addAppListener({ actionCreator, effect }))`.
 * Adding the same effect for the same action twice changes nothing.
 */
export const addAppListener = addListener.withTypes<RootState, AppDispatch>();
