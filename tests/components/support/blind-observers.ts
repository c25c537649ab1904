import { beforeAll } from "vitest";

class Blind {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** jsdom has no layout: observers never report an element as visible or resized. */
export function useBlindObservers(): void {
  beforeAll(() => {
    Object.assign(globalThis, { IntersectionObserver: Blind, ResizeObserver: Blind });
  });
}
