/** A hidden page is not painted. */
const maxMs = 100;

/**
 * Resolves after the browser has painted the current state, in the order of the calls: the viewer sees the effect of
 * a press before further work.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxMs);
    if (typeof requestAnimationFrame === "function")
      requestAnimationFrame(() => setTimeout(resolve));
  });
}
