const key = "mq_signed_out";

/** Tells the other tabs of this channel that the viewer has signed out; the own tab hears nothing. */
export function notifyTabs(): void {
  try {
    localStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the next press over there tells.
  }
}

/** Calls `left` when the viewer signs out in another tab. Gives the way to stop listening. */
export function onSignedOut(left: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === key) left();
  };
  addEventListener("storage", listen);
  return () => removeEventListener("storage", listen);
}
