import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeJson } from "../../../lib/seo/structured-data.ts";

// docs/security.md SE-27
describe("JSON inside a script element", () => {
  test("cannot end the script or begin another", () => {
    const text = safeJson({ name: "</script><script>alert(1)</script><!-- & \u2028\u2029" });
    expect(text).not.toMatch(/[<>&\u2028\u2029]/);
  });

  test("is parsed to the same value, whatever it contains", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.stringify(JSON.parse(safeJson(value)))).toBe(JSON.stringify(value));
      }),
    );
  });
});
