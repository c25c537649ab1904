let isBack = false;

// True while the browser goes back or forward, and until the viewer presses something.
export const isHistoryTraversal = (): boolean => isBack;

if (typeof window !== "undefined") {
  const pressed = () => (isBack = false);
  addEventListener("popstate", () => (isBack = true));
  addEventListener("click", pressed, true);
  addEventListener("submit", pressed, true);
}
