import { beforeAll } from "vitest";

class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom has no layout: nothing is ever near or sized. */
export function useBlindObservers(): void {
  beforeAll(() => {
    Object.assign(globalThis, { IntersectionObserver: Blind, ResizeObserver: Blind });
  });
}
