import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safePath } from "../../../lib/urls/site-paths.ts";
import { bases, hostileTargets, sameOriginTargets } from "../../support/hostile-targets.ts";

const origin = "http://demo.localhost:3000";

// docs/security.md SE-18
describe("the function for redirect targets", () => {
  test("is tried with at least 500 hostile targets", () => {
    expect(new Set(hostileTargets).size).toBeGreaterThan(500);
  });

  test.each(bases)("allows no hostile target off %s, as browsers read it", (base) => {
    const siteOrigin = new URL(base).origin;
    const escaped = hostileTargets.filter((target) => {
      const path = safePath(target, base);
      const isPath = /^\/(?![/\\])/.test(path) && !/[\u0000-\u001f\u007f\\]/.test(path);
      // The result is parsed again by the browser, and by code that puts an origin in front.
      return (
        !isPath || new URL(path, base).origin !== siteOrigin || !URL.canParse(siteOrigin + path)
      );
    });
    expect(escaped).toEqual([]);
  });

  test("replaces a target with another host, or the beginning of one, with home", () => {
    const begins = (target: string) => !/^\/(?![/\\])/.test(target);
    for (const target of hostileTargets.filter(begins)) expect(safePath(target, origin)).toBe("/");
  });

  test.each(sameOriginTargets)("accepts %s as a path of the site", (target) => {
    for (const base of bases) expect(safePath(target, base)).toBe(target);
  });

  test.each(["", null, undefined])("replaces %j with home", (target) => {
    expect(safePath(target, origin)).toBe("/");
  });

  test("returns the same for its own result", () => {
    fc.assert(
      fc.property(fc.constantFrom(...hostileTargets, ...sameOriginTargets), (target) => {
        const path = safePath(target, origin);
        expect(safePath(path, origin)).toBe(path);
      }),
    );
  });

  test("returns no target outside the origin", () => {
    const bits = fc.constantFrom(
      "/",
      "\\",
      ".",
      "..",
      "@",
      ":",
      "%2f",
      "%5c",
      "evil",
      "\t",
      "?",
      "#",
    );
    const target = fc.array(fc.oneof(bits, fc.string({ maxLength: 3 }))).map((all) => all.join(""));
    fc.assert(
      fc.property(target, (text) => {
        for (const each of [text, `/${text}`]) {
          expect(new URL(safePath(each, origin), origin).origin).toBe(origin);
        }
      }),
      { numRuns: 2_000 },
    );
  });
});
