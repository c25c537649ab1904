/** Runs one task at a time in all tabs, so that saving, cleaning up and deleting never overlap. */
export function withSavedPagesLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request("mq-saved", work);
}

/** False where this browser can save nothing. */
export function canSavePages(): boolean {
  return "caches" in self && "serviceWorker" in navigator && "locks" in navigator;
}
