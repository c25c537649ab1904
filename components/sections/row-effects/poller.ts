/** A task that is repeated while its row is visible. `requestedAt` is epoch ms. */
export type PolledTask = { isVisible: boolean; requestedAt: number; poll: () => void };

const everyMs = 60_000;
const jitterMs = 5_000;

// One timer for all rows. It pauses while the page is hidden or offline, and polls at once when the page returns after
// more than a minute. The jitter spreads the requests of all browsers.
export function createPoller(random: () => number = Math.random) {
  const all = new Set<PolledTask>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  const update = () => {
    clearTimeout(timer);
    timer = undefined;
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    const visible = [...all].filter(({ isVisible }) => isVisible);
    if (visible.length === 0) return;
    const now = Date.now();
    for (const one of visible) {
      if (now - one.requestedAt < everyMs - jitterMs) continue;
      one.requestedAt = now;
      one.poll();
    }
    const next = Math.min(...visible.map(({ requestedAt }) => requestedAt)) + everyMs - now;
    timer = setTimeout(update, Math.max(0, next) + (2 * random() - 1) * jitterMs);
  };

  document.addEventListener("visibilitychange", update);
  addEventListener("online", update);
  addEventListener("offline", update);

  return {
    update,
    add: (polled: PolledTask) => void all.add(polled),
    remove: (polled: PolledTask) => {
      all.delete(polled);
      update();
    },
  };
}
