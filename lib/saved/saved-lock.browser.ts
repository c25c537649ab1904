/** One at a time, in all tabs: what is saved, tidied or forgotten never meets. */
export function withSavedLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks.request("mq-saved", work);
}

/** False where this browser can save nothing. */
export function canSave(): boolean {
  return "caches" in self && "serviceWorker" in navigator && "locks" in navigator;
}
