import { vi } from "vitest";

/** A machine under load takes its time; what never comes fails all the same. */
const timeout = 10_000;

/** Waits until this no longer throws, and gives what it gives. */
export const eventually = <T>(look: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(look, { timeout });
