import { expect, test } from "vitest";
import { timeTestPaths } from "../../../scripts/lib/checks.mjs";
import { findTests } from "../../../scripts/lib/find-tests.mjs";

test.each(timeTestPaths)("the tests of time in %s exist", (path) => {
  expect(findTests([`tests/${path}`]).units).not.toEqual([]);
});
