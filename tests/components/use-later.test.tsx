import { act, renderHook } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useLater } from "@/components/ui/use-later";

/** Code that comes, or fails to, when the test says so. */
function awaited() {
  const { promise, resolve, reject } = Promise.withResolvers<{ parts: number }>();
  const onError = vi.fn<() => void>();
  const hook = renderHook(({ isNeeded }) => useLater(isNeeded, () => promise, onError), {
    initialProps: { isNeeded: true },
  });
  return {
    ...hook,
    onError,
    come: () => act(async () => resolve({ parts: 2 })),
    fail: () => act(async () => reject(new Error("offline"))),
  };
}

test("code that is needed is there once it has come", async () => {
  const { result, come } = awaited();
  expect(result.current).toBeUndefined();
  await come();
  expect(result.current).toEqual({ parts: 2 });
});

test("a failure to load code is told to who waits for it", async () => {
  const { onError, fail } = awaited();
  await fail();
  expect(onError).toHaveBeenCalledOnce();
});

test("a failure to load code is told to nobody who is gone", async () => {
  const { onError, fail, unmount } = awaited();
  unmount();
  await fail();
  expect(onError).not.toHaveBeenCalled();
});

test("code that comes when it is not needed any more changes nothing", async () => {
  const { result, come, rerender } = awaited();
  rerender({ isNeeded: false });
  await come();
  expect(result.current).toBeUndefined();
});
