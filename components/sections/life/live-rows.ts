import { sectionItemsFetched } from "@/store/sections/sections-fetches";
import { requestOf, selectPage } from "@/store/sections/sections-slice";
import { createPoller, type Polled } from "./poller";
import type { LivingRow } from "./living-row";

let poller: ReturnType<typeof createPoller> | undefined;

// A row with live update is asked for again every minute while somebody can see it.
export function keepUpToDate(row: LivingRow): void {
  poller ??= createPoller();
  const polled: Polled = { isVisible: false, askedAt: Date.now(), ask: () => void refresh(row) };
  const { add, remove, update } = poller;
  add(polled);
  const observer = new IntersectionObserver((entries) => {
    polled.isVisible = entries.at(-1)?.isIntersecting ?? false;
    update();
  });
  observer.observe(row.element);
  row.ended.addEventListener("abort", () => {
    observer.disconnect();
    remove(polled);
  });
}

function refresh({ store, pageKey, token }: LivingRow): unknown {
  const page = selectPage(store.getState(), pageKey);
  const row = page?.rows[token];
  if (!page || row?.status !== "idle") return undefined;
  const asked = { ...requestOf(page, row), pageKey, page: 1, tab: row.selectedTab, refresh: true };
  return store.dispatch(sectionItemsFetched(asked));
}
