import { beforeAll } from "vitest";
import { useBlindObservers } from "./blind-observers";

/** Rows live at once, and nothing comes into view by itself. */
export function useStillRows(): void {
  // Loaded when a row wants it; here it is to be there at once.
  beforeAll(async () => void (await import("@/components/sections/life/start-row")));
  useBlindObservers();
}
