type SightListener = (isInSight: boolean) => void;
type Watched = { observer: IntersectionObserver; listeners: Map<Element, SightListener> };

const byMargin = new Map<string, Watched>();

// One observer for all elements with the same margin: the browser looks through each of them at every frame of a
// scroll, and a page has one for each of its hundred rows otherwise. An element is watched once for each margin.
export function watchVisibility(
  element: Element,
  listener: SightListener,
  rootMargin = "0px",
): () => void {
  const { observer, listeners } = byMargin.get(rootMargin) ?? watchWith(rootMargin);
  listeners.set(element, listener);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    listeners.delete(element);
    if (listeners.size === 0) byMargin.delete(rootMargin);
  };
}

function watchWith(rootMargin: string): Watched {
  const listeners: Watched["listeners"] = new Map();
  const notify = (entries: IntersectionObserverEntry[]) => {
    const latest = new Map(entries.map((entry) => [entry.target, entry.isIntersecting]));
    for (const [target, isInSight] of latest) listeners.get(target)?.(isInSight);
  };
  const watched = { observer: new IntersectionObserver(notify, { rootMargin }), listeners };
  byMargin.set(rootMargin, watched);
  return watched;
}
