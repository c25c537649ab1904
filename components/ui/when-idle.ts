const maxWaitMs = 3_000;

// Safari has no requestIdleCallback, and a page that draws nothing may never be told that it is idle.
// The returned function cancels the call.
export function whenIdle(callback: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: maxWaitMs });
  return () => cancelIdleCallback(handle);
}
