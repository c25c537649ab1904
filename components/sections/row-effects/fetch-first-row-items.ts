import { fetchSectionItems } from "@/store/sections/sections-thunks";
import { sectionItemsRequestOf, selectPage } from "@/store/sections/sections-slice";
import type { RowEffectContext } from "./row-effect-context";

type Address = Pick<RowEffectContext, "store" | "pageKey" | "token">;

const maxRequests = 3;
const waiting: Address[] = [];
let running = 0;

// Each row is queued for its first items; a few are requested at the same time, in the order of the page.
export function fetchFirstRowItems({ store, pageKey, token }: Address): void {
  waiting.push({ store, pageKey, token });
  if (running < maxRequests) void runQueue();
}

async function runQueue(): Promise<void> {
  running += 1;
  for (let next = waiting.shift(); next; next = waiting.shift()) await fetchItems(next);
  running -= 1;
}

async function fetchItems({ store, pageKey, token }: Address): Promise<void> {
  const page = selectPage(store.getState(), pageKey);
  const row = page?.rows[token];
  if (!page || row?.status !== "queued") return;
  await store.dispatch(
    fetchSectionItems({ ...sectionItemsRequestOf(page, row), pageKey, page: 1 }),
  );
}
