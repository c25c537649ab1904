import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useLazyModule } from "@/components/ui/use-lazy-module";

/** Code that loads, or fails to load, when the test decides. */
function awaited() {
  const { promise, resolve, reject } = Promise.withResolvers<{ parts: number }>();
  const onError = vi.fn<() => void>();
  const hook = renderHook(({ isNeeded }) => useLazyModule(isNeeded, () => promise, onError), {
    initialProps: { isNeeded: true },
  });
  return {
    ...hook,
    onError,
    come: () => act(async () => resolve({ parts: 2 })),
    fail: () => act(async () => reject(new Error("offline"))),
  };
}

test("needed code is available once it has loaded", async () => {
  const { result, come } = awaited();
  expect(result.current).toBeUndefined();
  await come();
  expect(result.current).toEqual({ parts: 2 });
});

test("a failure to load code is passed to the waiting component", async () => {
  const { onError, fail } = awaited();
  await fail();
  expect(onError).toHaveBeenCalledOnce();
});

test("a failure to load code is not passed to an unmounted component", async () => {
  const { onError, fail, unmount } = awaited();
  unmount();
  await fail();
  expect(onError).not.toHaveBeenCalled();
});

test("code that loads after it is needed changes nothing", async () => {
  const { result, come, rerender } = awaited();
  rerender({ isNeeded: false });
  await come();
  expect(result.current).toBeUndefined();
});
