const maxWaitMs = 3_000;

// Safari has no requestIdleCallback, and a page that renders nothing may never get its idle callback.
// The returned function cancels the call.
export function whenIdle(callback: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: maxWaitMs });
  return () => cancelIdleCallback(handle);
}
