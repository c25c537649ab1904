import {
  savedCaches,
  savedResponseHeaders,
  savedPageLimits,
  type SavedPageCache,
} from "./saved-caches.ts";

/** A saved page, by its headers. */
type SavedPage = {
  cache: SavedPageCache;
  path: string;
  bytes: number;
  at: number;
  parts: string[];
};

/**
 * Deletes the oldest saved pages above the limits, and every part that no saved page uses. Call it with the lock
 * (`withSavedLock`). docs/behaviour.md BE-352.
 */
export async function enforceSavedLimits(): Promise<void> {
  const pages = [...(await pagesOf("pages")), ...(await pagesOf("personal"))].toSorted(
    (a, b) => b.at - a.at,
  );
  const parts = await caches.open(savedCaches.parts);
  const sizes = await sizesOf(parts);
  const named = new Set<string>();
  const count = { pages: 0, personal: 0 };
  let bytes = 0;
  for (const page of pages) {
    const news = page.parts.filter((part) => !named.has(part));
    const more = news.reduce((sum, part) => sum + (sizes.get(part) ?? 0), page.bytes);
    const fits =
      count[page.cache] < savedPageLimits[page.cache] && bytes + more <= savedPageLimits.allBytes;
    if (!fits) {
      await (await caches.open(savedCaches[page.cache])).delete(page.path);
      continue;
    }
    count[page.cache] += 1;
    bytes += more;
    for (const part of news) named.add(part);
  }
  const unnamed = [...sizes.keys()].filter((part) => !named.has(part));
  await Promise.all(unnamed.map((part) => parts.delete(part)));
}

async function pagesOf(cache: SavedPageCache): Promise<SavedPage[]> {
  if (!(await caches.has(savedCaches[cache]))) return [];
  const saved = await caches.open(savedCaches[cache]);
  const requests = await saved.keys();
  return Promise.all(
    requests.map(async (request) => {
      const headers = (await saved.match(request))?.headers ?? new Headers();
      return {
        cache,
        path: new URL(request.url).pathname,
        bytes: numberIn(headers, savedResponseHeaders.bytes),
        at: numberIn(headers, savedResponseHeaders.at),
        parts: partsIn(headers),
      };
    }),
  );
}

async function sizesOf(parts: Cache): Promise<Map<string, number>> {
  const requests = await parts.keys();
  const sizes = requests.map(async (request) => {
    const headers = (await parts.match(request))?.headers ?? new Headers();
    return [request.url, numberIn(headers, savedResponseHeaders.bytes)] as const;
  });
  return new Map(await Promise.all(sizes));
}

function numberIn(headers: Headers, name: string): number {
  return Number(headers.get(name)) || 0;
}

/** The URLs of a page's parts, separated by blanks. */
function partsIn(headers: Headers): string[] {
  return (headers.get(savedResponseHeaders.parts) ?? "").split(" ").filter(Boolean);
}
