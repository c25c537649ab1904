import { describe, expect, test } from "vitest";
import { lifetimeOf } from "../../../lib/front/lifetime.ts";

describe("a lifetime", () => {
  test.each([
    ["public, s-maxage=60", { fresh: 60, stale: 60, error: 86_460 }],
    [
      "public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=3600",
      { fresh: 60, stale: 660, error: 3_660 },
    ],
  ])("of %s counts from the making", (control, lifetime) => {
    expect(lifetimeOf(control)).toEqual(lifetime);
  });

  test.each([
    undefined,
    "",
    "public, max-age=60",
    "public, s-maxage=0",
    "s-maxage=60",
    "private, s-maxage=60",
    "public, no-store, s-maxage=60",
  ])("of %s is none", (control) => {
    expect(lifetimeOf(control)).toBeUndefined();
  });

  test("is shortened by a smaller time, never lengthened by a larger", () => {
    const control = "public, s-maxage=60, stale-while-revalidate=600, stale-if-error=100";
    expect(lifetimeOf(control, "10")).toEqual({ fresh: 10, stale: 10, error: 110 });
    expect(lifetimeOf(control, "600")).toEqual({ fresh: 60, stale: 660, error: 160 });
  });
});
