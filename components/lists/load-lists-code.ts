import type { AppDispatch } from "@/store/make-store";

/** Loads the code of the lists into the store, once. Rejects when it can't be loaded. */
export async function loadListsCode(dispatch: AppDispatch): Promise<void> {
  const { startListListeners } = await import("@/store/lists/list-listeners");
  dispatch(startListListeners());
}
