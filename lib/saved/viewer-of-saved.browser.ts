import { withSavedLock, canSave } from "./alone.browser.ts";
import { savedCaches } from "./saved-caches.ts";
import { tidy } from "./tidy.browser.ts";

const key = "mq_saved";

/**
 * Whose pages may be saved: `own` is a mark that tells viewers apart. Somebody else's are forgotten first.
 * docs/security.md SE-150.
 */
export async function saveFor(own: string): Promise<void> {
  if (localStorage.getItem(key) === own) return;
  await forgetOwnPages();
  localStorage.setItem(key, own);
}

/** Whose pages are saved, if anybody's. */
export function savedViewer(): string | undefined {
  return localStorage.getItem(key) ?? undefined;
}

/** Takes away every page that was one viewer's own, with its pictures. What is being fetched is not stored after it. */
export async function forgetOwnPages(): Promise<void> {
  try {
    localStorage.removeItem(key);
    if (!canSave() || !(await caches.has(savedCaches.own))) return;
    await withSavedLock(async () => {
      await caches.delete(savedCaches.own);
      await tidy();
    });
  } catch {
    // Without storage nothing was saved.
  }
}
