import { expect, test } from "vitest";
import { testsOfTime } from "../../../scripts/lib/checks.mjs";
import { findTests } from "../../../scripts/lib/find-tests.mjs";

test.each(testsOfTime)("the tests of time in %s exist", (path) => {
  expect(findTests([`tests/${path}`]).units).not.toEqual([]);
});
