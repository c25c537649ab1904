import { beforeAll } from "vitest";

/** Rows live at once, and nothing comes into view by itself. */
export function useStillRows(): void {
  beforeAll(async () => {
    // Loaded when a row wants it; here it is to be there at once.
    await import("@/components/sections/life/start-row");
    const blind = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    };
    Object.assign(globalThis, { IntersectionObserver: blind, ResizeObserver: blind });
  });
}
