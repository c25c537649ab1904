import { beforeAll } from "vitest";
import { useBlindObservers } from "./blind-observers";

/** Rows are hydrated at once, and no row comes into view by itself. */
export function useStillRows(): void {
  // Usually loaded when a row needs it, here at once.
  beforeAll(async () => void (await import("@/components/sections/row-effects/start-row-effects")));
  useBlindObservers();
}
