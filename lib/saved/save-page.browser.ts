import { withSavedPagesLock } from "./saved-pages-lock.browser.ts";
import {
  savedCaches,
  savedResponseHeaders,
  savedPageLimits,
  type SavedPageCache,
} from "./saved-caches.ts";
import { enforceSavedLimits } from "./enforce-saved-limits.browser.ts";
import { getSavedPagesOwner } from "./saved-pages-owner.browser.ts";

/** A page to save; `parts` are URLs of the files that it is rendered with, `picture` is one of them. */
export type PageToSave = {
  path: string;
  html: string;
  headers: Headers;
  cache: SavedPageCache;
  title: string;
  picture: string | undefined;
  parts: string[];
  /** The mark of its viewer, if it is personal. */
  owner: string | undefined;
};

/** The headers of a response that are still valid when it is shown later. */
const lasting = [
  "content-type",
  "content-security-policy",
  "cross-origin-opener-policy",
  "permissions-policy",
  "referrer-policy",
  "x-content-type-options",
];

/**
 * Saves a page with its parts. A personal page is not saved if its viewer has signed out meanwhile. docs/behaviour.md
 * BE-351.
 */
export async function savePage(page: PageToSave): Promise<void> {
  const body = new Blob([page.html]);
  if (body.size > savedPageLimits.pageBytes) return;
  const parts = [...new Set(page.parts)].slice(0, savedPageLimits.partsOfPage);
  await saveParts(parts);
  const headers = headersOf(page, body.size, parts);
  await withSavedPagesLock(async () => {
    if (page.cache === "personal" && page.owner !== getSavedPagesOwner())
      return enforceSavedLimits();
    const other = page.cache === "personal" ? savedCaches.pages : savedCaches.personal;
    if (await caches.has(other)) await (await caches.open(other)).delete(page.path);
    const cache = await caches.open(savedCaches[page.cache]);
    await cache.put(page.path, new Response(body, { headers }));
    await enforceSavedLimits();
  });
}

/** Deletes a saved page that does not exist any more, or is not for this viewer. */
export function deleteSavedPage(path: string): Promise<void> {
  return withSavedPagesLock(async () => {
    for (const name of [savedCaches.pages, savedCaches.personal]) {
      if (await caches.has(name)) await (await caches.open(name)).delete(path);
    }
    await enforceSavedLimits();
  });
}

function headersOf(page: PageToSave, bytes: number, parts: string[]): Headers {
  const headers = new Headers({
    [savedResponseHeaders.at]: String(Date.now()),
    [savedResponseHeaders.bytes]: String(bytes),
    [savedResponseHeaders.title]: encodeURIComponent(page.title.slice(0, 200)),
    [savedResponseHeaders.parts]: parts.join(" "),
  });
  if (page.picture !== undefined) headers.set(savedResponseHeaders.picture, page.picture);
  for (const name of lasting) {
    const value = page.headers.get(name);
    if (value !== null) headers.set(name, value);
  }
  return headers;
}

/** Saves the parts that are not saved yet, from the browser's cache if possible. A part that fails is left out. */
async function saveParts(parts: string[]): Promise<void> {
  const cache = await caches.open(savedCaches.parts);
  for (const address of parts) {
    if (await cache.match(address)) continue;
    await savePart(cache, address).catch(() => undefined);
  }
}

async function savePart(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address, { cache: "force-cache", credentials: "omit" });
  if (!response.ok) return;
  const body = await response.blob();
  if (body.size > savedPageLimits.partBytes) return;
  const headers = { "Content-Type": body.type, [savedResponseHeaders.bytes]: String(body.size) };
  await cache.put(address, new Response(body, { headers }));
}
