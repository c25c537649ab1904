// The page is hidden, or left, and may not come back.
export function onHidden(tell: () => void, signal: AbortSignal): void {
  const tellWhenHidden = () => document.visibilityState === "hidden" && tell();
  document.addEventListener("visibilitychange", tellWhenHidden, { signal });
  addEventListener("pagehide", tell, { signal });
}
