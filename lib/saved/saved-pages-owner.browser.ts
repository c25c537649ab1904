import { withSavedPagesLock, canSavePages } from "./saved-pages-lock.browser.ts";
import { savedCaches } from "./saved-caches.ts";
import { enforceSavedLimits } from "./enforce-saved-limits.browser.ts";

const key = "mq_saved";

/**
 * Sets the viewer whose pages may be saved: `mark` distinguishes viewers. Pages of another viewer are deleted first.
 * docs/security.md SE-150.
 */
export async function setSavedPagesOwner(mark: string): Promise<void> {
  if (localStorage.getItem(key) === mark) return;
  await forgetPersonalPages();
  localStorage.setItem(key, mark);
}

/** The mark of the viewer whose pages are saved, if any. */
export function getSavedPagesOwner(): string | undefined {
  return localStorage.getItem(key) ?? undefined;
}

/** Deletes all personal pages, with their pictures. Pages that are being fetched are not stored afterwards. */
export async function forgetPersonalPages(): Promise<void> {
  try {
    localStorage.removeItem(key);
    if (!canSavePages() || !(await caches.has(savedCaches.personal))) return;
    await withSavedPagesLock(async () => {
      await caches.delete(savedCaches.personal);
      await enforceSavedLimits();
    });
  } catch {
    // Without storage nothing was saved.
  }
}
