import { fetchSectionItems } from "@/store/sections/sections-thunks";
import { sectionItemsRequestOf, selectPage } from "@/store/sections/sections-slice";
import { watchVisibility } from "../../ui/watch-visibility";
import { createPoller, type PolledTask } from "./poller";
import type { RowEffectContext } from "./row-effect-context";

let poller: ReturnType<typeof createPoller> | undefined;

// A row with live update is requested again every minute while it is in view.
export function startLiveRowUpdates(row: RowEffectContext): void {
  poller ??= createPoller();
  const polled: PolledTask = {
    isVisible: false,
    requestedAt: Date.now(),
    poll: () => void refresh(row),
  };
  const { add, remove, update } = poller;
  add(polled);
  const unwatch = watchVisibility(row.element, (isInSight) => {
    polled.isVisible = isInSight;
    update();
  });
  row.ended.addEventListener("abort", () => {
    unwatch();
    remove(polled);
  });
}

function refresh({ store, pageKey, token }: RowEffectContext): unknown {
  const page = selectPage(store.getState(), pageKey);
  const row = page?.rows[token];
  if (!page || row?.status !== "idle") return undefined;
  const request = {
    ...sectionItemsRequestOf(page, row),
    pageKey,
    page: 1,
    tab: row.selectedTab,
    refresh: true,
  };
  return store.dispatch(fetchSectionItems(request));
}
