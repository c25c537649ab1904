import { withSavedLock, canSave } from "./saved-lock.browser.ts";
import { savedCaches } from "./saved-caches.ts";
import { enforceSavedLimits } from "./tidy.browser.ts";

const key = "mq_saved";

/**
 * Whose pages may be saved: `own` is a mark that tells viewers apart. Somebody else's are forgotten first.
 * docs/security.md SE-150.
 */
export async function saveFor(mark: string): Promise<void> {
  if (localStorage.getItem(key) === mark) return;
  await forgetPersonalPages();
  localStorage.setItem(key, mark);
}

/** Whose pages are saved, if anybody's. */
export function savedViewer(): string | undefined {
  return localStorage.getItem(key) ?? undefined;
}

/** Takes away every page that was one viewer's own, with its pictures. What is being fetched is not stored after it. */
export async function forgetPersonalPages(): Promise<void> {
  try {
    localStorage.removeItem(key);
    if (!canSave() || !(await caches.has(savedCaches.personal))) return;
    await withSavedLock(async () => {
      await caches.delete(savedCaches.personal);
      await enforceSavedLimits();
    });
  } catch {
    // Without storage nothing was saved.
  }
}
