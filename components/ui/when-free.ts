// Calls `work` when the browser has nothing else to do; the answer stops it.
export function whenFree(work: () => void): () => void {
  if (!("requestIdleCallback" in window)) {
    const wait = setTimeout(work, 200);
    return () => clearTimeout(wait);
  }
  const wait = requestIdleCallback(work);
  return () => cancelIdleCallback(wait);
}
