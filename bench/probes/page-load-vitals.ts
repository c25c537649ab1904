/** What a page reports of its own loading; times in ms since navigation began. */
export type PageLoadVitals = {
  firstPaint: number;
  largestPaint: number;
  largestPaintOf: string;
  shift: number;
  blocking: number;
  lastLongTask: number;
  interactive: number | undefined;
};

declare global {
  interface Window {
    benchVitals: PageLoadVitals;
  }
}

/**
 * Runs in the page before anything else. The first card counts as interactive when React would
 * hand a click on its link to a component: the link belongs to a tree that has been hydrated and
 * committed, which is the very test React makes when an event arrives. Without a selector no card is observed.
 */
export function watchPageLoadVitals(cardSelector: string | undefined): void {
  const vitals: PageLoadVitals = {
    firstPaint: Number.NaN,
    largestPaint: Number.NaN,
    largestPaintOf: "",
    shift: 0,
    blocking: 0,
    lastLongTask: 0,
    interactive: undefined,
  };
  window.benchVitals = vitals;

  type Entry = PerformanceEntry & { value?: number; hadRecentInput?: boolean; element?: Element };
  const observe = (type: string, note: (entry: Entry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe("paint", ({ name, startTime }) => {
    if (name === "first-contentful-paint") vitals.firstPaint = startTime;
  });
  observe("largest-contentful-paint", ({ startTime, element }) => {
    vitals.largestPaint = startTime;
    vitals.largestPaintOf = element?.tagName.toLowerCase() ?? "";
  });
  observe("layout-shift", ({ value = 0, hadRecentInput }) => {
    if (!hadRecentInput) vitals.shift += value;
  });
  observe("longtask", ({ startTime, duration }) => {
    vitals.blocking += duration - 50;
    vitals.lastLongTask = startTime + duration;
  });

  type Fiber = { alternate: Fiber | null; return: Fiber | null; flags: number };
  const placementOrHydrating = 2 | 4096;
  const isMounted = (start: Fiber): boolean => {
    for (let fiber: Fiber | null = start; fiber; fiber = fiber.return) {
      if (fiber.alternate === null && (fiber.flags & placementOrHydrating) !== 0) return false;
    }
    return true;
  };
  const checkCard = (selector: string) => {
    const card = document.querySelector(selector);
    const cardProps = card ? Object.entries(card) : [];
    const fiber = cardProps.find(([name]) => name.startsWith("__reactFiber$"))?.[1];
    if (fiber && isMounted(fiber)) vitals.interactive = performance.now();
    else setTimeout(checkCard, 8, selector);
  };
  if (cardSelector) checkCard(cardSelector);
}
