import { useSyncExternalStore } from "react";
import { useDispatch, useSelector, useStore } from "react-redux";
import type { AppDispatch, AppStore, RootState } from "./make-store";

/** `useDispatch`, `useSelector` and `useStore` of react-redux, knowing our store. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** What only the browser knows: undefined on the server, and while the server's HTML hydrates. */
export function useSelectorAfterHydration<T>(select: (state: RootState) => T): T | undefined {
  const { subscribe, getState } = useAppStore();
  return useSyncExternalStore(
    subscribe,
    () => select(getState()),
    () => undefined,
  );
}
