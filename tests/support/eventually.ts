import { vi } from "vitest";

/** A machine under load is slow. A condition that never holds still fails. */
const timeout = 10_000;

/** Waits until the function no longer throws, and returns its result. */
export const eventually = <T>(read: () => T | Promise<T>): Promise<T> =>
  vi.waitFor(read, { timeout });
