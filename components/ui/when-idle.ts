// Safari has no requestIdleCallback. The returned function cancels the call.
export function whenIdle(callback: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(callback, 200);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback);
  return () => cancelIdleCallback(handle);
}
