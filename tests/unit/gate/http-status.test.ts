import fc from "fast-check";
import { expect, test } from "vitest";
import { httpStatusOf } from "../../../lib/gate/denial.ts";

test("the status of a screen is always an HTTP error status", () => {
  fc.assert(
    fc.property(fc.oneof(fc.integer(), fc.double()), (code) => {
      const status = httpStatusOf(code);
      return Number.isInteger(status) && status >= 400 && status <= 599;
    }),
  );
});

test("the status of a screen is its code where that is an error status", () => {
  expect([404, 423, 503, 200, 1000].map(httpStatusOf)).toEqual([404, 423, 503, 500, 500]);
});
