import { canSavePages } from "@/lib/saved/saved-pages-lock.browser";
import { savedCaches } from "@/lib/saved/saved-caches";
import { deleteSavedPage, savePage } from "@/lib/saved/save-page.browser";
import { listLoadedSiteFiles, listPicturesInFirstScreens } from "@/lib/saved/loaded-files.browser";
import { fetchPageToSave } from "@/lib/saved/fetch-page-to-save.browser";
import { forgetPersonalPages, setSavedPagesOwner } from "@/lib/saved/saved-pages-owner.browser";
import { findRouteDefinitionOfPath } from "@/lib/urls/path-kind";
import { registerServiceWorker } from "@/lib/viewer/service-worker.browser";
import { saveListPages, fetchListPagesToSave } from "./save-list-pages";

const dayMs = 86_400_000;

/**
 * Saves what this visit may need without a network: the page that stands for others, this page, and those on the
 * viewer's lists. docs/behaviour.md BE-350.
 */
export async function savePagesForOffline(path: string, isSignedOut: boolean): Promise<void> {
  // Without a network nothing can be had.
  if (!canSavePages() || !navigator.onLine) return;
  await registerServiceWorker();
  await saveOfflinePage();
  const lists = isSignedOut ? undefined : await fetchListPagesToSave();
  if (lists === undefined) await forgetPersonalPages();
  else await setSavedPagesOwner(lists.owner);
  if (isSavable(path)) await saveThis(path, lists?.owner);
  if (lists && !navigator.connection?.saveData) await saveListPages(lists);
}

/** Its texts and colours may change: it is requested once a day, and at once in another language. */
async function saveOfflinePage(): Promise<void> {
  const shell = await caches.open(savedCaches.shell);
  const known = await shell.match("/offline");
  const { lang } = document.documentElement;
  const age = Date.now() - Date.parse(known?.headers.get("date") ?? "");
  if (known && age < dayMs && (await known.text()).includes(`<html lang="${lang}"`)) return;
  const response = await fetch("/offline", { cache: "no-cache" });
  if (response.ok && !response.redirected) await shell.put("/offline", response);
}

/** The home page, pages and films; never an account, a payment, a search. docs/security.md SE-151. */
function isSavable(path: string): boolean {
  const { kind } = findRouteDefinitionOfPath(path);
  return kind === "home" || kind === "page" || kind === "video";
}

/**
 * A film's page is personal for a signed-in viewer. For a visitor it is requested without
 * cookies; every other page is the same for all.
 */
async function saveThis(path: string, owner: string | undefined): Promise<void> {
  const isFilm = findRouteDefinitionOfPath(path).kind === "video";
  const isPersonal = isFilm && owner !== undefined;
  const page = await (isFilm && !isPersonal
    ? fetchPageToSave(`${path}?lng=${document.documentElement.lang}`, { credentials: "omit" })
    : fetchPageToSave(path, { cache: isPersonal ? "no-store" : "force-cache" }));
  if (page === undefined) return deleteSavedPage(path);
  const pictures = navigator.connection?.saveData ? [] : listPicturesInFirstScreens();
  const { picture, files } = page;
  const parts = [...files, ...listLoadedSiteFiles(), ...(picture ? [picture] : []), ...pictures];
  await savePage({ ...page, path, parts, owner, cache: isPersonal ? "personal" : "pages" });
}
