type Hear = (isInSight: boolean) => void;
type Watched = { observer: IntersectionObserver; hearers: Map<Element, Hear> };

const byMargin = new Map<string, Watched>();

// One observer for all elements with the same margin: the browser looks through each of them at every frame of a
// scroll, and a page has one for each of its hundred rows otherwise. An element is watched once for each margin.
export function watchSight(element: Element, hear: Hear, rootMargin = "0px"): () => void {
  const { observer, hearers } = byMargin.get(rootMargin) ?? watchWith(rootMargin);
  hearers.set(element, hear);
  observer.observe(element);
  return () => {
    observer.unobserve(element);
    hearers.delete(element);
    if (hearers.size === 0) byMargin.delete(rootMargin);
  };
}

function watchWith(rootMargin: string): Watched {
  const hearers: Watched["hearers"] = new Map();
  const tell = (entries: IntersectionObserverEntry[]) => {
    const latest = new Map(entries.map((entry) => [entry.target, entry.isIntersecting]));
    for (const [target, isInSight] of latest) hearers.get(target)?.(isInSight);
  };
  const watched = { observer: new IntersectionObserver(tell, { rootMargin }), hearers };
  byMargin.set(rootMargin, watched);
  return watched;
}
