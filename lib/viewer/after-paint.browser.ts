/** A page that nobody sees is not painted. */
const maxMs = 100;

/**
 * Resolves once the browser has painted what is drawn now, in the order of the calls: what a press changes is seen
 * before what else follows from it.
 */
export function afterPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, maxMs);
    if (typeof requestAnimationFrame === "function")
      requestAnimationFrame(() => setTimeout(resolve));
  });
}
