import { expect, test } from "vitest";
import { cachePromiseUntilFailure } from "../../lib/memoize.ts";

test("a promise is created once for a key, and one that failed is created again", async () => {
  const map = new Map<string, Promise<number>>();
  let made = 0;
  const make = async () => {
    made += 1;
    if (made === 1) throw new Error("not yet");
    return made;
  };
  const first = [
    cachePromiseUntilFailure(map, "a", make),
    cachePromiseUntilFailure(map, "a", make),
  ];
  expect(await Promise.allSettled(first)).toMatchObject([
    { status: "rejected" },
    { status: "rejected" },
  ]);
  expect(await cachePromiseUntilFailure(map, "a", make)).toBe(2);
  expect(await cachePromiseUntilFailure(map, "a", make)).toBe(2);
});
