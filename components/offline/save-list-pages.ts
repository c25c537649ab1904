import { getApi } from "@/lib/api-client/get-api";
import { savePage, deleteSavedPage } from "@/lib/saved/save-page.browser";
import { savedCaches, savedResponseHeaders, savedPageLimits } from "@/lib/saved/saved-caches";
import { fetchPageToSave } from "@/lib/saved/fetch-page-to-save.browser";
import { listLoadedFontFiles } from "@/lib/saved/loaded-files.browser";

export type ListPagesToSave = { owner: string; paths: string[] };

/** A page of a list that was saved within this time is not requested again. */
const freshMs = 6 * 3_600_000;

/** The pages of the films on the signed-in viewer's lists, the newest first; undefined for a visitor. */
export async function fetchListPagesToSave(): Promise<ListPagesToSave | undefined> {
  const viewership = await getApi("viewership", {});
  if (viewership.owner === undefined) return undefined;
  const { watchlistTokens = [], liveStreamNotificationTokens = [], progress = {} } = viewership;
  const tokens = [...watchlistTokens, ...liveStreamNotificationTokens, ...Object.keys(progress)];
  const paths = [...new Set(tokens)].map((token) => `/video/${encodeURIComponent(token)}`);
  return { owner: viewership.owner, paths };
}

/** The films on the viewer's lists, one after the other, those that are not saved yet. */
export async function saveListPages({ owner, paths }: ListPagesToSave): Promise<void> {
  const cache = await caches.open(savedCaches.personal);
  // One place is left for the film that is open.
  for (const path of paths.slice(0, savedPageLimits.personal - 1)) {
    if (await isFresh(cache, path)) continue;
    const page = await fetchPageToSave(path, { cache: "no-store" });
    if (page === undefined) {
      await deleteSavedPage(path);
      continue;
    }
    const parts = [
      ...page.files,
      ...listLoadedFontFiles(),
      ...(page.picture ? [page.picture] : []),
    ];
    await savePage({ ...page, path, parts, owner, cache: "personal" });
  }
}

async function isFresh(cache: Cache, path: string): Promise<boolean> {
  const saved = await cache.match(path);
  return Date.now() - Number(saved?.headers.get(savedResponseHeaders.at)) < freshMs;
}
