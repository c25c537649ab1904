const awayMs = 60_000;

/** Calls `refresh` when the page is seen again after a minute or more out of sight. */
export function onReturn(refresh: () => void): void {
  let hiddenAt = performance.now();
  document.addEventListener("visibilitychange", () => {
    const now = performance.now();
    if (document.visibilityState === "hidden") hiddenAt = now;
    else if (now - hiddenAt >= awayMs) refresh();
  });
}
