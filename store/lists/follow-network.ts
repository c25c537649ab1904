import { hasWishes } from "./outbox";

const pauseMs = 30_000;

/**
 * Calls `refresh` while wishes wait: when the network is back, and every half minute that the page is seen.
 * A page that the browser brings back asks who is there first, and then for their lists.
 */
export function followNetwork(refresh: () => void): void {
  const retry = () => {
    if (document.visibilityState === "visible" && hasWishes()) refresh();
  };
  addEventListener("online", retry);
  addEventListener("visibilitychange", retry);
  setInterval(retry, pauseMs);
}
